import type { Admin } from "~/platform/settings/audit-log.server";

/** Who records what the card provider reports: nobody of the staff. Its name is the same everywhere. */
export const cardActor: Admin = { id: "card", email: "card" };
