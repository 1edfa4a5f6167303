import { sql, type Kysely } from "kysely";

/** The rows that migrations put into new tables: where counting begins, and what the shop knows at first. */
export async function insertFirstRows(db: Kysely<unknown>): Promise<void> {
  for (const counter of ["catalogue_version", "content_version", "orders_version"]) {
    await sql`insert into ${sql.table(counter)} values (1)`.execute(db);
  }
  await sql`insert into vat_rates (first_day, percent) values ('2017-01-01', 19)`.execute(db);
  const now = new Date().toISOString();
  for (const [table, content] of [
    ["construction_rules", rules],
    ["price_lists", prices],
  ] as const) {
    await sql`insert into ${sql.table(table)} (version, content, saved_at)
      values (1, ${JSON.stringify(content)}, ${now})`.execute(db);
  }
  for (const [isTrial, prefix] of [
    [0, ""],
    [1, "PROBA-"],
  ] as const) {
    for (const [kind, own] of Object.entries(series)) {
      await sql`insert into document_series (kind, is_trial, prefix)
        values (${kind}, ${sql.lit(isTrial)}, ${prefix + own})`.execute(db);
    }
  }
}

const series = { proforma: "PF", advance: "AV", final: "FF", storno: "ST" };

const rules = {
  drawerBoard: 16,
  backBoard: 3,
  plinth: { standard: 80, least: 60, most: 150, setBack: 50 },
  back: { groove: 8, play: 1, inset: 15 },
  shelf: { play: 1, setBack: 20 },
  widestColumn: { at18: 900, at25: 1200 },
  narrowestColumn: 200,
  lowestZone: 120,
  frontGap: 3,
  outerGap: 1.5,
  widestDoor: 600,
  narrowestDoor: 180,
  wallFiller: 30,
  drawer: {
    shortestRunner: 250,
    longestRunner: 550,
    runnerStep: 50,
    behindRunner: 25,
    besideBox: 26,
    aroundBox: 40,
    lowestBox: 60,
    highestFront: 500,
  },
  rail: {
    leastDepth: 500,
    pullOutDepth: 350,
    longestUnsupported: 900,
    leastHeight: 900,
    hatSpace: 280,
    underShelf: 50,
  },
  sliding: { leastDepth: 600, tracks: 90, overlap: 30, lessHeight: 45 },
  edges: { body: 1, front: 2 },
  sheet: { trim: 10, kerf: 4, hdfLength: 2800, hdfWidth: 2070 },
  niche: { lessWidth: 60, lessHeight: 40, scribe: 20, uneven: 30 },
  raising: 10,
  topBox: { least: 300, most: 900, leastBase: 600 },
  density: { pal: 680, mdf: 750, hdf: 850 },
  heavyPartGrams: 25000,
};

const prices = {
  wastePercent: 12,
  hdfBani: 2200,
  drawerBoardBani: 7800,
  thinEdgeBani: 400,
  thickEdgeBani: 600,
  hingeBani: 1400,
  runnerBani: 4800,
  runnerStepBani: 450,
  connectorBani: 60,
  pinBani: 30,
  railBani: 3500,
  railSupportsBani: 800,
  pullOutRailBani: 1800,
  pushLatchBani: 600,
  glideBani: 300,
  wallKitBani: 1200,
  slidingTrackBani: 26000,
  slidingDoorBani: 9000,
  boltBani: 250,
  screwBani: 5,
  hourBani: 9000,
  bodyMinutes: 45,
  boardMinutes: 4,
  edgeMinutes: 1.5,
  doorMinutes: 12,
  hingeMinutes: 3,
  drawerMinutes: 25,
  slidingDoorMinutes: 30,
  marginPercent: 35,
  leadFromDays: 30,
  leadToDays: 45,
};
