import { hardwareCodes, type HardwareCode } from "~/furniture/boards/piece";

/**
 * What the workshop keeps in stock: sheets of a material, bands of a decor by their thickness, handles,
 * and hardware by its code, with its length where it comes in lengths. Millimetres.
 */
export type Article =
  | { kind: "sheet"; material: string; thickness: number }
  | { kind: "band"; decor: string; thickness: number }
  | { kind: "handle"; handle: string }
  | { kind: "hardware"; code: HardwareCode; length: number | null };

/** The most of an article that is counted or delivered at once. */
export const MOST_AT_ONCE = 100_000;

/** What comes from the roll or in bars and is counted in metres; all else in pieces. */
export function unitOf(article: Article): "piece" | "metre" {
  const isLong =
    article.kind === "band" || (article.kind === "hardware" && article.code === "rail");
  return isLong ? "metre" : "piece";
}

/** The text that names an article in rows and addresses. */
export function articleKey(article: Article): string {
  switch (article.kind) {
    case "sheet":
      return `sheet ${article.material} ${article.thickness}`;
    case "band":
      return `band ${article.decor} ${article.thickness}`;
    case "handle":
      return `handle ${article.handle}`;
    case "hardware":
      return `hardware ${article.code}${article.length === null ? "" : ` ${article.length}`}`;
  }
}

/** Reads such a text; undefined for any other. */
export function readArticle(key: string): Article | undefined {
  const [kind, name, size, ...rest] = key.split(" ");
  const number = Number(size);
  const isNumber = /^\d{1,4}(\.\d)?$/.test(size ?? "") && number > 0;
  if (!name || name.length > 60 || rest.length > 0) return undefined;
  if (kind === "sheet" && isNumber) return { kind, material: name, thickness: number };
  if (kind === "band" && isNumber) return { kind, decor: name, thickness: number };
  if (kind === "handle" && size === undefined) return { kind, handle: name };
  const code = hardwareCodes.find((one) => one === name);
  if (kind !== "hardware" || !code || (size !== undefined && !isNumber)) return undefined;
  return { kind, code, length: size === undefined ? null : number };
}
