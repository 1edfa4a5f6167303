import { fallbackLanguage, isLanguage, type Language } from "~/platform/i18n/languages";
import { findQuotedDesign, freezeDesign, promiseInTurn } from "~/sales/quotes/quoted-design.server";
import { MOST_LINES } from "~/shop/cart/cart-lines.server";
import { withTransport, type DeliveryDays } from "~/shop/catalogue/delivery-term";
import { readPieceAddress } from "~/shop/catalogue/piece-address";
import { findProduct } from "~/shop/catalogue/product.server";
import type { Db } from "~db/engine";

import type { DraftChange, DraftLine } from "../front/find-changes.server";
import { isNumbered, type LockedOrder } from "../versions/kept-lines";
import { discountOf, withDiscount, type OrderVersion, type VersionLine } from "../versions/version";
import { isPriceFixed } from "../versions/what-forbids";

/** What of an order says what may be made of a draft. */
export interface FixableOrder extends LockedOrder {
  language: string;
  /** In how many days it is brought; null where nobody has said. */
  way: DeliveryDays | null;
}

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

/** The order, and the promises that its new designs are given in their turn. */
interface Fixing {
  current: FixableOrder;
  promise: Awaited<ReturnType<typeof promiseInTurn>>;
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

type Piece = Omit<VersionLine, "id" | "quantity" | "unit_price_bani" | "discount_bani">;

/** A design in the customer's words and in Romanian, as it stays; undefined where it cannot be made. */
async function fixDesign(
  { design, quantity }: Pick<DraftLine, "design" | "quantity">,
  { current: { language, way }, promise }: Fixing,
  db: Db,
): Promise<Piece | undefined> {
  const spoken = languageOf(language);
  const own = await findQuotedDesign(design, spoken, db);
  const configuration = own && (await freezeDesign(own, spoken, db));
  if (!own || !configuration) return undefined;
  const days = promise(own, quantity);
  const staffs =
    spoken === fallbackLanguage ? null : await findQuotedDesign(design, fallbackLanguage, db);
  return {
    product_id: own.productId,
    name: own.name,
    staff_name: staffs?.name ?? null,
    configuration,
    staff_configuration: (staffs && (await freezeDesign(staffs, fallbackLanguage, db))) ?? null,
    days: days ? broughtIn({ ...days, isAfterAdvance: true }, way) : null,
    vat_percent: null,
    is_made: true,
    is_swatch: false,
  };
}

async function fixReady(
  address: string,
  { language, way }: FixableOrder,
  db: Db,
): Promise<Piece | undefined> {
  const piece = readPieceAddress(address);
  const spoken = languageOf(language);
  const own = piece && (await findProduct(piece.category, piece.number, spoken, db));
  if (!own) return undefined;
  const isRomanian = spoken === fallbackLanguage;
  return {
    product_id: own.id,
    name: own.name,
    staff_name: isRomanian ? null : own.source.name,
    configuration: "",
    staff_configuration: null,
    days: broughtIn(own.delivery, way),
    vat_percent: null,
    is_made: false,
    is_swatch: false,
  };
}

function broughtIn(term: Parameters<typeof withTransport>[0], way: DeliveryDays | null) {
  const { from, to } = withTransport(term, way);
  return { from, to };
}

function languageOf(language: string): Language {
  return isLanguage(language) ? language : fallbackLanguage;
}
