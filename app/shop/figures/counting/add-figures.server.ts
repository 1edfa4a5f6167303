import type { Db } from "~db/engine";

import type { Figure } from "../front/figure";

export interface DayFigure extends Figure {
  /** A day of Bucharest's calendar. */
  day: string;
  count: number;
}

/** Adds to the figures of days, within somebody else's transaction. */
export async function addFigures(figures: readonly DayFigure[], trx: Db): Promise<void> {
  for (const figure of figures) {
    await trx
      .insertInto("figures")
      .values(figure)
      .onConflict((conflict) =>
        conflict
          .columns(["day", "kind", "language", "step"])
          .doUpdateSet((eb) => ({ count: eb("figures.count", "+", figure.count) })),
      )
      .execute();
  }
}
