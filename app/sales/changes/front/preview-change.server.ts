import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { asksCustomer, isSameVersion } from "../versions/compare-versions";
import { discountOf, type OrderVersion, type VersionLine } from "../versions/version";
import { fixVersion, type UnfixedVersion } from "../writing/fix-version.server";
import type { CurrentOrder } from "./current-version.server";
import { usualLastDay, type DraftChange, type DraftLine } from "./draft-change.server";

/** What a draft would make of an order today. */
export type ChangePreview =
  | {
      kind: "fixed";
      before: OrderVersion;
      after: OrderVersion;
      /** Its customer has to accept it. */
      asks: boolean;
      /** It is as the order is. */
      isSame: boolean;
    }
  | UnfixedVersion;

/** Reckons what a draft would make of an order, as its proposal will. */
export async function previewChange(
  current: CurrentOrder,
  draft: DraftChange,
  db: Db = shopDatabase(),
): Promise<ChangePreview> {
  const fixed = await fixVersion(current, draft, db);
  if (fixed.kind !== "fixed") return fixed;
  const { version: before } = current;
  const { after } = fixed;
  return {
    kind: "fixed",
    before,
    after,
    asks: asksCustomer(before, after),
    isSame: isSameVersion(before, after),
  };
}

/** An order as its change begins: as it is. */
export function startDraft({ version }: CurrentOrder): DraftChange {
  return {
    lines: version.lines.map(lineOf),
    discount_bani: discountOf(version),
    transport_bani: version.transport_bani,
    carrying_bani: version.carrying_bani,
    assembly_bani: version.assembly_bani,
    promised_on: "",
    note: "",
    valid_until: usualLastDay(),
  };
}

function lineOf({ id, name, quantity, unit_price_bani }: VersionLine): DraftLine {
  return {
    id,
    name,
    quantity,
    unit_bani: unit_price_bani,
    design: "",
    product: "",
    days: null,
    is_made: false,
    vat_percent: null,
  };
}
