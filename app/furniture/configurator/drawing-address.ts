import type { PieceLook, PieceView } from "~/furniture/drawing/piece-look";
import { paths } from "~/platform/paths/paths";

/**
 * The address of a drawing: one address for the same piece, view and language. It names material and
 * handle by their ids; the looks stand in their rows, and `v` changes with them, because browsers keep
 * drawings for long.
 */
export function drawingAddress(piece: PieceLook, view: PieceView, language: string): string {
  const shown = `view=${view}&lng=${language}`;
  return `${paths.drawing()}?${lookQuery(piece)}&${shown}`;
}

/** The address of a catalogue piece's model as GLB: one address for one file, kept for ever. */
export function glbAddress(piece: PieceLook): string {
  return `${paths.glb()}?${lookQuery(piece)}`;
}

/** What an address of a model asks for of it; nothing for the whole. */
export const MODEL_PART = "parte";
export const modelParts = ["view", "decor"] as const;
export type ModelPart = (typeof modelParts)[number];

/** The file of a model's address for the view in 3D, over which other decors can come. */
export function viewAddress(glb: string): string {
  return `${glb}&${MODEL_PART}=view`;
}

/** The decors of a model's address alone, without the piece. */
export function decorAddress(glb: string): string {
  return `${glb}&${MODEL_PART}=decor`;
}

/** The same as USDZ. */
export function usdzAddress(piece: PieceLook): string {
  return `${paths.usdz()}?${lookQuery(piece)}`;
}

/** The address of the picture of a configuration, for where the design's own address is shared. */
export function cardAddress(piece: PieceLook): string {
  return `${paths.shareCard()}?${lookQuery(piece)}`;
}

function lookQuery(piece: PieceLook): string {
  const { form, material, handle, widthCm, heightCm, depthCm } = piece;
  const chosen = `form=${form}&material=${material.id}&handle=${handle.id}`;
  const size = `width=${widthCm}&height=${heightCm}&depth=${depthCm}`;
  return `${chosen}&${size}&v=${lookVersion(piece)}`;
}

/** A short text that is another one as soon as the material or the handle looks different. */
export function lookVersion({ material, handle }: PieceLook): string {
  return `${material.version}-${handle.version}`;
}
