import { expect, test } from "vitest";

import { modulePicture } from "~/furniture/board-drawings/front/module-picture.server";
import { moduleFacts, moduleKinds, runKinds } from "~/furniture/boards/run";

import { findXmlFault } from "../../../drawing/well-formed";
import { pathsOf, pointsOf, sizeOf } from "../../drawing/read-svg";

const all = runKinds.flatMap((kind) =>
  moduleKinds
    .filter((what) => moduleFacts[what].kinds.includes(kind))
    .map((what) => [kind, what] as const),
);

test.each(all)(
  "in a %s, %s has a small picture without words or ids, within its sheet",
  (kind, what) => {
    const svg = modulePicture(kind, what);
    expect(findXmlFault(svg)).toBeUndefined();
    expect(svg).not.toMatch(/<text| id=|style=|NaN|undefined/);
    expect(svg).toContain('aria-hidden="true"');
    expect(svg.length).toBeLessThan(1_200);
    const { width, height } = sizeOf(svg);
    const still = svg.replaceAll(/<path [^>]*transform=[^>]*>/g, "");
    for (const [x, y] of pathsOf(still).flatMap(pointsOf)) {
      expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
    }
  },
);

test("no two kinds of one run look alike", () => {
  for (const kind of runKinds) {
    const pictures = all.filter(([of]) => of === kind).map(([, what]) => modulePicture(kind, what));
    expect(new Set(pictures).size).toBe(pictures.length);
  }
});
