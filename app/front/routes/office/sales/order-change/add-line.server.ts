import { noForm } from "~/front/desk/desk.server";
import type { DraftLine } from "~/sales/changes/front/draft-change.server";
import { findQuotedDesign, readDesignAddress } from "~/sales/quotes/quoted-design.server";
import { readPieceAddress, findProduct } from "~/shop/catalogue/product.server";

/** The piece of an address at today's price; null where none was typed, undefined where it names none. */
export async function addDesign(typed: string): Promise<DraftLine | null | undefined> {
  if (typed === "") return null;
  const query = readDesignAddress(typed);
  const found = query && (await findQuotedDesign(query, "ro"));
  if (!found || found.priceBani === undefined) return undefined;
  const { design, name, priceBani: unit_bani } = found;
  return addedLine({ design, name, unit_bani });
}

/** A ready-made piece of the catalogue at today's price; undefined where it is not sold. */
export async function addProduct(address: string): Promise<DraftLine | undefined> {
  const piece = readPieceAddress(address);
  const found = piece && (await findProduct(piece.category, piece.number, "ro"));
  if (!found) throw noForm();
  return addedLine({ product: address, name: found.name, unit_bani: found.price_bani });
}

function addedLine(line: Pick<DraftLine, "name" | "unit_bani"> & Partial<DraftLine>): DraftLine {
  const bare = { id: null, design: "", product: "", quantity: 1, days: null, is_made: false };
  return { ...bare, vat_percent: null, ...line };
}
