import type { Selectable } from "kysely";

import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

export const optionKinds = ["material", "handle"] as const;
export type OptionKind = (typeof optionKinds)[number];

export const tables = { material: "materials", handle: "handles" } as const;

/** What both forms set; texts are the Romanian ones. */
const common = [
  "name",
  "description",
  "surcharge_bani",
  "image_url",
  "status",
  "display_order",
  "supplier_code",
] as const;
const ofMaterials = [
  ...common,
  "emission",
  "board",
  "thicknesses",
  "sheet_length_mm",
  "sheet_width_mm",
  "price_per_m2_bani",
  "on_order_days",
  "has_grain",
  "is_glossy",
  "color_top",
  "color_front",
  "color_side",
  "grain_color",
  "grain_lines",
  "grain_percent",
] as const;
const ofHandles = [
  ...common,
  "price_bani",
  "shape",
  "color",
  "length_mm",
  "hole_spacing_mm",
] as const;
const columns = { material: ofMaterials, handle: ofHandles };

type MaterialRow = Selectable<Database["materials"]>;
type HandleRow = Selectable<Database["handles"]>;

/** The values of the form of a material and of a handle. */
export type MaterialDetails = Pick<MaterialRow, (typeof ofMaterials)[number]>;
export type HandleDetails = Pick<HandleRow, (typeof ofHandles)[number]>;
export interface OptionDetails {
  material: MaterialDetails;
  handle: HandleDetails;
}

/** A material or a handle for the back office. */
export type OfficeOption<Kind extends OptionKind = OptionKind> = OptionDetails[Kind] & {
  id: string;
  version: number;
};

/** All materials or handles, active or not, in their order of display. */
export async function listOfficeOptions<Kind extends OptionKind>(
  kind: Kind,
  db: Db = shopDatabase(),
): Promise<OfficeOption<Kind>[]> {
  const rows = await db
    .selectFrom<"materials" | "handles">(tables[kind])
    .select(["id", "version", ...(columns[kind] as readonly string[] as typeof common)])
    .orderBy("display_order")
    .orderBy("name")
    .execute();
  return rows as unknown as OfficeOption<Kind>[];
}

/** A material or a handle, or undefined. */
export async function findOfficeOption<Kind extends OptionKind>(
  kind: Kind,
  id: string,
  db: Db = shopDatabase(),
): Promise<OfficeOption<Kind> | undefined> {
  return (await listOfficeOptions(kind, db)).find((option) => option.id === id);
}
