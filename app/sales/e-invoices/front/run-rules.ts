import type { Party } from "~/sales/billing/document-content";

import type { Rules } from "../ubl/load-rules";

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

/**
 * Official rules that refuse right sums because the engine computes decimals as binary fractions; a
 * rule of ours checks the same in bani.
 */
const REPLACED = ["BR-O-08", "BR-Z-08"];

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
