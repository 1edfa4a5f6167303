import {
  BY,
  lengthText,
  measureNames,
  measuresText,
  type Measures,
} from "~/platform/format/measures";

import type { Translator } from "./translate";

/** Who says it: a language with its texts. Needs the text group `common`, which every page has. */
export type Speaker = Pick<Translator, "language" | "translate">;

/** Measures with their unit: `100 × 200 × 50 cm`, for where a heading names them. */
export function bareSize(measures: Partial<Measures>, unit: "cm" | "mm", speaker: Speaker): string {
  const size = measuresText(measures, speaker.language);
  return speaker.translate("common")(`size.${unit}`, { size });
}

/** The same with the names of those given; a bed has a length where others have a depth. */
export function namedSize(
  measures: Partial<Measures>,
  unit: "cm" | "mm",
  speaker: Speaker,
  isBed = false,
): string {
  const t = speaker.translate("common");
  const names = t(isBed ? "size.axesBed" : "size.axes").split(BY);
  const axes = names.filter((_, index) => measures[measureNames[index]!] !== undefined).join(BY);
  return t("size.named", { size: bareSize(measures, unit, speaker), axes });
}

/** How large a planned piece is for its buyer (`buyersSize`), in mm. */
type PlannedSize = Measures & { fills: "niche" | "width" | "nothing" };

/**
 * The size of a planned piece in words, as its buyer reads it (`buyersSize`, mm): a niche is filled, and
 * said in centimetres as people measure walls; a piece standing free has the very millimetres asked for.
 */
export function plannedSize(size: PlannedSize, speaker: Speaker): string {
  if (size.fills === "nothing") return namedSize(size, "mm", speaker);
  const t = speaker.translate("common");
  const { width, height, depth } = size;
  const inCm = { width: width / 10, height: height / 10, depth: depth / 10 };
  if (size.fills === "width") return t("size.nicheWidth", { size: namedSize(inCm, "cm", speaker) });
  return t("size.niche", {
    niche: t("size.cm", {
      size: measuresText({ width: inCm.width, height: inCm.height }, speaker.language),
    }),
    depth: lengthInCm(depth, speaker),
  });
}

/** One length of so many millimetres, in centimetres. */
export function lengthInCm(millimetres: number, { language, translate }: Speaker): string {
  return translate("common")("size.cm", { size: lengthText(millimetres / 10, language) });
}

/** The same for a title, where the words below it name the three. */
export function sizeInTitle(size: PlannedSize, speaker: Speaker): string {
  return size.fills === "nothing" ? bareSize(size, "mm", speaker) : plannedSize(size, speaker);
}

/** A size that begins a sentence. */
export function sentenceOf(words: string, { language }: Pick<Speaker, "language">): string {
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}
