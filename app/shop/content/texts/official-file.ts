/** A file of an official picture as it may be stored and shown. */
export interface OfficialFile {
  content_type: "image/svg+xml" | "image/png";
  /** Pixels, or a drawing's own units; only the proportion of width and height counts. */
  width: number;
  height: number;
}

/** The largest official file known has 130 KB. */
export const MOST_OFFICIAL_BYTES = 512 * 1024;

/** What in a drawing can run, fetch something else or be something else than it shows. */
const ACTIVE =
  /<script|<foreignObject|<iframe|<!ENTITY|\son\w+\s*=|(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg)[;,])|url\(\s*(?:["']\s*)?[a-z/]|@import/i;

const [WIDTH, HEIGHT] = ["width", "height"].map(
  (name) => new RegExp(String.raw`\s${name}\s*=\s*["']\s*([\d.]+)(?:px|mm|pt)?\s*["']`),
) as [RegExp, RegExp];

/**
 * Reads what kind of picture some bytes are and how large. Refuses what is neither PNG nor SVG, and a
 * drawing that holds script or refers to anything outside itself: official ones do neither.
 */
export function readOfficialFile(bytes: Buffer): OfficialFile | "type" | "active" {
  const size = readPngSize(bytes);
  if (size) return { content_type: "image/png", ...size };
  const text = bytes.toString("utf8").replace(/^\uFEFF/, "");
  const drawing =
    /^(?:<\?xml[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE svg[^>[]*>|\s)*(<svg[\s>][^>]*)/i;
  const [, root = ""] = drawing.exec(text) ?? [];
  const shape = root && readDrawingSize(root);
  if (!shape || text.includes("\uFFFD")) return "type";
  return ACTIVE.test(text) ? "active" : { content_type: "image/svg+xml", ...shape };
}

function readPngSize(bytes: Buffer): { width: number; height: number } | undefined {
  const isPng = bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
  if (!isPng || bytes.length < 24) return undefined;
  return sized(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
}

function readDrawingSize(root: string): { width: number; height: number } | undefined {
  const box = /\sviewBox\s*=\s*["']\s*([-\d.]+[\s,]+){2}([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(root);
  const side = (pattern: RegExp) => pattern.exec(root)?.[1];
  return sized(Number(box?.[2] ?? side(WIDTH)), Number(box?.[3] ?? side(HEIGHT)));
}

/** Whole numbers in the same proportion, none below 1 and none beyond what a page can draw. */
function sized(width: number, height: number): { width: number; height: number } | undefined {
  const isSize = [width, height].every((side) => side > 0 && side <= 20_000);
  if (!isSize) return undefined;
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}
