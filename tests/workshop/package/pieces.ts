import fc from "fast-check";

import { build } from "~/furniture/boards/build";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Piece } from "~/furniture/boards/piece";
import { defaultRules } from "~/furniture/boards/rules";

import { chosen, wish } from "../../boards/random-designs";
import { size } from "../../promises/proof";

/** Holds for the piece of any wish. */
export function always(what: (piece: Piece) => void, runs = 60): void {
  fc.assert(
    fc.property(wish, chosen, (wished, made) => {
      fc.pre(placeProblems(wished, made, defaultRules).length === 0);
      what(build(fit(wished, made, defaultRules).design, made, defaultRules));
    }),
    { numRuns: size(runs, 2000) },
  );
}
