import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { picturesDirectory } from "~/platform/env/env.server";
import { oneLine } from "~/platform/format/one-line";
import { UPLOAD_BYTES } from "~/platform/forms/field-names";
import type { MessageKey } from "~/platform/forms/validation-message";
import { paths } from "~/platform/paths/paths";

import { makeUpload, type PictureJob } from "./picture-process.server";
import { keepUpload, listUploads, removeUpload } from "./uploads-store.server";

/** The longest side of the stored original; the widest picture shown is 1600. */
const LONGEST_SIDE = 2400;
const largest = { width: LONGEST_SIDE, height: LONGEST_SIDE, withoutEnlargement: true };
const storedEncoding = { format: "webp", quality: 90 } as const;

/**
 * Nothing in it, not a picture, too large a file, too many pixels, undecodable, a decoder that took too long or
 * crashed, too many uploads at once, or no space to store it.
 */
type RefusedUpload =
  | "empty"
  | "type"
  | "size"
  | "pixels"
  | "broken"
  | "lost"
  | "busy"
  | "not-saved";

export type StoredUpload =
  | { kind: "stored"; name: string; image_url: string }
  | { kind: "refused"; name: string; reason: RefusedUpload };

/**
 * Stores an uploaded picture under a random name. Its type is judged by its bytes, not by the name
 * or type that was sent; it is decoded and encoded again as WebP without metadata. A failure leaves
 * nothing behind.
 */
export async function storeUpload(file: File): Promise<StoredUpload> {
  const name = oneLine(file.name).slice(0, 100);
  if (file.size === 0) return { kind: "refused", name, reason: "empty" };
  if (file.size > UPLOAD_BYTES) return { kind: "refused", name, reason: "size" };
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!isPicture(bytes)) return { kind: "refused", name, reason: "type" };
  return store({ input: bytes, size: largest, encoding: storedEncoding }, name);
}

/**
 * A logo is limited to fewer bytes and shown at most at this height, on screens of up to three
 * pixels a point.
 */
const MOST_LOGO_BYTES = 2 * 1024 * 1024;
const LOGO_HEIGHT = 216;

/**
 * Stores an uploaded logo: PNG or JPEG like any picture, or an SVG rendered to pixels once. The SVG
 * itself, which may contain script, is neither stored nor served.
 */
export async function storeLogo(file: File): Promise<StoredUpload> {
  if (file.size > MOST_LOGO_BYTES) return { kind: "refused", name: "", reason: "size" };
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!/^(?:\xef\xbb\xbf)?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(bytes.toString("latin1"))) {
    return storeUpload(file);
  }
  const size = { width: 4 * LOGO_HEIGHT, height: LOGO_HEIGHT, withoutEnlargement: false };
  return store({ input: bytes, density: 300, size, encoding: storedEncoding }, "");
}

/** The message beside the field of a refused file, and the status of the answer. */
export function refusalMessage(reason: RefusedUpload): [MessageKey, 422 | 503] {
  if (reason === "empty") return ["fileEmpty", 422];
  if (reason === "lost") return ["pictureLost", 422];
  if (reason === "busy") return ["picturesBusy", 503];
  return reason === "not-saved" ? ["fileNotSaved", 503] : ["upload", 422];
}

/** Deletes uploaded pictures and the sizes made from them. Other addresses are ignored. */
export async function deleteUploads(addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const [, id] = /\/([0-9a-f-]{36})\.webp$/.exec(address) ?? [];
    if (!id || address !== paths.picture(`${id}.webp`)) continue;
    await removeUpload(`${id}.webp`);
    await removeSizes((one) => one === id);
  }
}

/**
 * Deletes the sizes of deleted uploads. Each machine makes sizes for itself, and another process may
 * have deleted the upload.
 */
export async function removeStaleSizes(): Promise<void> {
  const present = new Set(await listUploads());
  await removeSizes((id) => !present.has(`${id}.webp`));
}

/** The sizes of an upload begin with its id; those of the shop's own pictures have none. */
async function removeSizes(isStale: (id: string) => boolean): Promise<void> {
  const made = existsSync(picturesDirectory) ? await readdir(picturesDirectory) : [];
  for (const file of made) {
    const [id] = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=-)/.exec(file) ?? [];
    if (id && isStale(id)) await rm(join(picturesDirectory, file), { force: true });
  }
}

async function store(job: PictureJob, name: string): Promise<StoredUpload> {
  const made = await makeUpload(job);
  if (made.kind === "refused") return { kind: "refused", name, reason: made.reason };
  const stored = `${randomUUID()}.webp`;
  const { kind } = await keepUpload(stored, made.picture);
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
