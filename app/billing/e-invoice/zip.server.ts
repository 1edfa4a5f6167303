import { csvText } from "~/format/csv.server";

import { workOnEInvoices } from "./check.server";
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

/** By folders, as the authority takes what is for companies and for persons by different ways. */
const folders = { company: "B2B", person: "B2C" } as const;

/**
 * Makes one file of the documents that pass the rules, with a list of those that do not and why. Gives
 * none where the checks take longer than somebody waits; they go on, and are known the next time.
 */
export async function makeEInvoiceZip(
  invoices: readonly EInvoice[],
  words: ZipWords,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const left = await checkEInvoices(invoices, PATIENCE_MS);
  if (left > 0 && invoices.some(({ id }) => isBeingChecked(id))) return undefined;
  const rows: string[][] = [];
  for (const { id, name, order_number } of invoices) {
    const check = findCheck(id);
    if (check?.kind === "passes") continue;
    if (!check) rows.push([name, order_number, "", "", words.unchecked]);
    for (const refusal of check?.refusals ?? []) {
      rows.push([name, order_number, refusal.rule, refusal.field, words.describe(refusal)]);
    }
  }
  const result = await workOnEInvoices(
    {
      kind: "zip",
      madeAt: new Date().toISOString(),
      documents: invoices
        .filter(({ id }) => findCheck(id)?.kind === "passes")
        .map(({ name, buyer_kind, content }) => ({
          path: `${folders[buyer_kind]}/${name}.xml`,
          content,
        })),
      texts: [{ path: "neincluse.csv", text: csvText(words.head, rows) }],
    },
    { isUrgent: true },
  );
  return result.kind === "zipped" ? result.bytes : undefined;
}
