import { dayOf } from "~/format/dates";
import { translateIn } from "~/i18n/translate.server";
import { fallbackLanguage, type Language } from "~/languages";
import { findVat } from "~/shop/vat-rates.server";
import type { Db } from "~db/engine";

import { partOf, reversed, splitTogether, splitWithVat, totalOf, type Split } from "./amounts";
import { findBilledOrder, isAllReturned, type BilledOrder } from "./billed-order.server";
import type { DocumentContent, DocumentLine, DocumentReference } from "./document-content";
import {
  findStanding,
  listIssued,
  remainingLines,
  sumInvoiced,
  type IssuedDocument,
} from "./issued-documents.server";
import { issueDocument } from "./issue-document.server";

/**
 * Issues what a payment asks for, in its transaction (Fiscal Code, art. 319): an advance invoice at
 * the rate of the day for money that comes before the delivery; for a refund a storno. Money that
 * comes after the final invoice pays that one and has no document of its own. `amountBani` is below
 * zero for a refund; the order's payments already count it. Returns by how much the refund reduces
 * what the order comes to, in bani.
 */
export async function documentPayment(
  orderId: string,
  payment: { id: string; amountBani: number },
  at: Date,
  trx: Db,
): Promise<number> {
  const order = await findBilledOrder(orderId, trx);
  const issued = await listIssued(orderId, trx);
  if (payment.amountBani < 0) return stornoRefund(order, issued, payment, at, trx);
  if (findStanding("final", issued)) return 0;
  const { percent } = await findVat(at, trx);
  const line = sumLine("advance", payment.amountBani, { order, percent });
  const cause = `payment:${payment.id}`;
  await issueDocument(order, { kind: "advance", cause, lines: [line] }, at, trx);
  return 0;
}

/**
 * A refund takes back what is invoiced beyond the money that is left: nothing, where a withdrawal has
 * taken it back already. Before the delivery it takes advances back, the newest first; after it, it
 * reduces the final invoice.
 */
async function stornoRefund(
  order: BilledOrder,
  issued: IssuedDocument[],
  { id, amountBani }: { id: string; amountBani: number },
  at: Date,
  trx: Db,
): Promise<number> {
  const refundBani = -amountBani;
  const invoicedBani = sumInvoiced(issued);
  const owedBefore = Math.max(0, invoicedBani - (order.paidBani + refundBani));
  let leftBani = Math.min(refundBani, invoicedBani - order.paidBani - owedBefore);
  const final = findStanding("final", issued);
  if (final && leftBani > 0) {
    const percent = final.content.taxes[0]?.percent ?? order.vatPercent;
    const line = sumLine("reduction", -leftBani, { order, percent });
    await storno(order, final, { cause: `payment:${id}`, lines: [line] }, at, trx);
    return leftBani;
  }
  for (const advance of issued.filter(({ kind }) => kind === "advance").reverse()) {
    const { totalBani } = totalOf(remainingLines(advance, issued));
    const takenBani = Math.min(leftBani, totalBani);
    if (takenBani <= 0) continue;
    const lines =
      takenBani === totalBani
        ? reversed(remainingLines(advance, issued))
        : [
            sumLine("advance", -takenBani, {
              order,
              percent: advance.content.lines[0]?.vatPercent ?? order.vatPercent,
            }),
          ];
    await storno(order, advance, { cause: `payment:${id}:${advance.id}`, lines }, at, trx);
    leftBani -= takenBani;
  }
  return 0;
}

/**
 * Issues the final invoice in the transaction of the delivery: the pieces at the rate of the day, less
 * the advances at their own rates (art. 291 par. 6). Pieces that a withdrawal has taken back already
 * are not in it.
 */
export async function documentDelivery(orderId: string, at: Date, trx: Db): Promise<void> {
  const order = await findBilledOrder(orderId, trx);
  const issued = await listIssued(orderId, trx);
  const { percent } = await findVat(at, trx);
  const pieces = orderedLines(order, percent);
  if (pieces.length === 0) return;
  const advances = issued
    .filter(({ kind }) => kind === "advance")
    .flatMap((advance) =>
      remainingLines(advance, issued).map((line) => ({
        ...reversed([line])[0]!,
        ...advanceNames(order, advance),
        quantity: -1,
        refersTo: referenceOf(advance),
      })),
    );
  const lines = [...pieces, ...advances];
  const today = dayOf(at.toISOString());
  const dueOn = totalOf(lines).totalBani > 0 ? today : null;
  const final = { kind: "final", cause: `delivery:${orderId}`, lines, dueOn } as const;
  const discount = discountIn(order);
  await issueDocument(order, { ...final, deliveredOn: today, discount }, at, trx);
}

/**
 * Issues the storno that an accepted withdrawal asks for, in its transaction: the pieces that came
 * back, as the final invoice has them, and with the last of them the transport (OUG 34/2014, art. 13).
 * Before the delivery there is nothing to take back; the refund of the advance does that. `returned` has how many pieces of each of the order's lines came back.
 */
export async function documentWithdrawal(
  { id, orderId, returned }: { id: string; orderId: string; returned: ReadonlyMap<string, number> },
  at: Date,
  trx: Db,
): Promise<void> {
  const order = await findBilledOrder(orderId, trx);
  const issued = await listIssued(orderId, trx);
  const final = findStanding("final", issued);
  if (!final) return;
  const left = remainingLines(final, issued);
  const pieces = final.content.lines.flatMap((line) => {
    const taken = returned.get(line.orderLineId ?? "") ?? 0;
    if (taken === 0) return [];
    const leftOf = left.find(({ orderLineId }) => orderLineId === line.orderLineId)?.quantity ?? 0;
    const quantity = Math.min(taken, leftOf);
    const piece = order.lines.find(({ id: lineId }) => lineId === line.orderLineId)!;
    // As much as is owed for them, whatever the parts of the net are rounded to.
    const grossBani = partOf(piece.grossBani, {
      ...{ all: piece.quantity, before: piece.returned - taken, taken: quantity },
    });
    const before = line.quantity - leftOf;
    const netBani = partOf(line.netBani, { all: line.quantity, before, taken: quantity });
    return reversed([{ ...line, netBani, vatBani: grossBani - netBani, quantity }]);
  });
  const isAllBack = isAllReturned(order);
  const transport = left.filter(({ kind }) => isAllBack && kind === "transport");
  const lines = [...pieces, ...reversed(transport)];
  if (lines.length === 0) return;
  await storno(order, final, { cause: `withdrawal:${id}`, lines }, at, trx);
}

/**
 * Issues a proforma: what was ordered at today's rate, and what is to be paid of it by when. It is no
 * fiscal document and changes nothing; one that was issued stands until the next.
 */
export async function issueProforma(
  orderId: string,
  { dueNowBani, dueOn }: { dueNowBani: number; dueOn: string | null },
  at: Date,
  trx: Db,
): Promise<DocumentReference> {
  const order = await findBilledOrder(orderId, trx);
  const issued = await listIssued(orderId, trx);
  const { percent } = await findVat(at, trx);
  const count = issued.filter(({ kind }) => kind === "proforma").length;
  const lines = orderedLines(order, percent);
  const cause = `proforma:${orderId}:${count + 1}`;
  const discount = discountIn(order);
  const proforma = { kind: "proforma", cause, lines, dueOn, dueNowBani, discount } as const;
  return issueDocument(order, proforma, at, trx);
}

/** Takes a document back, in whole or in part. */
export async function storno(
  order: BilledOrder,
  document: IssuedDocument,
  { cause, lines }: { cause: string; lines: DocumentLine[] },
  at: Date,
  trx: Db,
): Promise<DocumentReference> {
  const corrects = referenceOf(document);
  return issueDocument(order, { kind: "storno", cause, lines, corrects }, at, trx);
}

function referenceOf({ id, name, issuedOn }: IssuedDocument): DocumentReference {
  return { id, name, issuedOn };
}

/** A line that the order has, before its amount is split at a rate. */
interface OrderedLine extends Pick<
  DocumentLine,
  "kind" | "name" | "buyersName" | "quantity" | "orderLineId"
> {
  grossBani: number;
  netBani: number | null;
}

/**
 * The pieces that are not taken back and what is done with them, at a rate; nothing where all pieces
 * are.
 */
function orderedLines(order: BilledOrder, percent: number): DocumentLine[] {
  const pieces = keptPieces(order);
  if (pieces.length === 0) return [];
  const ordered = [...pieces, ...order.charges.map((charge) => chargeOf(order, charge))];
  const splits = splitTogether(
    ordered.map(({ grossBani }) => grossBani),
    percent,
  );
  return ordered.map(({ grossBani, netBani, ...line }, index) => {
    // Prices that were shown without VAT are what the contract says, as long as the rate holds.
    const isAsShown = netBani !== null && percent === order.vatPercent;
    const split: Split = isAsShown ? { netBani, vatBani: grossBani - netBani } : splits[index]!;
    return { ...line, vatPercent: percent, ...split, refersTo: null };
  });
}

function keptPieces({ lines }: BilledOrder): OrderedLine[] {
  return lines.flatMap(({ id, name, buyersName, quantity, returned, grossBani, netBani }) => {
    const kept = quantity - returned;
    if (kept <= 0) return [];
    const part = (bani: number) => partOf(bani, { all: quantity, before: returned, taken: kept });
    return [
      {
        ...{ kind: "piece" as const, name, buyersName, quantity: kept, orderLineId: id },
        grossBani: part(grossBani),
        netBani: netBani === null ? null : part(netBani),
      },
    ];
  });
}

/** What a code took off the pieces that are not taken back, with VAT; null where it took nothing. */
function discountIn({ discountCode: code, lines }: BilledOrder): DocumentContent["discount"] {
  const bani = lines.reduce((sum, { discountBani, quantity: all, returned: before }) => {
    return sum + partOf(discountBani, { all, before, taken: Math.max(0, all - before) });
  }, 0);
  return bani > 0 ? { code, bani } : null;
}

function chargeOf(
  { language }: BilledOrder,
  { kind, ...amounts }: BilledOrder["charges"][number],
): OrderedLine {
  const words = (spoken: Language) => translateIn(spoken, "billing-papers")(`line.${kind}`);
  const names = { name: words(fallbackLanguage), buyersName: words(language) };
  return { kind, ...names, quantity: 1, orderLineId: null, ...amounts };
}

/** A line of one sum with VAT: an advance, or a reduction. Below zero it takes back. */
function sumLine(
  kind: "advance" | "reduction",
  grossBani: number,
  { order, percent }: { order: BilledOrder; percent: number },
): DocumentLine {
  const words = (language: Language) =>
    translateIn(language, "billing-papers")(`line.${kind}`, { number: order.number });
  return {
    kind,
    name: words(fallbackLanguage),
    buyersName: words(order.language),
    quantity: Math.sign(grossBani),
    ...splitWithVat(grossBani, percent),
    vatPercent: percent,
    orderLineId: null,
    refersTo: null,
  };
}

function advanceNames(order: BilledOrder, { name }: IssuedDocument) {
  const words = (language: Language) =>
    translateIn(language, "billing-papers")("line.deducted", { name });
  return { name: words(fallbackLanguage), buyersName: words(order.language) };
}
