import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { picturesDirectory, uploadsDirectory } from "~/env.server";
import { log } from "~/log.server";
import { oneLine } from "~/one-line";
import { paths } from "~/paths";
import { loadSharp } from "~/sharp.server";

/** What a picture has at most: an image that claims more is not even decoded. */
const MOST_PIXELS = 24_000_000;
const MOST_BYTES = 8 * 1024 * 1024;
/** The longest side of the master that is kept; the widest picture shown is 1600. */
const LONGEST_SIDE = 2400;

type RefusedUpload = "type" | "size" | "pixels" | "broken" | "not-saved";

export type StoredUpload =
  | { kind: "stored"; name: string; image_url: string }
  | { kind: "refused"; name: string; reason: RefusedUpload };

/**
 * Keeps an uploaded picture: judged by its bytes, decoded and encoded anew as WebP without its
 * metadata, under a random name. Neither its name nor its type as sent means anything. On failure
 * nothing is left behind.
 */
export async function storeUpload(file: File): Promise<StoredUpload> {
  const name = oneLine(file.name).slice(0, 100);
  if (file.size > MOST_BYTES) return { kind: "refused", name, reason: "size" };
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!isPicture(bytes)) return { kind: "refused", name, reason: "type" };
  const encoded = await encode(bytes);
  if (typeof encoded === "string") return { kind: "refused", name, reason: encoded };
  const stored = `${randomUUID()}.webp`;
  const draft = join(uploadsDirectory, `${stored}.draft`);
  try {
    await mkdir(uploadsDirectory, { recursive: true, mode: 0o700 });
    await writeFile(draft, encoded, { mode: 0o600, flag: "wx" });
    await rename(draft, join(uploadsDirectory, stored));
  } catch (error) {
    await rm(draft, { force: true });
    log("upload-failed", { code: (error as NodeJS.ErrnoException).code ?? "" });
    return { kind: "refused", name, reason: "not-saved" };
  }
  return { kind: "stored", name, image_url: paths.picture(stored) };
}

/** A logo has fewer bytes, and is shown at this height at most, on screens of up to three dots. */
const MOST_LOGO_BYTES = 2 * 1024 * 1024;
const LOGO_HEIGHT = 216;

/**
 * Keeps an uploaded logo: PNG or JPEG like any picture, and an SVG drawn once as pixels. The SVG
 * itself, which may hold anything, is neither kept nor served.
 */
export async function storeLogo(file: File): Promise<StoredUpload> {
  if (file.size > MOST_LOGO_BYTES) return { kind: "refused", name: "", reason: "size" };
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!/^(?:\xef\xbb\xbf)?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(bytes.toString("latin1"))) {
    return storeUpload(file);
  }
  const sharp = await loadSharp();
  try {
    const drawn = await sharp(bytes, { density: 300, limitInputPixels: MOST_PIXELS })
      .resize({ height: LOGO_HEIGHT, width: 4 * LOGO_HEIGHT, fit: "inside" })
      .timeout({ seconds: 20 })
      .png()
      .toBuffer();
    return await storeUpload(new File([new Uint8Array(drawn)], "logo.png"));
  } catch {
    return { kind: "refused", name: "", reason: "broken" };
  }
}

/** Deletes uploaded pictures, and what was made from them. Other addresses are left alone. */
export async function deleteUploads(addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const [, id] = /\/([0-9a-f-]{36})\.webp$/.exec(address) ?? [];
    if (!id || address !== paths.picture(`${id}.webp`)) continue;
    await rm(join(uploadsDirectory, `${id}.webp`), { force: true });
    const made = await readdir(picturesDirectory).catch(() => []);
    for (const file of made.filter((one) => one.startsWith(id))) {
      await rm(join(picturesDirectory, file), { force: true });
    }
  }
}

async function encode(bytes: Buffer): Promise<Buffer | "pixels" | "broken"> {
  const sharp = await loadSharp();
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "truncated", pages: 1 })
      .rotate()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: "inside",
        withoutEnlargement: true,
      })
      .webp({ quality: 90 })
      .timeout({ seconds: 20 })
      .toBuffer();
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes("pixel limit");
    return isTooLarge ? "pixels" : "broken";
  }
}

/** Whether the first bytes are those of a JPEG, PNG, WebP, GIF or AVIF. An SVG never is. */
function isPicture(bytes: Buffer): boolean {
  const starts = (signature: string, at = 0) =>
    bytes.subarray(at, at + signature.length).equals(Buffer.from(signature, "latin1"));
  return (
    starts("\xff\xd8\xff") ||
    starts("\x89PNG\r\n\x1a\n") ||
    (starts("RIFF") && starts("WEBP", 8)) ||
    starts("GIF8") ||
    (starts("ftyp", 4) && (starts("avif", 8) || starts("avis", 8)))
  );
}
