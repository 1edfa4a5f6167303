import { readFileSync } from "node:fs";

import { Schema } from "node-schematron";

import type { Party } from "~/sales/billing/document-content";

/** A rule that a document does not keep. */
export interface Refusal {
  rule: string;
  /** A warning does not make the document fail. */
  flag: "fatal" | "warning";
  /** The official text. */
  message: string;
  /** The field that the text names first, by its code in EN 16931, as `BT-54`; empty where it names none. */
  field: string;
  /** Whose data it is about, where that can be told. */
  party: "seller" | "buyer" | null;
  /** Of the line it is about, from 1. */
  line: number | null;
}

const RULES = "app/sales/e-invoices/rules/";
const NOTHING = '<pattern xmlns="http://purl.oclc.org/dsdl/schematron"/>';

/** Asserts and reports with their attributes, whose values may contain any sign but their quotes. */
const ASSERTS = /<(?:assert|report)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))+)\s*>/g;

/**
 * Official rules that refuse right sums because the engine computes decimals as binary fractions; a
 * rule of ours checks the same in bani.
 */
const REPLACED = ["BR-O-08", "BR-Z-08"];

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

/** Checks a document's XML against the rules; returns the broken ones, each rule once for each line. */
export function applyRules(rules: Rules, xml: string, buyer: Party["kind"]): Refusal[] {
  const refusals = new Map<string, Refusal>();
  for (const { schema, phaseId } of rules.phasesFor(buyer)) {
    for (const { assertId, message, context } of schema.validateString(xml, { phaseId })) {
      const rule = assertId ?? "";
      if (REPLACED.includes(rule)) continue;
      const text = (message ?? "").replace(/\s+/g, " ").trim();
      const way = wayTo(context);
      const line = lineOf(way);
      refusals.set(`${rule} ${line}`, {
        rule,
        flag: rules.warnings.has(rule) ? "warning" : "fatal",
        message: text,
        field: fieldIn(text),
        party: partyOf(way, text),
        line,
      });
    }
  }
  return [...refusals.values()];
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

/** A condition names other fields before the one that it asks for. */
function fieldIn(text: string): string {
  const [, after = text] = /\batunci\b(.*)/.exec(text) ?? [];
  return /\bB[TG]-\d+/.exec(after)?.[0] ?? "";
}

/** What the engine returns of a document's nodes. */
interface XmlNode {
  localName?: string;
  parentNode: XmlNode | null;
  childNodes: XmlNode[];
  textContent: string | null;
}

/** A node and all around it, from the inside. */
function wayTo(node: unknown): XmlNode[] {
  const way: XmlNode[] = [];
  for (let one = node as XmlNode | null; one; one = one.parentNode) way.push(one);
  return way;
}

function lineOf(way: XmlNode[]): number | null {
  const line = way.find(({ localName }) => localName === "InvoiceLine");
  const id = line?.childNodes.find(({ localName }) => localName === "ID");
  return id ? Number(id.textContent) : null;
}

/** The party by the node's place in the document, else by what the text names first. */
function partyOf(way: XmlNode[], text: string): Refusal["party"] {
  for (const { localName } of way) {
    if (localName === "AccountingSupplierParty") return "seller";
    if (localName === "AccountingCustomerParty") return "buyer";
  }
  const [, named] = /\b(Seller|Vanzatorului|Buyer|Cumparatorului)\b/.exec(text) ?? [];
  if (named === undefined) return null;
  return /^[SV]/.test(named) ? "seller" : "buyer";
}
