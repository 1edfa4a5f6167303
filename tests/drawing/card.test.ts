import { expect, test } from "vitest";

import { drawBoardsCard } from "~/furniture/board-drawings/draw-card";
import { drawPieceCard } from "~/furniture/drawing/front/draw-card";
import { pieceShapes } from "~/furniture/drawing/piece-look";

import { built, designs, looks } from "../boards/drawing/pieces";
import { design, handleLooks, materialLooks } from "./designs";
import { findXmlFault } from "./well-formed";

const cards = [
  ...pieceShapes.map((form, index) => {
    const [material, handle] = [materialLooks[index % 6]!, handleLooks[index % 4]!];
    return [form, drawPieceCard(design({ form, material, handle }))] as const;
  }),
  ...Object.entries(designs).map(
    ([name, each]) => [name, drawBoardsCard(built(each), each.place, looks)] as const,
  ),
];

test.each(cards)("the card of %s is well-formed and holds no word", (_, svg) => {
  expect(findXmlFault(svg)).toBeUndefined();
  expect(svg).toContain('viewBox="0 0 1200 630"');
  // Nobody knows which fonts the machine has that makes a picture of it.
  expect(svg).not.toContain("<text");
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const used = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id!);
  expect(used.filter((id) => !defined.has(id))).toEqual([]);
});
