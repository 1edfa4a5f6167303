import type { Column, Zone } from "../design";

const frontLetters: Record<Zone["front"], string> = {
  open: "o",
  left: "l",
  right: "r",
  pair: "p",
  drawers: "d",
};
const insideLetters: Record<Zone["inside"], string> = {
  shelves: "s",
  rail: "h",
  drawers: "d",
  shoes: "t",
  "pull-outs": "u",
};

/** A number before a column or a zone is its given size: `473wlh`, `700dd3`. */
export function writeColumn({ width, zones }: Column): string {
  const texts = zones.map(({ height, front, inside, count, mirror, light }) => {
    const what = `${frontLetters[front]}${insideLetters[inside]}${inside === "rail" ? "" : count}`;
    return `${height ?? ""}${what}${mirror ? "m" : ""}${light ? "i" : ""}`;
  });
  return `${width === null ? "" : `${width}w`}${texts.join("-")}`;
}

export function readColumn(text: string): Column | undefined {
  const match = /^(?:(\d{1,4})w)?([\da-z-]+)$/.exec(text);
  if (!match) return undefined;
  const zones = match[2]!.split("-").map(readZone);
  if (zones.length > 6 || zones.some((zone) => !zone)) return undefined;
  return { width: match[1] === undefined ? null : Number(match[1]), zones: zones as Zone[] };
}

function readZone(text: string): Zone | undefined {
  const match = /^(\d{1,4})?([olrpd])(?:(h)|([sdtu])(\d{1,2}))(m?)(i?)$/.exec(text);
  if (!match) return undefined;
  const [, height, front, rail, inside, count, mirror, light] = match;
  return {
    height: height === undefined ? null : Number(height),
    front: keyOf(frontLetters, front!)!,
    inside: keyOf(insideLetters, rail ?? inside!)!,
    count: Number(count ?? 0),
    ...(mirror && { mirror: true as const }),
    ...(light && { light: true as const }),
  };
}

/** The key that a letter stands for. */
export function keyOf<Key extends string>(
  letters: Record<Key, string>,
  letter: string,
): Key | undefined {
  return (Object.keys(letters) as Key[]).find((key) => letters[key] === letter);
}
