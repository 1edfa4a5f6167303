import { BANDS, readWay, writeWay } from "./address";
import { bandsOf } from "./design";
import { readModule, writeModule } from "./kitchen/module-text";
import {
  mostWalls,
  type End,
  type Module,
  type Niches,
  type Run,
  type RunKind,
  type Wall,
} from "./run";

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
//
// Where walls meet (`c` among their ends) the first is the one at the left. Of each other one the same follows its
// modules after two points: `w900..w2400x2400x2400-cf-px1200.c950.d600`; a number of `p` is left out where that is on
// another wall. The diagonals of corners that were measured are in the first part before `q`: `m1414x1410`.

const kindLetters: Record<RunKind, string> = { kitchen: "k", vanity: "v" };

/** The longest text that is read; the largest run is far shorter. */
const LONGEST = 1500;

/** Writes a run; the same run always gives the same text. */
export function writeRun(run: Run): string {
  const [wall, ...others] = run.walls;
  const { body, front, worktop, handle, wayIn, diagonals = [] } = run;
  const [widths, ends, points, window] = writeWall(wall);
  const first = [
    `2${kindLetters[run.kind]}`,
    widths,
    ends,
    `c${run.ceiling}`,
    `h${run.wallHeight}`,
    run.cooking[0],
    `t${run.thickness}`,
    points,
    `n${numbersOf(run.niches).join("x")}`,
    window,
    diagonals.length > 0 ? `m${diagonals.join("x")}` : "",
    run.opening === "push" ? "q" : "",
    run.rules > 1 ? `r${run.rules}` : "",
    wayIn ? `g${writeWay(wayIn)}` : "",
  ].filter(Boolean);
  const bands = run.bands && bandsOf(run, run.bands);
  const last = bands ? [`${bands.body ?? ""}.${bands.front ?? ""}`] : [];
  const lines = [
    wall.modules.map(writeModule).join("."),
    ...others.map((other) => {
      const parts = writeWall(other).filter(Boolean);
      return [parts.join("-"), ...other.modules.map(writeModule)].join(".");
    }),
  ];
  return [first.join("-"), lines.join(".."), body, front, worktop, handle, ...last].join("_");
}

/** Its widths, ends, connections and window. */
function writeWall({ widths, ends, window, water, hob }: Wall): [string, string, string, string] {
  return [
    `w${widths.join("x")}`,
    ends.map((end) => end[0]).join(""),
    `p${water ?? ""}x${hob ?? ""}`,
    window ? `v${window.x}x${window.width}x${window.sill}` : "",
  ];
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
  const [own = "", ...others] = line.split("..");
  const walls = [readWall(match, own === "" ? [] : own.split(".")), ...others.map(readOther)];
  if (!areMeeting(walls, match.kind === "k" ? mostWalls : 1)) return undefined;
  const diagonals = match.diagonals ? numbers(match.diagonals) : [];
  if (diagonals.length >= walls.length) return undefined;
  const bands = bandsOf({ body, front }, banded);
  return {
    kind: match.kind === "k" ? "kitchen" : "vanity",
    rules: Number(match.rules ?? 1),
    walls,
    ...(diagonals.length > 0 && { diagonals }),
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

/** The wall of the parts of a text, with its modules. */
function readWall(
  { widths, ends, points, window }: Record<string, string | undefined>,
  texts: string[],
): Wall | undefined {
  const modules = texts.map(readModule);
  if (modules.some((one) => !one)) return undefined;
  const [water, hob] = points!.split("x").map((text) => (text === "" ? null : Number(text)));
  return {
    widths: numbers(widths!) as Wall["widths"],
    ends: [...ends!].map((letter) => endOf[letter]!) as Wall["ends"],
    window: window ? windowOf(numbers(window)) : null,
    water: water!,
    hob: hob!,
    modules: modules as Module[],
  };
}

function readOther(text: string): Wall | undefined {
  const [first = "", ...modules] = text.split(".");
  const match = OTHER.exec(first)?.groups;
  return match && readWall(match, modules);
}

const endOf: Record<string, End> = { w: "wall", f: "free", c: "corner" };

/** Whether there are as many walls as may be, which meet in corners and end elsewhere, with no more modules than are read. */
function areMeeting(walls: (Wall | undefined)[], most: number): walls is Run["walls"] {
  if (walls.length > most) return false;
  const all = walls.flatMap((wall) => wall?.modules ?? []);
  return (
    all.length <= MOST_READ &&
    walls.every(
      (wall, at) =>
        wall &&
        (wall.ends[0] === "corner") === at > 0 &&
        (wall.ends[1] === "corner") === at < walls.length - 1,
    )
  );
}

/** More modules than a run may have are read, and answered by the nearest run. */
const MOST_READ = 30;

const [WIDTHS, ENDS, POINTS, WINDOW] = [
  String.raw`w(?<widths>\d{1,4}x\d{1,4}x\d{1,4})`,
  String.raw`(?<ends>[wfc]{2})`,
  String.raw`p(?<points>\d{0,4}x\d{0,4})`,
  String.raw`(?:-v(?<window>\d{1,4}x\d{1,4}x\d{1,4}))?`,
];
const FIRST = new RegExp(
  String.raw`^2(?<kind>[kv])-${WIDTHS}-${ENDS}-c(?<ceiling>\d{1,4})-h(?<height>\d{1,4})` +
    String.raw`-(?<cooking>[eg])-t(?<thickness>\d{1,2})-${POINTS}-n(?<niches>\d{1,4}(?:x\d{1,4}){9})` +
    String.raw`${WINDOW}(?:-m(?<diagonals>\d{1,4}(?:x\d{1,4})?))?(?<push>-q)?(?:-r(?<rules>[1-9]\d{0,5}))?` +
    String.raw`(?:-g(?<way>(?:[ds]\d{1,4}x\d{1,4}|l\d{1,4}x\d{1,4}x\d{1,4})))?$`,
);
const OTHER = new RegExp(`^${WIDTHS}-${ENDS}-${POINTS}${WINDOW}$`);

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
