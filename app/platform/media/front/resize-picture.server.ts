import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { picturesDirectory } from "~/platform/env/env.server";
import { log } from "~/platform/log/log.server";

import { pictureWidths } from "../picture";
import { makeSize, type PictureJob } from "../picture-process.server";
import { readUpload } from "../uploads-store.server";

type Format = "avif" | "webp" | "jpeg";

/** The catalogue's original pictures, which ship with the seed. */
const MASTERS = "db/seed/pictures";

/** The quality of each format: the usual one, and the one for data saving. */
const quality = {
  avif: { usual: 58, light: 34 },
  webp: { usual: 82, light: 60 },
  jpeg: { usual: 80, light: 55 },
} satisfies Record<Format, { usual: number; light: number }>;

export type FoundPicture =
  | { kind: "found"; picture: Uint8Array }
  | { kind: "unknown" }
  /** The picture exists, but this size could not be made now. */
  | { kind: "not-made" };

const underWay = new Map<string, Promise<FoundPicture>>();

/**
 * A picture at one of the offered widths, made once and stored. A width that is not offered becomes
 * the smallest; no picture is ever enlarged. The format depends on what the browser accepts, never
 * on a cookie: data saving uses other addresses.
 */
export async function findPicture(
  file: string,
  { width, format, isLight }: { width: number; format: Format; isLight: boolean },
): Promise<FoundPicture> {
  if (!/^[a-z0-9-]+\.webp$/.test(file)) return { kind: "unknown" };
  const offered = pictureWidths.find((one) => one === width) ?? pictureWidths[0];
  const grade = quality[format][isLight ? "light" : "usual"];
  const stored = join(picturesDirectory, `${file.slice(0, -5)}-${offered}-q${grade}.${format}`);
  const storedAt = await modifiedAt(stored);
  // An upload's name is never given to another picture; its sizes are deleted with it.
  if (storedAt !== undefined && storedAt >= ((await modifiedAt(join(MASTERS, file))) ?? 0)) {
    return { kind: "found", picture: await readFile(stored) };
  }

  const master = await findMaster(file);
  if (!master) return { kind: "unknown" };
  const making = underWay.get(stored) ?? make(master, stored, offered, encodingOf(format, grade));
  underWay.set(stored, making);
  return making.finally(() => underWay.delete(stored));
}

/** The original of a picture: the path of one of the catalogue's own, or the bytes of an upload. */
export async function findMaster(file: string): Promise<PictureJob["input"] | undefined> {
  const own = join(MASTERS, file);
  return (await modifiedAt(own)) === undefined ? readUpload(file) : own;
}

/**
 * The best format that the browser names in `Accept`. "Any" does not count as naming AVIF or WebP,
 * because old browsers and mail programs send it too: they get JPEG.
 */
export function pictureFormat(accept: string | null): Format {
  const accepted = (accept ?? "")
    .toLowerCase()
    .split(",")
    .filter((range) => !/;\s*q=0(\.0*)?\s*$/.test(range))
    .map((range) => range.split(";")[0]?.trim());
  if (accepted.includes("image/avif")) return "avif";
  return accepted.includes("image/webp") ? "webp" : "jpeg";
}

/** Whether the browser asks to save data. */
export function requestsDataSaver(request: Request): boolean {
  return request.headers.get("Save-Data")?.toLowerCase() === "on";
}

async function make(
  master: PictureJob["input"],
  stored: string,
  width: number,
  encoding: PictureJob["encoding"],
): Promise<FoundPicture> {
  const size = { width, withoutEnlargement: true };
  const made = await makeSize({ input: master, size, encoding });
  if (made.kind === "refused") {
    log("picture-not-made", { reason: made.reason });
    return { kind: "not-made" };
  }
  await store(made.picture, stored);
  return { kind: "found", picture: made.picture };
}

/**
 * Stores a picture. If that fails, on a full disk for example, the picture is shown all the same
 * and made again next time.
 */
async function store(picture: Uint8Array, stored: string): Promise<void> {
  // Written under another name and renamed, so that nobody reads half a picture.
  const draft = `${stored}.${randomUUID()}`;
  try {
    await mkdir(picturesDirectory, { recursive: true });
    await writeFile(draft, picture, { flush: true });
    await rename(draft, stored);
  } catch (error) {
    log("picture-not-kept", { code: (error as NodeJS.ErrnoException).code ?? "" });
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

function encodingOf(format: Format, quality: number): PictureJob["encoding"] {
  if (format === "webp") return { format, quality };
  if (format === "jpeg") return { format, quality, mozjpeg: true };
  // Effort 1 takes a quarter of the usual time and makes files 5 % larger: the first visitor of a
  // new shop waits for a page full of these.
  return { format, quality, effort: 1 };
}

async function modifiedAt(path: string): Promise<number | undefined> {
  return stat(path).then(
    (found) => found.mtimeMs,
    () => undefined,
  );
}
