import { fragment } from "xmlbuilder2";

import { sagaTreasuries } from "../front/journals";
import type { ListedPayment } from "./listed-payments.server";

export const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * The payments as SAGA C imports receipts, what was given back below zero. One for which a document was
 * issued names it, so that SAGA settles it.
 */
export async function* writeReceipts(
  batches: AsyncIterable<readonly ListedPayment[]>,
): AsyncGenerator<string, void> {
  yield `${HEAD}<Incasari>\n`;
  for await (const some of batches) {
    yield some.map((payment) => xml({ Linie: receiptOf(payment) })).join("");
  }
  yield "</Incasari>\n";
}

function receiptOf(payment: ListedPayment) {
  const { documents, order, customer, receiptNumber, method } = payment;
  const [document = ""] = documents;
  return {
    Data: sagaDay(payment.paidOn),
    Numar: receiptNumber || order,
    Suma: sagaAmount(payment.amountBani),
    Cont: sagaTreasuries[method],
    Explicatie: `Comanda ${order}, ${customer}`,
    FacturaNumar: documents.length === 1 ? document : "",
    Moneda: "RON",
  };
}

/** An element and what it holds, on lines of its own. */
export function xml(content: object): string {
  const written = fragment({ invalidCharReplacement: " " }, content);
  return `${written.toString({ prettyPrint: true })}\n`;
}

/** A day as SAGA writes it: `31.12.2026`. */
export function sagaDay(day: string): string {
  return day.replace(/^(\d+)-(\d+)-(\d+)$/, "$3.$2.$1");
}

/** An amount in bani as lei with a point. */
export function sagaAmount(bani: number): string {
  return (bani / 100).toFixed(2);
}
