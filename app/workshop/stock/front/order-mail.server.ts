import { mailShop } from "~/platform/env/env.server";
import { formatDay } from "~/platform/format/dates";
import { makePdf } from "~/platform/format/make-file.server";
import { sha256 } from "~/platform/format/sha256.server";
import { workingDaysAhead } from "~/platform/format/working-days";
import { fallbackLanguage } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { keepMailFile, type MailAttachment } from "~/platform/mail/mail-files.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { findSettings, type Settings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { orderCsv, orderPdf, type WrittenOrder } from "../orders/order-files.server";
import { findKnownArticles } from "./known-articles.server";
import { totalOf } from "./order-state";
import { numberOf, type SupplierOrder } from "./supplier-order.server";
import { totalText } from "./total-text";

/**
 * The day on which an order is to be here that is sent on a day: its own, or as the supplier's days say it where it has
 * none, or one that has passed.
 */
export function expectedDay({ expectedOn, supplier }: SupplierOrder, today: string): string {
  const isAhead = expectedOn !== null && expectedOn >= today;
  return isAhead ? expectedOn : workingDaysAhead(today, supplier.days);
}

function written(order: SupplierOrder, day: string): WrittenOrder {
  const { supplier, note, lines } = order;
  return {
    number: numberOf(order),
    supplier: supplier.name,
    day,
    expectedOn: expectedDay(order, day),
    note,
    lines,
  };
}

/** An order as a file, in Romanian. Refuses by an error a page that takes too long to set. */
export async function makeOrderFile(
  order: SupplierOrder,
  kind: "pdf" | "csv",
  day: string,
  db: Db = shopDatabase(),
): Promise<Uint8Array> {
  const { known } = await findKnownArticles(fallbackLanguage, db);
  const text = written(order, day);
  if (kind === "csv") return new TextEncoder().encode(orderCsv(text, known));
  return makePdf(orderPdf(text, known, await findSettings(db)));
}

const types = { pdf: "application/pdf", csv: "text/csv; charset=utf-8" } as const;

/** What the names of an order's files in mails begin with. */
const fileName = ({ id }: Pick<SupplierOrder, "id">) => `supplier-order ${id} `;

/** Keeps the page and the table of an order for its mail. */
export async function keepOrderFiles(
  order: SupplierOrder,
  day: string,
  db: Db,
): Promise<MailAttachment[]> {
  const files: MailAttachment[] = [];
  // What is written of the articles may change while the order does not.
  const said = sha256(JSON.stringify(order.lines.map(({ code, fitting }) => [code, fitting])));
  for (const kind of ["pdf", "csv"] as const) {
    const fileId = `${fileName(order)}${order.version} ${said} ${day} ${kind}`;
    const make = () => makeOrderFile(order, kind, day, db);
    await keepMailFile({ id: fileId, type: types[kind], make }, db);
    files.push({ fileId, name: `${numberOf(order)}.${kind}` });
  }
  return files;
}

/** What a mail to a supplier is about. */
const kinds = ["order", "cancelled", "short"] as const;

type MailKind = (typeof kinds)[number];

/** What the ids of an order's mails begin with, those of one kind or of all. */
const markOf = ({ id }: Pick<SupplierOrder, "id">, kind?: MailKind) =>
  `supplier-order-${id}-${kind ? `${kind}-` : ""}`;

/** The mail that orders, with its files, or that takes back what did not come yet. */
export function composeOrderMail(
  order: SupplierOrder,
  news: { kind: "order"; files: MailAttachment[]; day: string } | { kind: "cancelled" | "short" },
  { general }: Settings,
): Mail {
  const t = translateIn(fallbackLanguage, ["office-buying", "mail"]);
  const number = numberOf(order);
  const isOrder = news.kind === "order";
  const total = totalOf(order.lines);
  const totalWords = totalText(total, translateIn(fallbackLanguage, "office-buying"));
  const sum: [string, string] = [t("sum"), totalWords];
  const day = isOrder ? `${expectedDay(order, news.day)}T12:00:00.000Z` : "";
  return {
    mark: markOf(order, news.kind),
    recipient: order.supplier.email,
    replyTo: mailShop ?? general.email,
    attachments: isOrder ? news.files : [],
    ...renderMail({
      language: fallbackLanguage,
      subject: t(`mails.${news.kind}.subject`, { number, shop: general.siteName }),
      greeting: t("mail:hello"),
      paragraphs: [
        t(`mails.${news.kind}.text`, { number }),
        ...(isOrder && order.note !== "" ? [order.note] : []),
      ],
      facts: isOrder
        ? [
            [t("number"), number],
            [t("expected"), formatDay(day, fallbackLanguage)],
            ...(total.bani === null ? [] : [sum]),
          ]
        : [],
      closing: t("mail:confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}

/** How the newest mail about an order goes: sent, tried in vain so far, or given up. */
export interface OrderMail {
  kind: MailKind;
  state: "waiting" | "sent" | "failing" | "failed";
  /** What the mail's server said last; empty where it said nothing. */
  error: string;
}

/** The newest mail about an order, also that of its end; undefined where there is none, or none any more. */
export async function findOrderMail(
  order: Pick<SupplierOrder, "id">,
  db: Db = shopDatabase(),
): Promise<OrderMail | undefined> {
  const mail = await db
    .selectFrom("outbox")
    .select(["id", "sent_at", "failed_at", "last_error"])
    .where("id", "like", `${markOf(order)}%`)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const kind = kinds.find((one) => mail?.id.startsWith(markOf(order, one)));
  if (!mail || !kind) return undefined;
  const { sent_at, failed_at, last_error: error } = mail;
  const tried = error === null ? "waiting" : "failing";
  return {
    kind,
    state: sent_at !== null ? "sent" : failed_at !== null ? "failed" : tried,
    error: sent_at === null ? (error ?? "") : "",
  };
}
