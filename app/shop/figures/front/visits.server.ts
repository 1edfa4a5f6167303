import { dayOf } from "~/platform/format/dates";
import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, type Db } from "~db/engine";

import { addFigures, type DayFigure } from "../counting/add-figures.server";
import type { Figure } from "./figure";

/** What happened since it was last saved, by figure and day. */
let tally = new Map<string, DayFigure>();

/**
 * Counts a view or a design: a number for each day, kind and language, nothing about who looked. Only
 * `saveVisits` writes to the database, so that a view costs no write; a crash loses those of a few seconds.
 */
export function countVisit(figure: Figure, now: Date = new Date()): void {
  addToTally({ ...figure, day: dayOf(now.toISOString()), count: 1 });
}

function addToTally(figure: DayFigure): void {
  const { day, kind, language, step, count } = figure;
  const key = [day, kind, language, step].join(" ");
  const known = tally.get(key);
  if (known) known.count += count;
  else tally.set(key, { ...figure });
}

/** Saves what was counted, in one write. If the database cannot be written, it is saved the next time. */
export async function saveVisits(db: Db = shopDatabase()): Promise<void> {
  if (tally.size === 0) return;
  const counted = tally;
  tally = new Map();
  try {
    await db.transaction().execute((trx) => addFigures([...counted.values()], trx));
  } catch (error) {
    for (const figure of counted.values()) addToTally(figure);
    if (!isStorageTrouble(error)) throw error;
  }
}
