import { BANDS, readWay, writeWay } from "./address";
import { bandsOf } from "./design";
import { readModule, writeModule } from "./kitchen/module-text";
import type { End, Module, Niches, Run, RunKind, Wall } from "./run";

// A kitchen or a vanity as a short text for an address, which is also how carts and orders keep it; beside the
// designs of `address.ts`, whose texts begin with another version.
//
//   2k-w3000x3000x3000-ww-c2600-h720-e-t18-p2400x1200-n595x1780x720x560x490x560x480x650x500x260_o600l.r900n3hk_…
//
// The first part: version and kind, the widths of the wall at three heights, its ends (`w` a wall, `f` free), ceiling,
// height of wall modules, electric or gas (`e`, `g`), thickness, where water and hob are connected, the numbers of the
// niches in the order of their type, then what is not as usual: a window (`v`), `q` for pushed to open, the version of
// the rules, the way in. The second: the modules from left to right. Then the decors of body, fronts and worktop, the
// handle, and where bands are of other decors, those of the body's edges and of the fronts' with a point between.

const kindLetters: Record<RunKind, string> = { kitchen: "k", vanity: "v" };

/** The longest text that is read; the largest run is far shorter. */
const LONGEST = 1500;

/** Writes a run; the same run always gives the same text. */
export function writeRun(run: Run): string {
  const [{ widths, ends, window, water, hob, modules }] = run.walls;
  const { body, front, worktop, handle, wayIn } = run;
  const first = [
    `2${kindLetters[run.kind]}`,
    `w${widths.join("x")}`,
    ends.map((end) => end[0]).join(""),
    `c${run.ceiling}`,
    `h${run.wallHeight}`,
    run.cooking[0],
    `t${run.thickness}`,
    `p${water}x${hob}`,
    `n${numbersOf(run.niches).join("x")}`,
    window ? `v${window.x}x${window.width}x${window.sill}` : "",
    run.opening === "push" ? "q" : "",
    run.rules > 1 ? `r${run.rules}` : "",
    wayIn ? `g${writeWay(wayIn)}` : "",
  ].filter(Boolean);
  const bands = run.bands && bandsOf(run, run.bands);
  const last = bands ? [`${bands.body ?? ""}.${bands.front ?? ""}`] : [];
  const line = modules.map(writeModule).join(".");
  return [first.join("-"), line, body, front, worktop, handle, ...last].join("_");
}

/** Whether a text is one of a run and not of a design. */
export function isRunText(text: string): boolean {
  return text.startsWith("2");
}

/** Reads a run, or returns undefined where the text is none: whatever is well formed is read. */
export function readRun(text: string): Run | undefined {
  if (text.length > LONGEST) return undefined;
  const [first = "", line = "", body = "", front = "", worktop = "", handle = "", last, ...more] =
    text.split("_");
  const ids = [body, front, worktop, handle];
  if (more.length > 0 || !ids.every((id) => /^[a-z0-9-]{1,40}$/.test(id))) return undefined;
  const banded = last === undefined ? {} : BANDS.exec(last)?.groups;
  const match = FIRST.exec(first)?.groups;
  if (!banded || !match) return undefined;
  const modules = line === "" ? [] : line.split(".").map(readModule);
  if (modules.length > MOST_READ || modules.some((one) => !one)) return undefined;
  const [water, hob] = numbers(match.points!) as [number, number];
  const ends = [...match.ends!].map((letter): End => (letter === "w" ? "wall" : "free"));
  const bands = bandsOf({ body, front }, banded);
  return {
    kind: match.kind === "k" ? "kitchen" : "vanity",
    rules: Number(match.rules ?? 1),
    walls: [
      {
        widths: numbers(match.widths!) as Wall["widths"],
        ends: ends as Wall["ends"],
        window: match.window ? windowOf(numbers(match.window)) : null,
        water,
        hob,
        modules: modules as Module[],
      },
    ],
    ceiling: Number(match.ceiling),
    wallHeight: Number(match.height),
    cooking: match.cooking === "g" ? "gas" : "electric",
    niches: nichesOf(numbers(match.niches!)),
    thickness: Number(match.thickness),
    body,
    front,
    worktop,
    handle,
    wayIn: match.way ? readWay(match.way) : null,
    ...(match.push && { opening: "push" as const }),
    ...(bands && { bands }),
  };
}

/** More modules than a run may have are read, and answered by the nearest run. */
const MOST_READ = 30;

const FIRST = new RegExp(
  String.raw`^2(?<kind>[kv])-w(?<widths>\d{1,4}x\d{1,4}x\d{1,4})-(?<ends>[wf]{2})-c(?<ceiling>\d{1,4})-h(?<height>\d{1,4})` +
    String.raw`-(?<cooking>[eg])-t(?<thickness>\d{1,2})-p(?<points>\d{1,4}x\d{1,4})-n(?<niches>\d{1,4}(?:x\d{1,4}){9})` +
    String.raw`(?:-v(?<window>\d{1,4}x\d{1,4}x\d{1,4}))?(?<push>-q)?(?:-r(?<rules>[1-9]\d{0,5}))?` +
    String.raw`(?:-g(?<way>(?:[ds]\d{1,4}x\d{1,4}|l\d{1,4}x\d{1,4}x\d{1,4})))?$`,
);

function numbersOf(niches: Niches): number[] {
  const { oven, fridge, fridgeDoor, hob, sink, hoodAbove, hood } = niches;
  return [oven, fridge, fridgeDoor, ...hob, ...sink, hoodAbove, ...hood];
}

function nichesOf(all: number[]): Niches {
  const [oven, fridge, fridgeDoor, hobWide, hobDeep, sinkWide, sinkDeep, above, wide, deep] =
    all as Ten;
  return {
    oven,
    fridge,
    fridgeDoor,
    hob: [hobWide, hobDeep],
    sink: [sinkWide, sinkDeep],
    hoodAbove: above,
    hood: [wide, deep],
  };
}

type Ten = [number, number, number, number, number, number, number, number, number, number];

function windowOf([x, width, sill]: number[]): Wall["window"] {
  return { x: x!, width: width!, sill: sill! };
}

function numbers(text: string): number[] {
  return text.split("x").map(Number);
}
