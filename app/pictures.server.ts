import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

import { picturesDirectory, uploadsDirectory } from "~/env.server";
import { pictureWidths } from "~/ui/picture";

type Format = "avif" | "webp";

/** The catalogue's masters. They ship with the seed. */
const MASTERS = "db/seed/pictures";

/** One encoder at a time: pages must stay quick while pictures are made. */
sharp.concurrency(1);
const underWay = new Map<string, Promise<Buffer>>();

/**
 * A master picture at one of the widths, made once and kept, or undefined when there is no such
 * picture. A width that is not offered becomes the smallest.
 */
export async function findPicture(
  file: string,
  width: number,
  format: Format,
): Promise<Buffer | undefined> {
  if (!/^[a-z0-9-]+\.webp$/.test(file)) return undefined;
  const found = await findMaster(file);
  if (!found) return undefined;
  const { master, masterAt } = found;
  const offered = pictureWidths.find((one) => one === width) ?? pictureWidths[0];
  const kept = join(picturesDirectory, `${file.slice(0, -5)}-${offered}.${format}`);
  const keptAt = await modifiedAt(kept);
  if (keptAt !== undefined && keptAt >= masterAt) return readFile(kept);

  const making = underWay.get(kept) ?? make(master, kept, offered, format);
  underWay.set(kept, making);
  return making.finally(() => underWay.delete(kept));
}

/** The file a picture is made from: the catalogue's own, or an uploaded one. */
async function findMaster(file: string) {
  for (const directory of [MASTERS, uploadsDirectory]) {
    const master = join(directory, file);
    const masterAt = await modifiedAt(master);
    if (masterAt !== undefined) return { master, masterAt };
  }
  return undefined;
}

/** The best format a browser says it can show. */
export function pictureFormat(accept: string | null): Format {
  return accept?.includes("image/avif") ? "avif" : "webp";
}

async function make(master: string, kept: string, width: number, format: Format) {
  const resized = sharp(master).resize({ width, withoutEnlargement: true });
  const picture = await (
    format === "avif" ? resized.avif({ quality: 58, effort: 3 }) : resized.webp({ quality: 82 })
  ).toBuffer();
  await mkdir(picturesDirectory, { recursive: true });
  // Written aside and moved into place, so that nobody reads half a picture.
  const draft = `${kept}.${randomUUID()}`;
  await writeFile(draft, picture);
  await rename(draft, kept);
  return picture;
}

async function modifiedAt(path: string): Promise<number | undefined> {
  return stat(path).then(
    (found) => found.mtimeMs,
    () => undefined,
  );
}
