import { readFileSync } from "node:fs";

import { Schema } from "node-schematron";

import type { Party } from "~/sales/billing/document-content";

const RULES = "app/sales/e-invoices/rules/";
const NOTHING = '<pattern xmlns="http://purl.oclc.org/dsdl/schematron"/>';

/** Asserts and reports with their attributes, whose values may contain any sign but their quotes. */
const ASSERTS = /<(?:assert|report)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))+)\s*>/g;

export interface Rules {
  /** The rules about a document's text, for a buyer of that kind. */
  phasesFor: (buyer: Party["kind"]) => { schema: Schema; phaseId?: string }[];
  warnings: ReadonlySet<string>;
}

/** Reads the official rules and our own; takes about a second. */
export async function loadRules(): Promise<Rules> {
  const read = (file: string) => readFileSync(RULES + file, "utf8");
  const european = read("en16931-1.3.16/EN16931-UBL-validation-preprocessed.sch");
  const romanian = read("cius-ro-1.0.9/EN16931-CIUS_RO-UBL-validation.sch");
  const own = read("own/own-rules.sch");
  const included = new Map(
    ["cius-ro/RO16931-rules.sch", "codelist/EN16931-UBL-codes.sch"].map((file) => [
      file,
      read(`cius-ro-1.0.9/${file}`),
    ]),
  );
  const en = ready(Schema.fromString(european));
  // The older EN 16931 that CIUS-RO includes is left to the newer release.
  const ro = ready(
    await Schema.fromString(romanian, {
      fetchReference: (file: string) => Promise.resolve(included.get(file) ?? NOTHING),
    }),
  );
  const ours = ready(Schema.fromString(own));
  return {
    phasesFor: (buyer) => [
      { schema: ro, phaseId: "romodel_phase" },
      { schema: ro, phaseId: "codelist_phase" },
      { schema: en },
      { schema: ours, phaseId: buyer },
    ],
    warnings: warningsIn([european, romanian, own, ...included.values()]),
  };
}

/**
 * Makes contexts quick. The engine looks for a rule's context below every node of the document, although one that
 * begins with `/` is the same below each. So such a context is looked for from the document alone; a leading `//`
 * is removed, because the engine puts it there anyway. The same nodes are found a hundred times sooner.
 */
function ready(schema: Schema): Schema {
  for (const { rules } of schema.patterns) {
    for (const rule of rules) rule.context = quickContext(rule.context);
  }
  return schema;
}

/** The same context in the form that the engine finds quickly. */
export function quickContext(context: string): string {
  return context
    .replace(/(^|\|)\s*\/\/(?=[\w*@])/g, "$1 ")
    .replace(/(^|\|)\s*\/(?=[\w*])/g, "$1 self::document-node()/");
}

function warningsIn(texts: string[]): Set<string> {
  const warnings = new Set<string>();
  for (const text of texts) {
    for (const [, attributes = ""] of text.matchAll(ASSERTS)) {
      const [, id] = /\sid\s*=\s*["']([^"']*)/.exec(attributes) ?? [];
      if (id && /\sflag\s*=\s*["']warning/.test(attributes)) warnings.add(id);
    }
  }
  return warnings;
}
