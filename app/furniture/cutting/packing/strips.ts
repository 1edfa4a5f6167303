import type { Area, Layout, Panel, Part } from "../layout";

/** Parts that are cut from one strip, in their order, by the id of the part that the strip is. */
type Strips = Map<string, Part[]>;

/**
 * Makes one part of those that are cut from one strip, so that they are placed together and their grain runs on. Where
 * it suits no sheet, as after the sheets became narrower or the blade thicker, the strip is broken between columns, into
 * as few parts as do; a column that suits none lies apart. The key of a broken strip is among `parted`.
 */
export function joinStrips(
  parts: readonly Part[],
  kerf: number,
  suits: (strip: Part) => boolean,
): { parts: Part[]; strips: Strips; parted: string[] } {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    if (part.strip) groups.set(part.strip.key, [...(groups.get(part.strip.key) ?? []), part]);
  }
  const strips: Strips = new Map();
  const parted: string[] = [];
  const joined = [...groups].flatMap(([key, members]) => {
    members.sort((one, other) => one.strip!.place - other.strip!.place);
    // One that is not all there is no strip.
    const isWhole = members.length === members[0]!.strip!.count;
    const runs = isWhole ? runsOf(key, columnsOf(members), kerf, suits) : [];
    if (runs.length !== 1 || runs[0]!.members.length < members.length) parted.push(key);
    for (const run of runs) strips.set(run.strip.id, run.members);
    return runs.map(({ strip }) => strip);
  });
  const taken = new Set([...strips.values()].flat());
  const alone = parts.filter((part) => !taken.has(part));
  return { parts: [...alone, ...joined], strips, parted };
}

/** Neighbouring columns that one part can hold, with the part; a part that would lie in it alone is left out. */
function runsOf(
  key: string,
  columns: readonly Part[][],
  kerf: number,
  suits: (strip: Part) => boolean,
): { strip: Part; members: Part[] }[] {
  const runs: { strip: Part; members: Part[] }[] = [];
  for (let from = 0; from < columns.length;) {
    let to = from + 1;
    let strip = suited(columns.slice(from, to));
    for (; to < columns.length && strip; to += 1) {
      const wider = suited(columns.slice(from, to + 1));
      if (!wider) break;
      strip = wider;
    }
    const members = columns.slice(from, to).flat();
    if (strip && (members.length > 1 || columns.length === 1)) runs.push({ strip, members });
    from = to;
  }
  return runs;

  function suited(some: readonly Part[][]): Part | undefined {
    const strip = stripOf(`${key} ${runs.length}`, some, kerf);
    return strip && suits(strip) ? strip : undefined;
  }
}

/** Undefined where a column's parts are not as wide, or columns not as long: they fill no rectangle. */
function stripOf(id: string, columns: readonly Part[][], kerf: number): Part | undefined {
  const first = columns[0]![0]!;
  const { along } = first.strip!;
  const across = acrossOf(along);
  const [long = 0, ...others] = columns.map((column) => sumOf(column, along, kerf));
  if (others.some((other) => other !== long)) return undefined;
  const firsts = columns.map(([top]) => top!);
  if (columns.some((column, at) => column.some((part) => part[across] !== firsts[at]![across]))) {
    return undefined;
  }
  const wide = sumOf(firsts, across, kerf);
  return { ...first, id, [along]: long, [across]: wide, canTurn: false, strip: null };
}

const acrossOf = (along: "length" | "width") => (along === "length" ? "width" : "length");

/** The columns of a strip's parts, which are in their order. */
function columnsOf(members: readonly Part[]): Part[][] {
  const columns: Part[][] = [];
  for (const part of members) {
    const last = columns.at(-1);
    if (last?.[0]!.strip!.column === part.strip!.column) last.push(part);
    else columns.push([part]);
  }
  return columns;
}

function sumOf(parts: readonly Part[], way: "length" | "width", kerf: number): number {
  return parts.reduce((sum, part) => sum + part[way] + kerf, -kerf);
}

/** A layout with its strips cut into their parts. */
export function cutStrips(layout: Layout, strips: Strips, kerf: number): Layout {
  const cut = (panel: Panel): Panel => {
    if (panel.kind === "cut") {
      return { ...panel, first: cut(panel.first), second: panel.second && cut(panel.second) };
    }
    const members = panel.kind === "part" ? strips.get(panel.part) : undefined;
    if (!members) return panel;
    const { along } = members[0]!.strip!;
    const columns = columnsOf(members);
    return cutApart(panel, { items: columns, way: acrossOf(along), kerf }, (area, column) =>
      cutApart(area, { items: column.map((part) => [part]), way: along, kerf }, (own, [part]) => {
        const { x, y, length, width } = own;
        return { x, y, length, width, kind: "part", part: part!.id, isTurned: false };
      }),
    );
  };
  return { ...layout, panel: cut(layout.panel) };
}

/** Cuts an area into one piece for each item, behind each other along `way`; an item's first part says how long it is. */
function cutApart(
  { x, y, length, width }: Area,
  { items, way, kerf }: { items: readonly Part[][]; way: "length" | "width"; kerf: number },
  pieceOf: (area: Area, item: Part[]) => Panel,
): Panel {
  const [first, ...rest] = items;
  const area = { x, y, length, width };
  if (rest.length === 0) return pieceOf(area, first!);
  const at = first![0]![way];
  const behind = at + kerf;
  const isLong = way === "length";
  const own = isLong ? { x, y, length: at, width } : { x, y, length, width: at };
  const left = isLong
    ? { x: x + behind, y, length: length - behind, width }
    : { x, y: y + behind, length, width: width - behind };
  return {
    x,
    y,
    length,
    width,
    kind: "cut",
    // The blade runs across the way that the pieces lie behind each other.
    along: acrossOf(way),
    at,
    first: pieceOf(own, first!),
    second: cutApart(left, { items: rest, way, kerf }, pieceOf),
  };
}
