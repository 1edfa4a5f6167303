import { fallbackLanguage, isLanguage, type Language } from "~/platform/i18n/languages";
import type { promiseInTurn } from "~/sales/quotes/quoted-design.server";
import { findQuotedDesign, freezeDesign } from "~/sales/quotes/quoted-design.server";
import { withTransport, type DeliveryDays } from "~/shop/catalogue/delivery-term";
import { readPieceAddress, findProduct } from "~/shop/catalogue/product.server";
import type { Db } from "~db/engine";

import type { DraftLine } from "../front/draft-change.server";
import type { LockedOrder } from "../versions/kept-lines";
import type { VersionLine } from "../versions/version";

/** What of an order says what may be made of a draft. */
export interface FixableOrder extends LockedOrder {
  language: string;
  /** In how many days it is brought; null where nobody has said. */
  way: DeliveryDays | null;
}

/** The order, and the promises that its new designs are given in their turn. */
export interface Fixing {
  current: FixableOrder;
  promise: Awaited<ReturnType<typeof promiseInTurn>>;
}

type Piece = Omit<VersionLine, "id" | "quantity" | "unit_price_bani" | "discount_bani">;

/** A design in the customer's words and in Romanian, as it stays; undefined where it cannot be made. */
export async function fixDesign(
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

export async function fixReady(
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
