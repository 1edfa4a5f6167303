import { formatLei } from "~/platform/format/money";
import type { PdfPart, PdfRun, PdfText } from "~/platform/format/pdf-text";
import type { Settings } from "~/platform/settings/settings.server";
import { deliveryOf } from "~/sales/orders/buyer-details";
import { planOf } from "~/sales/orders/order-plan";
import { chargesInWords } from "~/sales/orders/order-transport";
import type { Order } from "~/sales/orders/order.server";

import { type NotedOrder, inBoth, piecesTable, blanks } from "./note-table";
import type { NoteWords } from "./note-words.server";

/**
 * The paper that goes with an order and is signed at the door: what is handed over to whom and where, what is
 * collected, and lines to write on. In Romanian, and beside it in the customer's language, so that nobody signs
 * what they cannot read. Its only price is the sum to collect; signing it takes away no right that the law gives.
 */
export function deliveryNote(
  noted: NotedOrder,
  { company, general }: Pick<Settings, "company" | "general">,
  { words, madeAt }: { words: readonly NoteWords[]; madeAt: string },
): PdfText {
  const { staff } = noted;
  const both = (write: (one: NoteWords) => string) => inBoth(words, write);
  const facts: Fact[] = [
    [({ t }) => t("seller"), sellerOf({ company, general })],
    [({ t }) => t("buyer"), receiverOf(staff)],
    ...placeOf(staff, general.address),
    [({ t }) => t("phone"), staff.phone],
    [({ t }) => t("order"), staff.number],
    ...bookedFor(noted, words),
    ...servicesOf(staff, words),
    ...documentsOf(staff, words),
    ...collected(noted),
  ];
  const blocks: PdfPart[] = [
    ...(staff.is_trial === 1
      ? [paragraph([{ text: both(({ trial }) => trial), style: "bold" }])]
      : []),
    ...facts.map(([label, value]) =>
      paragraph([{ text: `${both(label)}: ` }, { text: value, style: "bold" }]),
    ),
    piecesTable(noted, words),
    ...words.map(({ t }) => paragraph([{ text: t("rights") }])),
    blanks(both),
  ];
  return {
    title: both(({ t }) => t("title")),
    subtitle: "",
    footer: staff.number,
    language: "ro",
    madeAt,
    layout: "sheet",
    blocks,
  };
}

type Fact = [label: (one: NoteWords) => string, value: string];

function sellerOf({ company, general }: Pick<Settings, "company" | "general">): string {
  return [company.name, company.seat || general.address, general.phone].filter(Boolean).join(", ");
}

function receiverOf(order: Order): string {
  const { name } = deliveryOf(order);
  const isCompany = order.buyer_kind === "company" && order.delivery_address === "";
  return isCompany ? `${order.company_name}, ${name}` : name;
}

function placeOf(order: Order, showroom: string): Fact[] {
  if (order.delivery_method === "pickup") return [[({ t }) => t("pickup"), showroom]];
  const { address, place } = deliveryOf(order);
  return [[({ t }) => t("address"), [address, place].filter(Boolean).join(", ")]];
}

function bookedFor({ delivery }: NotedOrder, words: readonly NoteWords[]): Fact[] {
  if (!delivery) return [];
  return [[({ t }) => t("booked"), inBoth(words, ({ when }) => when(delivery))]];
}

/** What was ordered besides the transport; nothing where the pieces are fetched. */
function servicesOf(order: Order, words: readonly NoteWords[]): Fact[] {
  if (order.delivery_method === "pickup") return [];
  const services = inBoth(words, ({ t, delivery }) => {
    const [, ...ordered] = chargesInWords(order, delivery).map(({ label }) => label);
    return ordered.join(", ") || t("noServices");
  });
  return [[({ t }) => t("services"), services]];
}

/** Invoices by their numbers; a proforma is no paper of a delivery. */
function documentsOf({ documents }: Order, words: readonly NoteWords[]): Fact[] {
  const invoices = documents.filter(({ kind }) => kind !== "proforma");
  invoices.reverse();
  if (invoices.length === 0) return [];
  const names = invoices.map(
    ({ kind, name }) => `${inBoth(words, ({ kinds }) => kinds(kind))} ${name}`,
  );
  return [[({ t }) => t("documents"), names.join(", ")]];
}

/** The sum that is paid at the door; customers who pay otherwise have paid before, or are asked by mail. */
function collected({ staff, part }: NotedOrder): Fact[] {
  if (staff.payment_method !== "cash_on_delivery") return [];
  const open = planOf(staff).filter(({ leftBani }) => leftBani > 0);
  const leftBani = part ? part.dueBani : open.reduce((sum, due) => sum + due.leftBani, 0);
  return leftBani > 0 ? [[({ t }) => t("collect"), formatLei(leftBani, "ro")]] : [];
}

function paragraph(runs: PdfRun[]): PdfPart {
  return { kind: "paragraph", depth: 0, runs };
}
