import type { DrawnPiece } from "~/cutting/draw-layout";
import { makePdfBy } from "~/format/pdf.server";

/** One sheet or offcut; lengths in mm, texts as they are printed. */
export interface LayoutPage {
  heading: string;
  facts: string;
  length: number;
  width: number;
  pieces: DrawnPiece[];
  cuts: string[];
}

/** What layout-pdf-worker.mjs draws: pages for the saw, labels for offcuts. */
export interface LayoutPdf {
  title: string;
  /** The instant that the file names as its own. */
  madeAt: string;
  pages: LayoutPage[];
  labels: { name: string; lines: string[] }[];
}

/** Pages for the saw as a PDF. Refuses by an error what takes longer than 20 seconds. */
export function makeLayoutPdf(content: LayoutPdf): Promise<Uint8Array> {
  return makePdfBy("app/workshop/layout-pdf-worker.mjs", content);
}
