import {
  columnsOfSizes,
  splitSizes,
  type OwnSizes,
  type SizeColumn,
} from "~/furniture/configurator/sizes";
import type { PieceShape } from "~/furniture/drawing/piece-look";
import type { AuditedState } from "~/platform/settings/audit-log.server";
import {
  daysOf,
  daysText,
  splitTerms,
  type DeliveryColumns,
  type DeliveryDays,
} from "~/shop/catalogue/delivery-term";
import type { MaterialFacet } from "~/shop/catalogue/material-facet";
import type { ProductSafety } from "~/shop/catalogue/safety";
import type { Db } from "~db/engine";

/** The values of a product's form (spec §3). `category` is a slug; money in bani. */
export interface ProductDetails {
  name: string;
  category: string;
  /** What it costs now. */
  price_bani: number;
  /** The full price, where `price_bani` is a reduced one; else null. */
  regular_price_bani: number | null;
  description: string;
  stock_quantity: number;
  status: "active" | "inactive";
  material: MaterialFacet | null;
  form: PieceShape;
  specification: { material: string; dimensions: string; color: string; features: string[] };
  /** In how many days a ready-made piece is delivered; null for the law's term. */
  delivery: DeliveryDays | null;
  /** The same for a piece made to order. */
  made: DeliveryDays | null;
  /** The sizes in which it is made to order; what is null is the usual. */
  sizes: OwnSizes;
  safety: ProductSafety;
}

/** A row with its own sizes and its two delivery terms in place of their columns. */
export function inDetail<Row extends DeliveryColumns & Record<SizeColumn, number | null>>(
  row: Row,
) {
  const { own, rest } = splitSizes(withDelivery(row));
  return { ...rest, sizes: own };
}

/** A row with its two delivery terms in place of their columns. */
export function withDelivery<Row extends DeliveryColumns>(row: Row) {
  const { terms, rest } = splitTerms(row);
  return {
    ...rest,
    delivery: daysOf(terms.delivery_from_days, terms.delivery_to_days),
    made: daysOf(terms.made_from_days, terms.made_to_days),
  };
}

/** The id of a category, active or not, by its slug. */
export async function findCategoryId(slug: string, db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom("categories")
    .select("id")
    .where("slug", "=", slug)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row?.id;
}

/** A product's fields for the audit log. */
export function stateOf(details: ProductDetails): AuditedState {
  const { name, category, price_bani, regular_price_bani, stock_quantity } = details;
  const { status, description, material, form } = details;
  return {
    name,
    category,
    price_bani,
    regular_price_bani,
    stock_quantity,
    status,
    description,
    material,
    form,
    specification: details.specification,
    delivery: daysText(details.delivery),
    made: daysText(details.made),
    ...columnsOfSizes(details.sizes),
    ...details.safety,
  };
}
