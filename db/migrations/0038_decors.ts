import { sql, type Kysely } from "kysely";

import { countEditsOf } from "./helpers";

const ofOptions = [
  "name",
  "description",
  "surcharge_bani",
  "image_url",
  "status",
  "display_order",
  "emission",
  "supplier_code",
];

/** How the materials were drawn that the code knew until now; frozen like the rest of a migration. */
const materials: Record<string, MaterialLook> = {
  "pal-alb": { top: "#fdfcfa", front: "#f4f2ed", side: "#d9d5cc" },
  "pal-stejar-sonoma": {
    top: "#e8d6b6",
    front: "#d9c09a",
    side: "#bb9e74",
    grain: { color: "#8d6a42", lines: 22, strength: 0.55 },
  },
  "pal-nuc": {
    top: "#9a704d",
    front: "#80583a",
    side: "#5d3f29",
    grain: { color: "#3a2416", lines: 26, strength: 0.55 },
  },
  "mdf-lucios": { top: "#d9ccbc", front: "#c5b5a3", side: "#9d8d7b", isGlossy: true },
  "pal-gri-modern": { top: "#a9acae", front: "#8e9294", side: "#6c7073" },
  "mdf-mat": { top: "#a7b09a", front: "#8f9a82", side: "#6f7964" },
};
const plain: MaterialLook = { top: "#f3efe8", front: "#e6e1d8", side: "#c9c2b6" };

/** What a square metre of each costs without VAT, in bani, until the owner says it. */
const pricesPerM2: Record<string, number> = {
  "pal-alb": 7800,
  "pal-stejar-sonoma": 9600,
  "pal-nuc": 11_200,
  "mdf-lucios": 21_000,
  "pal-gri-modern": 8800,
  "mdf-mat": 18_500,
};

/** The handles of before, with their purchase price in bani, length and distance of holes in mm. */
const handles: Record<string, Handle> = {
  metal: { look: { shape: "bar", color: "#99a0a7" }, price: 1800, length: 160, holes: 128 },
  plastic: { look: { shape: "bow", color: "#1f2226" }, price: 700, length: 148, holes: 128 },
  none: { look: { shape: "none", color: "#2b2f36" }, price: 1600, length: 0, holes: 0 },
  wood: { look: { shape: "knob", color: "#c79a63" }, price: 1200, length: 38, holes: 0 },
};

interface MaterialLook {
  top: string;
  front: string;
  side: string;
  grain?: { color: string; lines: number; strength: number };
  isGlossy?: boolean;
}
interface Handle {
  look: { shape: string; color: string };
  price: number;
  length: number;
  holes: number;
}

/**
 * Decors and handles belong to the owner: how they are drawn, bought and cut stands in their rows. The
 * ten of before look as they did, with sample prices; what an owner had written of them stays. Orders
 * freeze the look as they do the names, so those of before get the look they were ordered in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addMaterialColumns(db);
  await addHandleColumns(db);
  for (const [id, look] of Object.entries(materials)) {
    await sql`update materials set
      board = ${id.startsWith("mdf") ? "mdf" : "pal"}, price_per_m2_bani = ${pricesPerM2[id]},
      has_grain = ${look.grain ? 1 : 0}, color_top = ${look.top}, color_front = ${look.front},
      color_side = ${look.side}, grain_color = ${look.grain?.color ?? null},
      grain_lines = ${look.grain?.lines ?? null},
      grain_percent = ${look.grain ? Math.round(look.grain.strength * 100) : null},
      is_glossy = ${look.isGlossy ? 1 : 0}
      where id = ${id}`.execute(db);
  }
  for (const [id, { look, price, length, holes }] of Object.entries(handles)) {
    await sql`update handles set shape = ${look.shape}, color = ${look.color},
      price_bani = ${price}, length_mm = ${length}, hole_spacing_mm = ${holes}
      where id = ${id}`.execute(db);
  }
  await countEditsOf(db, "materials", [...ofOptions, ...ofMaterials]);
  await countEditsOf(db, "handles", [...ofOptions, ...ofHandles]);
  for (const column of ["configuration", "staff_configuration"]) {
    const design = sql.ref(column);
    await sql`update order_lines
      set ${design} = json_set(${design},
        '$.material', json(${frozen(column, "material", materials, plain)}),
        '$.handle', json(${frozen(column, "handle", shapes(), shapes().metal!)}))
      where ${design} <> ''`.execute(db);
  }
}

const ofMaterials = [
  "board",
  "thicknesses",
  "sheet_length_mm",
  "sheet_width_mm",
  "price_per_m2_bani",
  "has_grain",
  "on_order_days",
  "color_top",
  "color_front",
  "color_side",
  "grain_color",
  "grain_lines",
  "grain_percent",
  "is_glossy",
];
const ofHandles = ["price_bani", "shape", "color", "length_mm", "hole_spacing_mm"];

async function addMaterialColumns(db: Kysely<unknown>): Promise<void> {
  const flag = (name: string) => `integer not null default 0 check (${name} in (0, 1))`;
  await add(db, "materials", {
    supplier_code: "text not null default ''",
    board: "text not null default 'pal' check (board in ('pal', 'mdf'))",
    thicknesses:
      "text not null default '18' check (thicknesses <> '' and thicknesses not glob '*[^0-9,]*')",
    sheet_length_mm: "integer not null default 2800 check (sheet_length_mm between 300 and 6000)",
    sheet_width_mm: "integer not null default 2070 check (sheet_width_mm between 300 and 6000)",
    price_per_m2_bani: "integer not null default 9000 check (price_per_m2_bani >= 0)",
    has_grain: flag("has_grain"),
    on_order_days: "integer check (on_order_days between 1 and 365)",
    color_top: color("color_top", plain.top),
    color_front: color("color_front", plain.front),
    color_side: color("color_side", plain.side),
    grain_color: `text check (${isColor("grain_color")})`,
    grain_lines: `integer check (grain_lines between 1 and 60
      and (grain_lines is null) = (grain_color is null))`,
    grain_percent: `integer check (grain_percent between 1 and 100
      and (grain_percent is null) = (grain_color is null))`,
    is_glossy: flag("is_glossy"),
  });
}

async function addHandleColumns(db: Kysely<unknown>): Promise<void> {
  await add(db, "handles", {
    supplier_code: "text not null default ''",
    price_bani: "integer not null default 1500 check (price_bani >= 0)",
    shape: "text not null default 'bar' check (shape in ('bar', 'bow', 'knob', 'none'))",
    color: color("color", handles.metal!.look.color),
    length_mm: "integer not null default 160 check (length_mm between 0 and 2000)",
    hole_spacing_mm: `integer not null default 128
      check (hole_spacing_mm between 0 and length_mm)`,
  });
}

async function add(
  db: Kysely<unknown>,
  table: string,
  columns: Record<string, string>,
): Promise<void> {
  for (const [name, definition] of Object.entries(columns)) {
    await sql.raw(`alter table ${table} add column ${name} ${definition}`).execute(db);
  }
}

function color(name: string, usual: string): string {
  return `text not null default '${usual}' check (${isColor(name)})`;
}

function isColor(name: string): string {
  return `${name} glob '#${"[0-9a-f]".repeat(6)}'`;
}

function shapes(): Record<string, object> {
  return Object.fromEntries(Object.entries(handles).map(([id, { look }]) => [id, look]));
}

/** SQL for the look of the material or handle that a design named by its id, with that id. */
function frozen(column: string, field: string, looks: Record<string, object>, other: object) {
  const id = sql`json_extract(${sql.ref(column)}, ${`$.${field}`})`;
  const known = Object.entries(looks).map(
    ([name, look]) => sql`when ${name} then ${JSON.stringify({ id: name, ...look })}`,
  );
  const unknown = sql`json_set(${JSON.stringify({ id: "", ...other })}, '$.id', ${id})`;
  return sql`case ${id} ${sql.join(known, sql` `)} else ${unknown} end`;
}
