import { addDays, dayOf } from "~/platform/format/dates";
import { findSettings, type Settings } from "~/platform/settings/settings.server";
import { findFreeSlots } from "~/sales/appointments/front/slots.server";
import type { Db } from "~db/engine";

import { addTeam } from "../../appointments/teams";
import { placePlans, wardrobePlan } from "../../orders-placed";
import { openDesk } from "../../quotes/desk";
import { buyerDetails } from "../../world";
import type { Order, World } from "./world";

/** A shop with one request for a quote, one order whose transport is open, and one team. */
export interface Stage {
  db: Db;
  desk: Awaited<ReturnType<typeof openDesk>>;
  settings: Settings;
  now: Date;
  /** Four hours of the team, which has one place at a time. */
  slots: { start: string; end: string }[];
  world: World;
  /** What was answered and must stay as it was, by table and id. */
  frozen: Map<string, string>;
  story: string[];
}

export const admin = { id: "ana", email: "ana@example.com" };

const far = { county: "RO-CJ", sector: "", city: "Cluj-Napoca", postalCode: "400001" };

export async function setStage(): Promise<Stage> {
  const desk = await openDesk();
  const { db } = desk;
  await addTeam(db, { kinds: ["measuring", "delivery"] });
  const details = { ...buyerDetails, ...far };
  const { token } = await placePlans(db, [[wardrobePlan, 1]], { status: "new", details });
  const now = new Date();
  const from = dayOf(now.toISOString());
  const where = { kind: "measuring", county: "RO-B", now } as const;
  const free = await findFreeSlots({ ...where, from, to: addDays(from, 14) }, {}, db);
  const world: World = {
    request: { state: "new", quotes: [], form: "" },
    orders: [await readOrder(token, "to_quote", db)],
    visits: [],
  };
  return {
    db,
    desk,
    now,
    world,
    settings: await findSettings(db),
    slots: free.slice(0, 4).map(({ start, end }) => ({ start, end })),
    frozen: new Map(),
    story: [],
  };
}

/** An order as it begins. */
export async function readOrder(
  token: string,
  transport: Order["transport"],
  db: Db,
): Promise<Order> {
  const row = await db
    .selectFrom("orders")
    .select(["id", "number", "total_bani", "advance_bani"])
    .where("token", "=", token)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    number: row.number,
    token,
    status: "new",
    transport,
    totalBani: row.total_bani,
    advanceBani: row.advance_bani,
    paidBani: 0,
    loweredBani: 0,
    proformas: 0,
    offers: [],
    drawings: [],
    promises: [],
    claims: [],
  };
}
