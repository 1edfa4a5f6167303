import { readShape } from "~/furniture/configurator/configuration";
import { sizesOf, splitSizes, type Sizes } from "~/furniture/configurator/sizes";
import { type PieceShape } from "~/furniture/drawing/piece-look";
import { type DecorExample } from "~/furniture/planner/decor-example.server";
import { type Language } from "~/platform/i18n/languages";
import { translateRows, type Translated } from "~/platform/settings/content-translation.server";
import { type Making } from "~/platform/settings/workshop-load";
import { findWorkshop } from "~/platform/settings/workshop-load.server";
import { daysAcross } from "~/shop/delivery/zone";
import { listActiveZones } from "~/shop/delivery/zones.server";
import { shopDatabase } from "~db/client.server";
import { compiledQuery } from "~db/compiled-query";
import { type Db } from "~db/engine";

import {
  madeTermOf,
  makingOfProduct,
  readyTermOf,
  splitTerms,
  type DeliveryTerm,
} from "./delivery-term";
import { wayAcross, type Way } from "./delivery-way";
import { shownDimensions } from "./dimensions";
import { findCategory } from "./front/category.server";
import { readProduct, readImages, activeProducts } from "./listing/read-product.server";
import { withLowest } from "./price-history.server";
import { type ProductSafety } from "./safety";
import { termColumns, readSafety, readSpecification } from "./stored-product.server";

/** The data of a product card. Prices in bani. */
export interface ProductCard extends Translated {
  id: string;
  category_slug: string;
  number: number;
  name: string;
  price_bani: number;
  /** The lowest price before the present reduction; null where the price is not a reduced one. */
  lowest_bani: number | null;
  material: string | null;
  stock_quantity: number;
  image_url: string | null;
  /** A piece of its kind in the decor that a listing is narrowed to. */
  example?: DecorExample | undefined;
}

interface Specification extends Translated {
  material: string;
  dimensions: string;
  color: string;
  features: string[];
}

export interface Product extends ProductCard {
  description: string;
  category_name: string;
  specification: Specification;
  /** What staff wrote of the piece, in Romanian whatever the language: by it the customiser begins. */
  source: { name: string; description: string } & Omit<Specification, "untranslated">;
  form: PieceShape;
  /** In how many days it is delivered from stock, and made to order. */
  delivery: DeliveryTerm;
  made: DeliveryTerm;
  /** The sizes in which it is made to order. */
  sizes: Sizes;
  safety: ProductSafety & Translated;
  images: ({ image_url: string; alt: string } & Translated)[];
}

/** An active product by its address, or undefined. */
export async function findProduct(
  categorySlug: string,
  number: number,
  language: Language,
  db: Db = shopDatabase(),
): Promise<Product | undefined> {
  const [row] = await withLowest(await readProduct({ categorySlug, number }, db), db);
  if (!row) return undefined;
  const images = await readImages({ id: row.id }, db);
  const { category_id: _category, specification, safety: json, ...rest } = row;
  const { warnings, care, ...safety } = readSafety(json);
  const { terms, rest: untermed } = splitTerms(rest);
  const { own, rest: columns } = splitSizes(untermed);
  const { features, ...facts } = readSpecification(specification);
  // Features are stored as one text, one on each line.
  const lists = { features: features.join("\n"), warnings, care };
  const texts = { ...columns, ...facts, ...lists, facet: row.material };
  const [found] = await translateRows([texts], "product", textFields, byId, language, db);
  const { material, dimensions, color, facet, features: lines, ...more } = found!;
  const { warnings: shownWarnings, care: shownCare, ...shown } = more;
  const category = await findCategory(categorySlug, language, db);
  const untranslated = (names: string[]) =>
    shown.untranslated.filter((name) => names.includes(name));
  return {
    ...shown,
    material: facet,
    category_name: category?.name ?? row.category_name,
    untranslated: [
      ...untranslated(["name", "description"]),
      ...(category?.untranslated.includes("name") ? ["category_name"] : []),
    ],
    source: { name: row.name, description: row.description, ...facts, features },
    form: readShape(row.form),
    delivery: readyTermOf(terms),
    made: madeTermOf(terms, await findWorkshop(db)),
    sizes: sizesOf(own),
    specification: {
      material,
      dimensions: shownDimensions(dimensions, language),
      color,
      features: lines.split("\n").filter(Boolean),
      untranslated: untranslated(["material", "dimensions", "color", "features"]),
    },
    safety: {
      ...safety,
      warnings: shownWarnings,
      care: shownCare,
      untranslated: untranslated(["warnings", "care"]),
    },
    images: (await translateRows(images, "product_image", { alt: "alt" }, byId, language, db)).map(
      ({ id: _id, ...image }) => image,
    ),
  };
}

/** What the promise of an active product follows from where it is made to order. */
export async function findMaking(id: string, db: Db): Promise<Making> {
  const [terms] = await readTerms({ id }, db);
  return makingOfProduct(terms!, await findWorkshop(db));
}

const readTerms = compiledQuery((db, { id }: { id: string }) =>
  activeProducts(db).select(termColumns).where("products.id", "=", id),
);

/** The texts of a product that are translated. */
const textFields = {
  name: "name",
  description: "description",
  material: "material",
  dimensions: "dimensions",
  color: "color",
  features: "features",
  warnings: "warnings",
  care: "care",
};

function byId({ id }: { id: string }): string {
  return id;
}

/** The category and number in a piece's address of the catalogue, such as `dormitoare/3`; undefined where it is none. */
export function readPieceAddress(
  address: string,
): { category: string; number: number } | undefined {
  const [, category, number] = /^([a-z0-9-]{1,100})\/(\d{1,9})$/.exec(address) ?? [];
  return category ? { category, number: Number(number) } : undefined;
}

/** The way of pieces for which nobody has said where they go, by today's zones. */
export async function findWayAcross(db: Db = shopDatabase()): Promise<Way> {
  return wayAcross(daysAcross(await listActiveZones(db)));
}
