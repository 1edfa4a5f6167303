import { paths } from "~/platform/paths/paths";

import { makeUpload } from "../picture-process.server";
import { findMaster } from "./resize-picture.server";

/** Enough to see the grain of a board, and few enough to count. */
const SIDE = 64;
const CHANNELS = 3;

/** The mean colour of a picture and that of its darkest fifth, as #rrggbb. */
export interface PictureColors {
  mean: string;
  dark: string;
}

/**
 * The colours of one of the shop's own pictures. Undefined for a picture from elsewhere, which the
 * server never fetches, and "busy" while it is decoding too many others.
 */
export async function findPictureColors(
  image_url: string,
): Promise<PictureColors | "busy" | undefined> {
  const file = image_url.startsWith(paths.picture(""))
    ? image_url.slice(paths.picture("").length)
    : "";
  const master = /^[a-z0-9-]+\.webp$/.test(file) ? await findMaster(file) : undefined;
  if (!master) return undefined;
  const size = { width: SIDE, height: SIDE, withoutEnlargement: true };
  const made = await makeUpload({ input: master, size, encoding: { format: "raw" } });
  if (made.kind === "refused") return made.reason === "busy" ? "busy" : undefined;
  const pixels = Array.from({ length: Math.floor(made.picture.length / CHANNELS) }, (_, index) => [
    ...made.picture.subarray(index * CHANNELS, (index + 1) * CHANNELS),
  ]);
  const darkestFirst = [...pixels].sort((one, other) => sum(one) - sum(other));
  const fifth = darkestFirst.slice(0, Math.max(1, Math.floor(pixels.length / 5)));
  return { mean: meanOf(pixels), dark: meanOf(fifth) };
}

function meanOf(pixels: number[][]): string {
  const channels = [0, 1, 2].map((channel) =>
    Math.round(sum(pixels.map((pixel) => pixel[channel]!)) / pixels.length),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
