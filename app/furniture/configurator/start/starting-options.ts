import { foldText } from "~/platform/format/compare-texts";

import type { Option, Options, StartingOptions } from "../offered-options";

/** What a piece's own Romanian text says of it. */
export interface DescribedPiece {
  /** By which material it is found: `pal`, `mdf` …; null where nobody has said. */
  facet: string | null;
  material: string;
  color: string;
  features: string[];
}

/** Words of metals, of which a handle that is called metallic may be said to be. */
const ofMetal = /^(?:metal|alama|bronz|otel|inox|alumini)/;

/**
 * The offered material and handle that a piece's own text names, by id: of materials the one whose name is
 * nearest to its colour, of handles the one that a line about handles tells of. Where it names none, the
 * first of each (spec §4); undefined where nothing is offered.
 */
export function startingOptions(
  { facet, material, color, features }: DescribedPiece,
  { materials, handles }: Options,
): StartingOptions {
  const [main = "", ...more] = color.split(",");
  const others = wordsOf([...more, material].join(" "));
  const colour = wordsOf(main);
  const ofMaterial = ({ name, description }: Option) =>
    4 * common(colour, name) +
    2 * common([facet ?? ""], name) +
    common(colour, description) +
    common(others, name);
  const lines = features.map(foldText).filter((line) => /maner|buton|apasare|push/.test(line));
  const isPushed = lines.some((line) => /apasare|push|fara maner/.test(line));
  const said = wordsOf(lines.join(" "));
  const ofHandle = ({ name, look }: Options["handles"][number]) => {
    if (isPushed) return look.shape === "none" ? 1 : 0;
    const isMetal = [wordsOf(name), said].every((words) =>
      words.some((word) => ofMetal.test(word)),
    );
    return look.shape === "none" ? 0 : isMetal ? 1 : common(said, name);
  };
  return { material: best(materials, ofMaterial)?.id, handle: best(handles, ofHandle)?.id };
}

function best<Of extends Option>(options: Of[], scoreOf: (option: Of) => number): Of | undefined {
  const [first] = options;
  return options.reduce(
    (found, option) => (found && scoreOf(option) > scoreOf(found) ? option : found),
    first,
  );
}

/** How many of the words a text has. */
function common(words: string[], text: string): number {
  const own = wordsOf(text);
  return words.filter((word) => own.includes(word)).length;
}

function wordsOf(text: string): string[] {
  const words = foldText(text).split(/[^a-z]+/);
  return [...new Set(words.filter((word) => word.length > 2))];
}
