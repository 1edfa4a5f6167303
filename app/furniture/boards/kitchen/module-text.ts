import { keyOf } from "../building/column-text";
import type { Module, ModuleKind } from "../run";

// A module as a short text: what it is, its width, how many drawers, `h` for the hob, what is above (`c` a cupboard, `k`
// the hood), `r` where its door has its hinges at the right: `d600c`, `w900n3hk`.

const kinds: Record<ModuleKind, string> = {
  doors: "d",
  drawers: "w",
  sink: "s",
  dishwasher: "m",
  "oven-column": "o",
  "fridge-column": "f",
  narrow: "b",
  corner: "c",
};
const above: Record<Module["above"], string> = { nothing: "", cupboard: "c", hood: "k" };

export function writeModule(module: Module): string {
  const { what, width, count, hob, hinge } = module;
  return [
    kinds[what],
    width,
    count > 0 ? `n${count}` : "",
    hob ? "h" : "",
    above[module.above],
    hinge === "right" ? "r" : "",
  ].join("");
}

/** Reads a module, or returns undefined where the text is none. */
export function readModule(text: string): Module | undefined {
  const match = MODULE.exec(text)?.groups;
  if (!match) return undefined;
  return {
    what: keyOf(kinds, match.what!)!,
    width: Number(match.width),
    count: Number(match.count ?? 0),
    ...(match.hob && { hob: true as const }),
    above: keyOf(above, match.above ?? "")!,
    hinge: match.right ? "right" : "left",
  };
}

const MODULE =
  /^(?<what>[dwsmofbc])(?<width>\d{1,4})(?:n(?<count>[1-9]))?(?<hob>h)?(?<above>[ck])?(?<right>r)?$/;
