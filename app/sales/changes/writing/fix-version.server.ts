import { promiseInTurn } from "~/sales/quotes/quoted-design.server";
import { MOST_LINES } from "~/shop/cart/cart-lines.server";
import type { Db } from "~db/engine";

import type { DraftChange, DraftLine } from "../front/draft-change.server";
import { isNumbered } from "../versions/kept-lines";
import { discountOf, type OrderVersion, type VersionLine } from "../versions/version";
import { isPriceFixed } from "../versions/what-forbids";
import { withDiscount } from "../versions/with-discount";
import { type FixableOrder, type Fixing, fixDesign, fixReady } from "./fix-piece.server";

/** Why what staff wrote cannot be made, with the draft's line that it is about. */
export type UnfixedVersion =
  /** It is locked, and is to be another. */
  | { kind: "locked"; line: number }
  /** In production nothing made to order is added or changed. */
  | { kind: "in-production"; line: number }
  /** No such piece is made, or it is no longer sold. */
  | { kind: "unmade"; line: number }
  /** Boards after it bear the number of their line. */
  | { kind: "numbered"; line: number }
  | { kind: "too-many-lines" }
  /** Its known lines are not the order's, each of them once. */
  | { kind: "other-lines" }
  | { kind: "no-lines" }
  /** The discount is more than the pieces come to, or less than the shares of lines that stay as they are. */
  | { kind: "discount" };

export type FixedVersion = { kind: "fixed"; after: OrderVersion } | UnfixedVersion;

/**
 * What an order is to be by what staff wrote: with copies of designs, in its customer's words and in Romanian. Each
 * new design is promised behind the new ones before it; unchanged lines are not promised anew.
 */
export async function fixVersion(
  current: FixableOrder,
  draft: DraftChange,
  db: Db,
): Promise<FixedVersion> {
  const { version, locks } = current;
  if (!isOfOrder(draft, version)) return { kind: "other-lines" };
  const lines: VersionLine[] = [];
  const promise = await promiseInTurn(db);
  for (const [at, written] of draft.lines.entries()) {
    const base = version.lines.find(({ id }) => id === written.id) ?? null;
    const fixed = base
      ? await fixKnown(base, written, { current, promise }, db)
      : await fixAdded(written, { current, promise }, db);
    if (fixed === "none") {
      if (base && isNumbered(base, current)) return { kind: "numbered", line: at };
      continue;
    }
    if (typeof fixed === "string") return { kind: fixed, line: at };
    lines.push(fixed);
  }
  if (lines.length === 0) return { kind: "no-lines" };
  if (lines.length > MOST_LINES) return { kind: "too-many-lines" };
  const isFixed = ({ id }: VersionLine) => isPriceFixed(locks.get(id ?? ""));
  const discounted = withDiscount(lines, draft.discount_bani, isFixed, version.lines);
  if (discountOf({ lines: discounted }) !== draft.discount_bani) return { kind: "discount" };
  const { transport_bani, carrying_bani, assembly_bani, promised_on } = draft;
  const charges = { transport_bani, carrying_bani, assembly_bani };
  return { kind: "fixed", after: { ...version, ...charges, promised_on, lines: discounted } };
}

/** Whether a draft has each of the order's lines once; a missing line would disappear although nobody took it out. */
function isOfOrder({ lines }: DraftChange, version: OrderVersion): boolean {
  const written = lines.flatMap(({ id }) => id ?? []);
  const known = new Set(version.lines.map(({ id }) => id));
  const isEachKnown = written.every((id) => known.delete(id));
  return isEachKnown && known.size === 0;
}

type Fixed = VersionLine | "none" | "locked" | "in-production" | "unmade";

async function fixKnown(
  base: VersionLine,
  { design, quantity, unit_bani }: DraftLine,
  fixing: Fixing,
  db: Db,
): Promise<Fixed> {
  const { current } = fixing;
  const lock = current.locks.get(base.id ?? "");
  const isPieceOther = quantity !== base.quantity || design !== "";
  const isPriceOther = unit_bani !== base.unit_price_bani;
  if (lock && isPieceOther) return lock === "work" ? "in-production" : "locked";
  if (isPriceFixed(lock) && isPriceOther) return "locked";
  if (design !== "" && current.isInProduction) return "in-production";
  if (quantity === 0) return "none";
  const priced = { ...base, quantity, unit_price_bani: unit_bani };
  if (design === "") return priced;
  const made = await fixDesign({ design, quantity }, fixing, db);
  if (!made) return "unmade";
  const isSameProduct = made.product_id === base.product_id;
  const { name, staff_name } = isSameProduct ? base : made;
  return { ...priced, ...made, name, staff_name };
}

async function fixAdded(line: DraftLine, fixing: Fixing, db: Db): Promise<Fixed> {
  const { current } = fixing;
  const { design, product, name, quantity, unit_bani, days, is_made, vat_percent } = line;
  if (quantity === 0) return "none";
  const isMade = design !== "" || (product === "" && is_made);
  if (isMade && current.isInProduction) return "in-production";
  const added = {
    id: null,
    quantity,
    unit_price_bani: unit_bani,
    discount_bani: 0,
    is_swatch: false,
  };
  if (design !== "") {
    const made = await fixDesign({ design, quantity }, fixing, db);
    return made ? { ...added, ...made } : "unmade";
  }
  if (product !== "") {
    const ready = await fixReady(product, current, db);
    return ready ? { ...added, ...ready } : "unmade";
  }
  return {
    ...added,
    product_id: null,
    name,
    staff_name: null,
    configuration: "",
    staff_configuration: null,
    days,
    is_made,
    vat_percent,
  };
}
