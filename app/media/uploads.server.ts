import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { picturesDirectory, uploadsDirectory } from "~/env.server";
import { saveFile } from "~/files/save-file.server";
import { oneLine } from "~/format/one-line";
import { paths } from "~/paths";
import { makeUpload, type PictureJob } from "./picture-process.server";
import type { MessageKey } from "~/forms/validation-message";

const MOST_BYTES = 8 * 1024 * 1024;
/** The longest side of the master that is kept; the widest picture shown is 1600. */
const LONGEST_SIDE = 2400;
const largest = { width: LONGEST_SIDE, height: LONGEST_SIDE, withoutEnlargement: true };
const kept = { format: "webp", quality: 90 } as const;

/**
 * Not a picture, too large, with too many points, not to be decoded, given up while it was decoded,
 * one too many at once, or nowhere to keep it.
 */
type RefusedUpload = "type" | "size" | "pixels" | "broken" | "lost" | "busy" | "not-saved";

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
  return store({ input: bytes, size: largest, encoding: kept }, name);
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
  const size = { width: 4 * LOGO_HEIGHT, height: LOGO_HEIGHT, withoutEnlargement: false };
  return store({ input: bytes, density: 300, size, encoding: kept }, "");
}

/** What to say beside the field of a file that was refused, and with which status. */
export function refusalMessage(reason: RefusedUpload): [MessageKey, 422 | 503] {
  if (reason === "lost") return ["pictureLost", 422];
  if (reason === "busy") return ["picturesBusy", 503];
  return reason === "not-saved" ? ["fileNotSaved", 503] : ["upload", 422];
}

/** Deletes uploaded pictures, and what was made from them. Other addresses are left alone. */
export async function deleteUploads(addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const [, id] = /\/([0-9a-f-]{36})\.webp$/.exec(address) ?? [];
    if (!id || address !== paths.picture(`${id}.webp`)) continue;
    await rm(join(uploadsDirectory, `${id}.webp`), { force: true });
    const made = existsSync(picturesDirectory) ? await readdir(picturesDirectory) : [];
    for (const file of made.filter((one) => one.startsWith(id))) {
      await rm(join(picturesDirectory, file), { force: true });
    }
  }
}

async function store(job: PictureJob, name: string): Promise<StoredUpload> {
  const made = await makeUpload(job);
  if (made.kind === "refused") return { kind: "refused", name, reason: made.reason };
  const stored = `${randomUUID()}.webp`;
  const { kind } = await saveFile(uploadsDirectory, stored, made.picture);
  if (kind === "not-saved") return { kind: "refused", name, reason: kind };
  return { kind: "stored", name, image_url: paths.picture(stored) };
}

/** Whether the first bytes are those of a JPEG, PNG, WebP, GIF or AVIF. An SVG never is. */
export function isPicture(bytes: Buffer): boolean {
  return (
    starts(bytes, "\xff\xd8\xff") ||
    starts(bytes, "\x89PNG\r\n\x1a\n") ||
    (starts(bytes, "RIFF") && starts(bytes, "WEBP", 8)) ||
    starts(bytes, "GIF8") ||
    (starts(bytes, "ftyp", 4) && /^(avif|avis|mif1|msf1)$/.test(bytes.toString("latin1", 8, 12)))
  );
}

/** Whether they are those of a TIFF, as scanners make it. */
export function isTiff(bytes: Buffer): boolean {
  return starts(bytes, "II*\0") || starts(bytes, "MM\0*");
}

function starts(bytes: Buffer, signature: string, at = 0): boolean {
  return bytes.subarray(at, at + signature.length).equals(Buffer.from(signature, "latin1"));
}
