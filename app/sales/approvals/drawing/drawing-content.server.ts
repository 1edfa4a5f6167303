import { createHash } from "node:crypto";

import { z } from "~/platform/basics/zod";
import { languageCodes, type Language } from "~/platform/i18n/languages";
import { frozenDesign, type FrozenDesign } from "~/shop/cart/frozen-line.server";
import { storedJson } from "~db/stored-json";

import type { PieceSizes } from "../front/piece-sizes";

export const planViews = ["front", "inside", "side", "plan", "shut"] as const;
export const pieceViews = ["technical", "perspective"] as const;
export type DrawingView = (typeof planViews | typeof pieceViews)[number];

/** The words and drawings of a version in one language. */
export interface DrawingWording {
  language: Language;
  name: string;
  /** The design in a line of text. */
  words: string;
  /** Each a whole SVG document. */
  drawings: { view: DrawingView; svg: string }[];
}

/**
 * All that a version of a drawing is. It is kept as it was written and its digest is of that text, so
 * that a customer approves the very drawings, whatever later releases would draw.
 */
export interface DrawingContent {
  order: string;
  /** The line's place in the order, from 1. */
  line: number;
  version: number;
  quantity: number;
  sizes: PieceSizes;
  /** What the drawings do not show: sizes between parts, fittings, what was agreed. */
  remarks: string;
  /** As its customer reads it. */
  buyer: DrawingWording;
  /** The same in Romanian; null where that is the customer's language. */
  staff: DrawingWording | null;
  /** What it is drawn from, and made of once it is approved. */
  design: FrozenDesign;
  staffDesign: FrozenDesign | null;
}

/** SHA-256 of a version's text, in hexadecimal. */
export function digestOf(content: string): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Reads what is stored. A text that is not the one of its digest is an error: nobody may approve it. */
export function readContent(stored: { content: string; sha256: string }): DrawingContent {
  if (digestOf(stored.content) !== stored.sha256) throw new Error("a drawing was tampered with");
  return readWhole(stored.content);
}

const drawnFrom = z.object({
  remarks: z.string(),
  design: frozenDesign,
  staffDesign: frozenDesign.nullable(),
});

const wording = z.object({
  language: z.enum(languageCodes),
  name: z.string(),
  words: z.string(),
  drawings: z.array(z.object({ view: z.enum([...planViews, ...pieceViews]), svg: z.string() })),
});

const drawingContent: z.ZodType<DrawingContent> = drawnFrom.extend({
  order: z.string(),
  line: z.number(),
  version: z.number(),
  quantity: z.number(),
  sizes: z.object({ width: z.number(), height: z.number(), depth: z.number() }),
  buyer: wording,
  staff: wording.nullable(),
});

const readWhole = storedJson("drawing_versions.content", drawingContent);

/** What a version that is stored was drawn from, and its remarks. */
export const readDesigns = storedJson("drawing_versions.content", drawnFrom);
