import { pullOutFor } from "../fittings";
import { count, type Assembly } from "./assembly";
import { insideFrom } from "./carcass";
import type { Cell } from "./cell";
import { betweenSpacers, fixRunners, INNER_BEHIND, INNER_LESS } from "./inner-drawers";

/**
 * What is bought to be pulled out stands from the zone's floor upwards, as drawers behind doors do; it comes with its
 * runners, which are screwed to the uprights or to spacers.
 */
export function addPullOuts(assembly: Assembly, cell: Cell): void {
  const { design, rules, pullOuts } = assembly;
  const { body, column, zone, columnIndex, zoneIndex } = cell;
  const { height: pitch, depth: runner } = rules.pullOut;
  const { x, width } = betweenSpacers(column, zone.front, design.thickness);
  const bought = pullOutFor(width, rules);
  if (bought === undefined) return;
  const z = insideFrom(assembly, body) + INNER_BEHIND;
  for (let index = 0; index < zone.count; index++) {
    const y = zone.y + index * pitch + INNER_LESS / 2;
    const height = pitch - INNER_LESS;
    fixRunners(assembly, cell, { y, height, z, runner });
    pullOuts.push({
      place: { x, y, z, width, height, depth: runner },
      travel: runner,
      column: columnIndex,
      zone: zoneIndex,
    });
    count(assembly, `pull-out ${bought}`);
    // Its own half of each runner comes fixed to it.
    count(assembly, "runner-screw", 2 * rules.drilling["runner-pair"]);
  }
}
