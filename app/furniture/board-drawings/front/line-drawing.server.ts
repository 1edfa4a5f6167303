import { build } from "~/furniture/boards/build";
import type { Design, Kind } from "~/furniture/boards/design";
import { fit } from "~/furniture/boards/fit";
import type { Piece } from "~/furniture/boards/piece";
import { defaultRules, type Chosen } from "~/furniture/boards/rules";
import { sampleOf } from "~/furniture/boards/samples";
import { drawers, rail, shelves, startDesign } from "~/furniture/boards/start";
import { memoize } from "~/platform/basics/memoize";
import { centimetres } from "~/platform/format/measures";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

import { drawLine } from "../elevation/line";

/** Centimetres: the niche that the shop's first question begins with, and the one that is not there. */
const NICHE = { width: 217, height: 250 };
const MISSING = { width: 404, height: 250 };

/** A board as every maker buys it: a line shows no decor. */
const plain = {
  id: "",
  board: "pal" as const,
  thicknesses: [18],
  sheet: { length: 2800, width: 2070 },
  hasGrain: false,
};
export const plainChosen: Chosen = {
  body: plain,
  front: plain,
  handle: { id: "", length: 160, holeSpacing: 128, isPushed: false },
};
const looks = { body: "", front: "", handle: "" };

export type LineDrawingName = "niche" | "missing" | "nothing" | "outline" | "boards" | "shut";

const memoizeDrawing = memoize<string>(100);

/**
 * A drawing in the workshop's line (`drawLine`), made from pieces as the planner builds them: a niche with its
 * wardrobe, the niche of a page that is not there, an empty outline, and a wardrobe as it grows; as HTML, with
 * its words in a language.
 */
export function lineDrawing(name: LineDrawingName, language: Language): string {
  return memoizeDrawing(`${name} ${language}`, () => draw(name, language));
}

function draw(name: LineDrawingName, language: Language): string {
  const t = translateIn(language, "line-drawings");
  const niche = name === "missing" ? MISSING : NICHE;
  const said = { title: t(`${name}.title`), description: t(`${name}.text`, niche) };
  switch (name) {
    case "niche": {
      const [width, height] = [String(niche.width), String(niche.height)];
      return drawLine({ piece: built(inNiche()), niche, width, height, ...said });
    }
    case "missing":
      return drawLine({ niche, width: String(niche.width), ...said });
    case "nothing":
      return drawLine({ piece: sample("chest"), grown: "outline", width: "?", ...said });
    case "outline":
    case "boards":
    case "shut":
      return drawLine({ piece: sample("wardrobe"), grown: name, ...said });
  }
}

/**
 * The same line of a wardrobe that somebody has asked for, in the niche of so many millimetres that it fills, whose
 * width the pencil marks; as HTML.
 */
export function nicheDrawing(
  piece: Piece,
  niche: { width: number; height: number },
  language: Language,
): string {
  const t = translateIn(language, "line-drawings");
  const width = centimetres(niche.width, language);
  const height = centimetres(niche.height, language);
  return drawLine({
    piece,
    niche: { width: niche.width / 10, height: niche.height / 10 },
    width,
    height,
    title: t("niche.title"),
    description: t("niche.text", { width, height }),
  });
}

const sample = (kind: Kind) => built(sampleOf(kind, looks));

function built(wish: Design) {
  return build(fit(wish, plainChosen, defaultRules).design, plainChosen, defaultRules);
}

/** A wardrobe for the niche, divided as workshops do most: rails over drawers, shelves between them. */
function inNiche(): Design {
  const [width, height, depth] = [NICHE.width * 10, NICHE.height * 10, 620];
  const start = startDesign(
    {
      kind: "wardrobe",
      place: {
        kind: "niche",
        widths: [width, width, width],
        heights: [height, height],
        depth,
        skirting: 0,
      },
      size: { width, height, depth },
      wayIn: null,
      looks,
      version: 1,
    },
    defaultRules,
  );
  const hung = { width: null, zones: [drawers(3, 600), rail] };
  return { ...start, columns: [hung, { width: null, zones: [shelves(5)] }, hung] };
}
