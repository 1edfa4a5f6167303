import { allModules, type ModuleKind, type Niches, type Run } from "~/furniture/boards/run";

// What the sheets of the appliances say, as fields of the second step.

/** The numbers of the sheets as fields: cut-outs have a width and a depth. */
export const nicheFields = [
  "oven",
  "fridge",
  "fridgeDoor",
  "hobWidth",
  "hobDepth",
  "sinkWidth",
  "sinkDepth",
  "hoodAbove",
  "hoodWidth",
  "hoodDepth",
] as const;
export type NicheField = (typeof nicheFields)[number];

/** Which of them count for a run. */
export function nicheFieldsOf(run: Run): NicheField[] {
  const modules = allModules(run).map(({ module }) => module);
  const has = (what: ModuleKind) => modules.some((module) => module.what === what);
  const ofHood: NicheField[] = ["hoodAbove", "hoodWidth", "hoodDepth"];
  return [
    ...(has("oven-column") ? (["oven"] as const) : []),
    ...(has("fridge-column") ? (["fridge", "fridgeDoor"] as const) : []),
    ...(modules.some(({ hob }) => hob) ? (["hobWidth", "hobDepth"] as const) : []),
    ...(has("sink") ? (["sinkWidth", "sinkDepth"] as const) : []),
    ...(modules.some(({ above }) => above === "hood") ? ofHood : []),
  ];
}

/** The numbers of niches by their fields, in mm. */
export function numbersOf({ hob, sink, hood, ...numbers }: Niches): Record<NicheField, number> {
  const [hobWidth, hobDepth] = hob;
  const [sinkWidth, sinkDepth] = sink;
  const [hoodWidth, hoodDepth] = hood;
  return { ...numbers, hobWidth, hobDepth, sinkWidth, sinkDepth, hoodWidth, hoodDepth };
}

export function nichesOf(numbers: Record<NicheField, number>): Niches {
  const { oven, fridge, fridgeDoor, hoodAbove } = numbers;
  return {
    oven,
    fridge,
    fridgeDoor,
    hob: [numbers.hobWidth, numbers.hobDepth],
    sink: [numbers.sinkWidth, numbers.sinkDepth],
    hoodAbove,
    hood: [numbers.hoodWidth, numbers.hoodDepth],
  };
}
