import { findSettings } from "~/platform/settings/settings.server";
import { findDeliveryNote } from "~/sales/handover/note/find-delivery-note.server";
import { composeStatusMail } from "~/sales/orders/mails/status-mail.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import type { Db } from "~db/engine";

import { mainOf } from "../routes/reading";
import { textOf, type Visitor } from "../visitor";
import type { Surface } from "./buy";
import { plain } from "./said";

export interface Readers {
  db: Db;
  /** Who bought, and reads in the order's language. */
  customer: Visitor;
  /** Whether the buyer has an account. */
  isSignedIn: boolean;
  /** An administrator, who reads Romanian. */
  desk: Visitor;
}

/** Every page and paper that speaks of an order as it stands now, but its mails of before. */
export async function readSurfaces(
  token: string,
  { db, customer, isSignedIn, desk }: Readers,
): Promise<Record<SurfaceName, Surface>> {
  const order = (await findOrderByToken(token, db))!;
  const { number, language } = order;
  const own = async (path: string) => mainOf(await customer.get(path));
  const office = async (path: string) => mainOf(await desk.get(path));
  const page = await own(`/comanda/${token}`);
  const account = isSignedIn ? await own("/cont/comenzi") : "";
  const mail = composeStatusMail(order, await findSettings(db)).text;
  const row = async (path: string) => {
    const { page: list } = await desk.get(path);
    return textOf(
      list.querySelectorAll("main tbody tr").find((one) => textOf(one).includes(number)) ?? null,
    );
  };
  const texts = {
    "order page": [language, page],
    account: [language, account],
    "status mail": [language, mail],
    desk: ["ro", await office(`/admin/comenzi/${number}`)],
    "order list": ["ro", await row(`/admin/comenzi?cauta=${number}`)],
    production: ["ro", await row("/admin/productie")],
  } as const;
  return Object.fromEntries(
    Object.entries(texts).map(([name, [spoken, text]]) => [
      name,
      { name, language: spoken, text: plain(text) },
    ]),
  ) as Record<SurfaceName, Surface>;
}

export type SurfaceName =
  | "order page"
  | "account"
  | "status mail"
  | "desk"
  | "order list"
  | "production";

/** Which of the desk's lists of things to do name an order. */
export async function readToDo(
  token: string,
  { db, desk }: Readers,
): Promise<Record<"transport" | "drawings" | "refund", boolean>> {
  const { number } = (await findOrderByToken(token, db))!;
  const isIn = async (list: string) =>
    mainOf(await desk.get(`/admin/comenzi?stare=${list}`)).includes(number);
  return {
    transport: await isIn("transport"),
    drawings: await isIn("drawings"),
    refund: await isIn("refund"),
  };
}

/** The papers of an order, the oldest first, as the desk reads them: in Romanian and the buyer's language. */
export async function readPapers(token: string, { db, desk }: Readers) {
  const { id, language } = (await findOrderByToken(token, db))!;
  const rows = await db
    .selectFrom("documents")
    .select(["id", "kind", "name", "total_bani"])
    .where("order_id", "=", id)
    .orderBy("issued_at")
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      language,
      text: plain(mainOf(await desk.get(`/admin/documente/${row.id}`))),
    })),
  );
}

/** The paper that is signed at the door; empty where there is none. */
export async function readDeliveryNote(token: string, { db }: Readers): Promise<string> {
  const { number } = (await findOrderByToken(token, db))!;
  const note = await findDeliveryNote(number, new Date(), undefined, db);
  return plain(JSON.stringify(note?.blocks ?? []));
}
