import {
  BY,
  centimetres,
  measureNames,
  measuresText,
  type Measures,
} from "~/platform/format/measures";

import type { Translator } from "./translate";

/** Who says it: a language with its texts. Needs the text group `common`, which every page has. */
export type Speaker = Pick<Translator, "language" | "translate">;

/** Measures in centimetres: `100 × 200 × 50 cm`, for where a heading names them. */
export function bareSize(measures: Partial<Measures>, speaker: Speaker): string {
  const size = measuresText(measures, speaker.language);
  return speaker.translate("common")("size.cm", { size });
}

/** Measures in millimetres as customers read them. */
export function inCm({ width, height, depth }: Measures): Measures {
  return { width: width / 10, height: height / 10, depth: depth / 10 };
}

/** The same with the names of those given; a bed has a length where others have a depth. */
export function namedSize(measures: Partial<Measures>, speaker: Speaker, isBed = false): string {
  const t = speaker.translate("common");
  const names = t(isBed ? "size.axesBed" : "size.axes").split(BY);
  const axes = names.filter((_, index) => measures[measureNames[index]!] !== undefined).join(BY);
  return t("size.named", { size: bareSize(measures, speaker), axes });
}

/** How large a planned piece is for its buyer (`buyersSize`), in mm. */
type PlannedSize = Measures &
  (
    | { fills: "niche" | "width" | "wall" | "diagonal" | "nothing" }
    | { fills: "slope" | "slope-back"; low: number }
    | { fills: "corner"; right: number }
    | { fills: "u"; middle: number; right: number }
  );

/**
 * The size of a planned piece in words, as its buyer reads it (`buyersSize`, mm), in centimetres: of what
 * fills a niche the niche is said, of a kitchen that it reaches from wall to wall, of what is stepped under a slope the
 * room that is there, of what follows one to the back how high it is in front and behind, and of what stands in a corner
 * or across it how far it reaches along both walls, along three walls along each.
 */
export function plannedSize(size: PlannedSize, speaker: Speaker): string {
  const t = speaker.translate("common");
  const { width, height } = inCm(size);
  const named = namedSize(inCm(size), speaker);
  if (size.fills === "nothing") return named;
  // Each of the texts says some of these.
  return t(`size.${size.fills}`, {
    size: named,
    niche: bareSize({ width, height }, speaker),
    width: lengthInCm(size.width, speaker),
    depth: lengthInCm(size.depth, speaker),
    height: lengthInCm(size.height, speaker),
    low: lengthInCm("low" in size ? size.low : 0, speaker),
    middle: lengthInCm("middle" in size ? size.middle : 0, speaker),
    right: lengthInCm("right" in size ? size.right : 0, speaker),
  });
}

/** One length of so many millimetres, in centimetres. */
export function lengthInCm(millimetres: number, { language, translate }: Speaker): string {
  return translate("common")("size.cm", { size: centimetres(millimetres, language) });
}

/** The same for a title, where the words below it name the three. */
export function sizeInTitle(size: PlannedSize, speaker: Speaker): string {
  return size.fills === "nothing" ? bareSize(inCm(size), speaker) : plannedSize(size, speaker);
}

/** A size that begins a sentence. */
export function sentenceOf(words: string, { language }: Pick<Speaker, "language">): string {
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}
