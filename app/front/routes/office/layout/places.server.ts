import { mayDo, type Work } from "~/people/identity/roles";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import type { Role } from "~db/schema";
import type texts from "~locales/ro/office.json";

import type { PlaceIconName } from "./place-icon";

/** The pages of the back office in their order (spec §2), each with whose work it is. */
const places: readonly Place[] = [
  { label: "dashboard", to: paths.office(), work: "sales" },
  { label: "products", to: officePaths.products(), work: "sales" },
  { label: "categories", to: officePaths.categories(), work: "sales" },
  { label: "materials", to: officePaths.options(), work: "sales" },
  { label: "search", to: officePaths.search(), work: "sales" },
  {
    label: "workshop",
    to: officePaths.workshop(),
    icon: "customization",
    work: "administration",
  },
  { label: "orders", to: officePaths.orders(), work: "sales" },
  { label: "appointments", to: officePaths.appointments(), work: "any" },
  { label: "documents", to: officePaths.document(), icon: "pages", work: "sales" },
  { label: "eInvoice", to: officePaths.document("e-factura"), icon: "journal", work: "sales" },
  { label: "statements", to: officePaths.statements(), icon: "journal", work: "sales" },
  { label: "accounts", to: officePaths.bookkeeping(), icon: "pages", work: "sales" },
  { label: "quotes", to: officePaths.quotes(), icon: "mail", work: "sales" },
  { label: "models", to: officePaths.savedDesigns(), icon: "customization", work: "sales" },
  { label: "production", to: officePaths.production(), work: "workshop" },
  { label: "batches", to: officePaths.batches(), work: "workshop" },
  { label: "offcuts", to: officePaths.offcuts(), work: "workshop" },
  { label: "stock", to: officePaths.stock(), icon: "materials", work: "workshop" },
  { label: "swatches", to: officePaths.swatches(), icon: "materials", work: "any" },
  { label: "withdrawals", to: officePaths.withdrawals(), icon: "return", work: "sales" },
  { label: "claims", to: officePaths.claims(), icon: "mail", work: "sales" },
  { label: "discounts", to: officePaths.discounts(), icon: "categories", work: "sales" },
  { label: "figures", to: officePaths.figures(), icon: "dashboard", work: "sales" },
  { label: "feeds", to: officePaths.feeds(), icon: "launch", work: "administration" },
  { label: "cards", to: officePaths.cards(), icon: "settings", work: "administration" },
  { label: "delivery", to: officePaths.delivery(), icon: "launch", work: "administration" },
  { label: "users", to: officePaths.users(), icon: "account", work: "administration" },
  { label: "messages", to: officePaths.messages(), icon: "mail", work: "sales" },
  { label: "reviews", to: officePaths.reviews(), icon: "quality", work: "sales" },
  { label: "questions", to: officePaths.questions(), icon: "mail", work: "sales" },
  { label: "newsletter", to: officePaths.newsletter(), icon: "mail", work: "administration" },
  { label: "gallery", to: officePaths.gallery(), work: "sales" },
  { label: "pages", to: officePaths.pages(), work: "administration" },
  { label: "settings", to: officePaths.settings(), work: "administration" },
  { label: "assistant", to: officePaths.assistant(), work: "administration" },
  { label: "journal", to: officePaths.auditLog(), work: "administration" },
  { label: "launch", to: officePaths.launch(), work: "administration" },
];

type Label = keyof typeof texts.places;
/** A label, where it leads, and the icon where it does not have the label's name. */
type Place = { to: string; work: Work } & (
  | { label: Label & PlaceIconName; icon?: undefined }
  | { label: Label; icon: PlaceIconName }
);

/** A page that somebody may open: its label's key, where it is, its icon. */
export interface ShownPlace {
  label: Label;
  to: string;
  icon: PlaceIconName;
}

/** The pages of a role. They are data of the page, so that no browser carries those of all roles. */
export function placesFor(role: Role): ShownPlace[] {
  return places
    .filter(({ work }) => mayDo(role, work))
    .map(({ label, to, icon = label as PlaceIconName }) => ({ label, to, icon }));
}
