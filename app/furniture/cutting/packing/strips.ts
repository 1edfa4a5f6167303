import type { Layout, Panel, Part } from "../layout";

/** Parts that lie behind each other in one strip, in their order, by the id of the part that the strip is. */
type Strips = Map<string, Part[]>;

/**
 * Makes one part of those that are cut from one strip, so that they are placed together and their grain runs on; where
 * it suits no sheet, they stay for themselves.
 */
export function joinStrips(
  parts: readonly Part[],
  kerf: number,
  suits: (strip: Part) => boolean,
): { parts: Part[]; strips: Strips } {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    if (part.strip) groups.set(part.strip.key, [...(groups.get(part.strip.key) ?? []), part]);
  }
  const strips: Strips = new Map();
  const joined = [...groups].flatMap(([key, members]) => {
    members.sort((one, other) => one.strip!.place - other.strip!.place);
    const strip = stripOf(key, members, kerf);
    if (!strip || !suits(strip)) return [];
    strips.set(key, members);
    return [strip];
  });
  const alone = parts.filter(({ strip }) => !strip || !strips.has(strip.key));
  return { parts: [...alone, ...joined], strips };
}

function stripOf(id: string, members: readonly Part[], kerf: number): Part | undefined {
  const [first] = members;
  if (!first?.strip || members.length < 2) return undefined;
  const along = first.strip.along;
  const across = along === "length" ? "width" : "length";
  if (members.some((part) => part[across] !== first[across])) return undefined;
  const whole = members.reduce((sum, part) => sum + part[along] + kerf, -kerf);
  return { ...first, id, [along]: whole, canTurn: false, strip: null };
}

/** A layout with its strips cut into their parts. */
export function cutStrips(layout: Layout, strips: Strips, kerf: number): Layout {
  const cut = (panel: Panel): Panel => {
    if (panel.kind === "cut") {
      return { ...panel, first: cut(panel.first), second: panel.second && cut(panel.second) };
    }
    const members = panel.kind === "part" ? strips.get(panel.part) : undefined;
    return members ? cutApart(panel, members, kerf) : panel;
  };
  return { ...layout, panel: cut(layout.panel) };
}

function cutApart({ x, y, length, width }: Panel, members: readonly Part[], kerf: number): Panel {
  const [first, ...rest] = members;
  const { along } = first!.strip!;
  const part = { kind: "part", part: first!.id, isTurned: false } as const;
  if (rest.length === 0) return { x, y, length, width, ...part };
  const at = first![along];
  const behind = at + kerf;
  const isLong = along === "length";
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
    // The blade runs across the strip.
    along: isLong ? "width" : "length",
    at,
    first: { ...own, ...part },
    second: cutApart({ ...left, kind: "rest" }, rest, kerf),
  };
}
