import { csvText } from "~/platform/format/csv.server";

import { workOnEInvoices } from "../ubl/check.server";
import { checkEInvoices, findCheck, isBeingChecked } from "./checks.server";
import type { EInvoice } from "./e-invoice.server";
import type { Refusal } from "./run-rules";

/** How long somebody waits for checks that were not made before. */
const PATIENCE_MS = 20_000;

/** The words of the list of what is left out. */
export interface ZipWords {
  head: [document: string, order: string, rule: string, field: string, why: string];
  unchecked: string;
  describe: (refusal: Refusal) => string;
}

/** The folders of the file: the authority takes documents for companies and for persons by different ways. */
const folders = { company: "B2B", person: "B2C" } as const;

/** The file, or why there is none. */
export type EInvoiceZip =
  | { kind: "made"; bytes: Uint8Array<ArrayBuffer> }
  /** Checks take longer than somebody waits; they go on, and the next request finds their results. */
  | { kind: "checking"; name: string }
  /** No document passes: the newest, with the first rule that it breaks, or without one where it was not checked. */
  | { kind: "refused"; name: string; refusal: Refusal | undefined }
  /** Writing the file ended at this document; without one, for want of time or memory. */
  | { kind: "failed"; name: string | undefined; reason: string };

/** Makes one file of the documents that pass the rules, with a list of those that do not and why. */
export async function makeEInvoiceZip(
  invoices: readonly EInvoice[],
  words: ZipWords,
): Promise<EInvoiceZip> {
  await checkEInvoices(invoices, PATIENCE_MS);
  const underWay = invoices.find(({ id }) => !findCheck(id) && isBeingChecked(id));
  if (underWay) return { kind: "checking", name: underWay.name };
  const passing = invoices.filter(({ id }) => findCheck(id)?.kind === "passes");
  const [first] = invoices;
  if (first && passing.length === 0) {
    const check = findCheck(first.id);
    const refusal = check?.kind === "refused" ? check.refusals[0] : undefined;
    return { kind: "refused", name: first.name, refusal };
  }
  const rows: string[][] = [];
  for (const { id, name, order_number } of invoices) {
    const check = findCheck(id);
    if (check?.kind === "passes") continue;
    if (!check) rows.push([name, order_number, "", "", words.unchecked]);
    for (const refusal of check?.refusals ?? []) {
      rows.push([name, order_number, refusal.rule, refusal.field, words.describe(refusal)]);
    }
  }
  const documents = passing.map(({ name, buyer_kind, content }) => ({
    name,
    content,
    path: `${folders[buyer_kind]}/${name}.xml`,
  }));
  const texts = [{ path: "neincluse.csv", text: csvText(words.head, rows) }];
  try {
    const job = { kind: "zip", madeAt: new Date().toISOString(), documents, texts } as const;
    const result = await workOnEInvoices(job, { isUrgent: true });
    if (result.kind === "zipped") return { kind: "made", bytes: result.bytes };
    const { name, reason } = result.kind === "unwritten" ? result : { reason: result.kind };
    return { kind: "failed", name, reason };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    return { kind: "failed", name: undefined, reason };
  }
}
