import type { Selectable } from "kysely";

import type { HandleLook, MaterialLook } from "~/furniture/drawing/piece-look";
import { shortHash } from "~/furniture/drawing/svg";
import type { Language } from "~/platform/i18n/languages";
import { translateRows, type Translated } from "~/platform/settings/content-translation.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";
import { versionedCache } from "~db/versioned-cache";

import { readThicknesses, type Decor, type Handle } from "./decor";

type MaterialRow = Selectable<Database["materials"]>;
type HandleRow = Selectable<Database["handles"]>;

const cached = versionedCache<{ decors: Decor[]; handles: Handle[] }>();

/** The decors that customers may choose, in their order of display, named in a language. */
export async function listDecors(language: Language, db: Db = shopDatabase()): Promise<Decor[]> {
  const { decors } = await listKnown(language, db);
  return decors.filter(({ isOffered }) => isOffered);
}

/** The handles that customers may choose, in their order of display, named in a language. */
export async function listHandles(language: Language, db: Db = shopDatabase()): Promise<Handle[]> {
  const { handles } = await listKnown(language, db);
  return handles.filter(({ isOffered }) => isOffered);
}

/** A decor by its id, also a retired one; or undefined. */
export async function findDecor(
  id: string,
  language: Language,
  db: Db = shopDatabase(),
): Promise<Decor | undefined> {
  return (await listKnown(language, db)).decors.find((decor) => decor.id === id);
}

/** All decors and handles, the retired ones too: what was made of them is still drawn and named. */
export function listKnown(
  language: Language,
  db: Db = shopDatabase(),
): Promise<{ decors: Decor[]; handles: Handle[] }> {
  return cached(language, db, async () => ({
    decors: (await readNamed("materials", "material", language, db)).map(decorOf),
    handles: (await readNamed("handles", "handle", language, db)).map(handleOf),
  }));
}

async function readNamed<Table extends "materials" | "handles">(
  table: Table,
  subject: "material" | "handle",
  language: Language,
  db: Db,
): Promise<(Selectable<Database[Table]> & Translated)[]> {
  const rows = await db
    .selectFrom<"materials" | "handles">(table)
    .selectAll()
    .orderBy("display_order")
    .orderBy("id")
    .execute();
  const texts = { name: "name", description: "description" };
  const named = await translateRows(rows, subject, texts, ({ id }) => id, language, db);
  return named as (Selectable<Database[Table]> & Translated)[];
}

function decorOf(row: MaterialRow & Translated): Decor {
  return {
    ...choiceOf(row),
    board: row.board,
    thicknesses: readThicknesses(row.thicknesses),
    sheet: { length: row.sheet_length_mm, width: row.sheet_width_mm },
    pricePerM2Bani: row.price_per_m2_bani,
    hasGrain: row.has_grain === 1,
    onOrderDays: row.on_order_days,
    emission: row.emission,
    look: materialLook(row),
  };
}

function handleOf(row: HandleRow & Translated): Handle {
  return {
    ...choiceOf(row),
    priceBani: row.price_bani,
    lengthMm: row.length_mm,
    holeSpacingMm: row.hole_spacing_mm,
    look: handleLook(row),
  };
}

function choiceOf(row: (MaterialRow | HandleRow) & Translated) {
  return {
    id: row.id,
    untranslated: row.untranslated,
    name: row.name,
    description: row.description,
    imageUrl: row.image_url,
    surchargeBani: row.surcharge_bani,
    isOffered: row.status === "active",
    supplierCode: row.supplier_code,
  };
}

function materialLook(row: MaterialRow): MaterialLook {
  const { id, color_top: top, color_front: front, color_side: side } = row;
  const { grain_color: color, grain_lines: lines, grain_percent: percent } = row;
  const isGrained = color !== null && lines !== null && percent !== null;
  return versioned({
    id,
    top,
    front,
    side,
    ...(isGrained && { grain: { color, lines, strength: percent / 100 } }),
    ...(row.is_glossy === 1 && { isGlossy: true }),
  });
}

function handleLook({ id, shape, color }: HandleRow): HandleLook {
  return versioned({ id, shape, color });
}

function versioned<Look extends object>(look: Look): Look & { version: string } {
  return { ...look, version: shortHash(JSON.stringify(look)) };
}
