import { isByMetre, type HardwareCode } from "~/furniture/boards/piece";
import { allHardwareCodes } from "~/furniture/boards/run";

/**
 * What the workshop keeps in stock: sheets of a material, bands of a decor or of plain boards by their thickness,
 * handles, and hardware by its code, with its length where it comes in lengths. Millimetres.
 */
export type Article =
  | { kind: "sheet"; material: string; thickness: number }
  | { kind: "band"; decor: string; thickness: number }
  | { kind: "handle"; handle: string }
  | { kind: "hardware"; code: HardwareCode; length: number | null };

/** The most of an article that is delivered at once. */
export const MOST_AT_ONCE = 100_000;

/** The most of an article that there is, or that one order is for. */
export const MOST_IN_ALL = 10_000_000;

/** What comes from the roll or in bars and is counted in metres; all else in pieces. */
export function unitOf(article: Article): "piece" | "metre" {
  const isLong =
    article.kind === "band" || (article.kind === "hardware" && isByMetre(article.code));
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
  const code = allHardwareCodes.find((one) => one === name);
  if (kind !== "hardware" || !code || (size !== undefined && !isNumber)) return undefined;
  return { kind, code, length: size === undefined ? null : number };
}

/** What boards are cut from: a decor by its id, or the boards of drawers and backs, which have none. */
export interface BoardMaterial {
  material: string;
  thickness: number;
}

/** Stands for no decor: no decor's id begins with a star. */
export const plainBoards = { drawer: "*drawer", hdf: "*hdf" } as const;

/** Bought worktops in the look of a decor, which come in slabs of their own. */
const WORKTOP = "*worktop-";

export function worktopOf(decor: string): string {
  return WORKTOP + decor;
}

/** The decor whose look a worktop has; undefined of what is none. */
export function decorOfWorktop(material: string): string | undefined {
  return material.startsWith(WORKTOP) ? material.slice(WORKTOP.length) : undefined;
}

/** What is said of boards that are of no decor, and of a worktop in the look of one. */
interface SourceWords {
  drawer: string;
  hdf: string;
  worktop: (decor: string) => string;
}

/** Both in one, as the packer tells materials apart. */
export function writeMaterial({ material, thickness }: BoardMaterial): string {
  return `${material} ${thickness}`;
}

export function readMaterial(key: string): BoardMaterial {
  const [material = "", thickness] = key.split(" ");
  return { material, thickness: Number(thickness) };
}

/** As staff read it: the decor's name, or which plain board it is, and the thickness. */
export function nameMaterial(
  { material, thickness }: BoardMaterial,
  decors: readonly { id: string; name: string }[],
  plain: SourceWords,
): string {
  return `${nameSource(material, decors, plain)} ${thickness} mm`;
}

/** The decor's name, its id where it is gone, or which plain board or worktop it is. */
export function nameSource(
  id: string,
  decors: readonly { id: string; name: string }[],
  plain: SourceWords,
): string {
  if (id === plainBoards.drawer) return plain.drawer;
  if (id === plainBoards.hdf) return plain.hdf;
  const ofWorktop = decorOfWorktop(id);
  if (ofWorktop !== undefined) return plain.worktop(nameSource(ofWorktop, decors, plain));
  return decors.find((one) => one.id === id)?.name ?? id;
}
