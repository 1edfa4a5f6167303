import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import type { Design } from "~/furniture/boards/design";
import { drawLayout, type DrawnPiece } from "~/furniture/cutting/draw-layout";
import { layOut } from "~/furniture/cutting/lay-out";
import type { Task } from "~/furniture/cutting/layout";
import { translateIn } from "~/platform/i18n/translate.server";
import { listParts } from "~/workshop/batches/front/batch-parts.server";
import { makeLayoutPdf } from "~/workshop/batches/front/layout-pdf.server";
import { showLayout } from "~/workshop/batches/front/shown-layouts.server";

import { pal } from "../boards/designs";
import { designs } from "../boards/drawing/pieces";
import { pathsOf, pointsOf } from "../boards/drawing/read-svg";
import { findXmlFault } from "../drawing/well-formed";
import { planned } from "../workshop/package/packaged";
import { findFaults } from "./check-layout";

const t = translateIn("ro", "office-batches");

/** The batch of so many of a piece under a slope, as a workshop lays it out. */
async function batchOf(
  quantity: number,
  hasGrain: boolean,
  design: Design = designs.slope,
): Promise<Task> {
  const made = { ...pal, front: { ...pal.front, id: "stejar", hasGrain } };
  const { frozen } = planned(design, made);
  const line = {
    id: `${writeDesign(design)}-${quantity}-${hasGrain}`,
    orderNumber: "AM-2026-000123",
    line: 1,
    quantity,
  };
  const plan = { ...frozen, plan: writeDesign(design) };
  const parts = await listParts([{ ...line, plan }]);
  const materials = [...new Set(parts.map(({ material }) => material))];
  return {
    parts,
    sheets: materials.map((material) => ({ material, length: 2800, width: 2070 })),
    offcuts: [],
    saw: { kerf: 4, trim: 10, leastOffcut: { longer: 500, shorter: 200 } },
  };
}

/** The drawn pieces of all sheets that are cut obliquely. */
function obliqueOf(task: Task): { pieces: DrawnPiece[]; svgs: string[] } {
  const best = layOut(task, { seed: 3, rounds: 60 });
  expect(findFaults(task, best)).toEqual([]);
  expect(best.unplaced).toEqual([]);
  const shown = best.layouts.map((layout) => ({
    layout,
    pieces: showLayout(layout, { task, best }, t).pieces,
  }));
  return {
    pieces: shown.flatMap(({ pieces }) => pieces.filter(({ obliques }) => obliques.length > 0)),
    svgs: shown.map(({ layout, pieces }) => drawLayout(layout, pieces, "Foaia")),
  };
}

/** Where a cut runs within its part, from its lower left corner on the sheet. */
function within({ x, y, obliques }: DrawnPiece): string {
  const ends = obliques.flatMap(({ from, to }) => [from, to]);
  return ends
    .map((end) => `${end.x - x} ${end.y - y}`)
    .sort()
    .join(" to ");
}

test("boards with an oblique cut are laid out as rectangles, and each is marked and has its line", async () => {
  const task = await batchOf(3, true);
  expect(task.parts.filter(({ obliques }) => obliques).length).toBe(6);
  const { pieces, svgs } = obliqueOf(task);
  expect(pieces).toHaveLength(6);
  for (const { lines, length, width } of pieces) {
    expect(lines).toContain("OBLIC");
    expect(["840 × 830", "550 × 780"]).toContain(`${length} × ${width}`);
  }
  // Grain keeps them from lying across; their upper ends lie to the left of the sheet.
  const cuts = new Set(pieces.map(within));
  expect(cuts).toEqual(new Set(["0 830 to 830 0", "0 490 to 490 0"]));
  for (const svg of svgs) expect(findXmlFault(svg)).toBeUndefined();
  const drawn = svgs.flatMap((svg) => pathsOf(svg, "stroke-dasharray"));
  expect(drawn).toHaveLength(6);
  for (const data of drawn) {
    const [[fromX, fromY], [toX, toY]] = pointsOf(data) as [[number, number], [number, number]];
    // Both ceilings rise by 45°.
    expect(Math.abs(toX - fromX)).toBeCloseTo(Math.abs(toY - fromY), 0);
  }
});

test("a part that lies across its sheet has its cut turned with it", async () => {
  const task = await batchOf(1, false);
  const [part] = task.parts.filter(({ obliques }) => obliques);
  // So narrow a sheet that the board fits only across it.
  const narrow = { material: part!.material, length: 855, width: 870 };
  const { pieces } = obliqueOf({ ...task, parts: [part!], sheets: [narrow] });
  expect(pieces.map(({ length, width }) => [length, width])).toEqual([[830, 840]]);
  // Its upper end, which lay to the left, lies below.
  expect(within(pieces[0]!)).toBe("0 0 to 830 830");
});

test("sides cut along a ceiling behind have their lines, and a slanted top its mark", async () => {
  const task = await batchOf(1, false, designs.behind);
  const best = layOut(task, { seed: 3, rounds: 40 });
  expect(findFaults(task, best)).toEqual([]);
  const pieces = best.layouts.flatMap((layout) => showLayout(layout, { task, best }, t).pieces);
  const marked = (mark: string) => pieces.filter(({ lines }) => lines.includes(mark));
  // Two sides and two partitions between three columns.
  expect(marked("OBLIC")).toHaveLength(4);
  for (const { obliques } of marked("OBLIC")) {
    const [{ from, to }] = obliques as [(typeof obliques)[0]];
    // A partition's ends are whole millimetres below the slanted top.
    const off = Math.abs(to.x - from.x) - Math.abs(to.y - from.y);
    expect(Math.abs(off)).toBeLessThanOrEqual(2);
  }
  expect(marked("TEȘIT").map(({ length, width }) => [length, width].sort().join(" × "))).toEqual([
    "2304 × 665",
  ]);
  for (const { obliques } of marked("TEȘIT")) expect(obliques).toEqual([]);
});

test("the pages for the saw have the line of the cut as the drawing has it", async () => {
  const task = await batchOf(1, true);
  const best = layOut(task, { seed: 3, rounds: 20 });
  const dashesOf = async (isCut: boolean) => {
    const pages = best.layouts.map((layout) => {
      const { pieces } = showLayout(layout, { task, best }, t);
      const drawn = pieces.map((piece) => (isCut ? piece : { ...piece, obliques: [] }));
      const { length, width } = layout;
      return { heading: "Foaia", facts: "", length, width, pieces: drawn, cuts: [] };
    });
    const content = { title: "L-1", madeAt: "2026-11-30T10:00:00.000Z", pages, labels: [] };
    const pdf = await getDocumentProxy(await makeLayoutPdf(content));
    const all = Array.from({ length: pdf.numPages }, async (_, index) => {
      const { fnArray } = await (await pdf.getPage(index + 1)).getOperatorList();
      return fnArray.filter((operator: number) => operator === SET_DASH).length;
    });
    return (await Promise.all(all)).reduce((sum, count) => sum + count, 0);
  };
  // Each dashed line begins its dashes and ends them.
  expect(await dashesOf(true)).toBe(2 * 2);
  expect(await dashesOf(false)).toBe(0);
});

/** The number that readers of PDF give the operator `d`. */
const SET_DASH = 6;
