/** A piece of a paragraph, in one style. */
export interface PdfRun {
  text: string;
  style?: "bold" | "italic";
  /** An absolute address. */
  link?: string;
}

export type PdfBlock =
  | { kind: "heading"; level: number; runs: PdfRun[] }
  | { kind: "paragraph"; depth: number; runs: PdfRun[] }
  | { kind: "quote"; runs: PdfRun[] }
  /** `mark`: the bullet or number before it. */
  | { kind: "item"; depth: number; mark: string; runs: PdfRun[] };

export interface PdfTable {
  kind: "table";
  /** `share`: the column's part of the width, in proportion to the others'; 1 if absent. */
  columns: { label: string; isNumber?: boolean; share?: number }[];
  rows: string[][];
}

/** Drawings side by side, so many in a row and so many points high, each above its words. */
export interface PdfPictures {
  kind: "pictures";
  perRow: number;
  height: number;
  pictures: { svg: string; caption: string; text?: string }[];
}

/** Lines to be written on by hand, which stay together: rows so many points high, each with its labels. */
export interface PdfBlanks {
  kind: "blanks";
  rows: { height: number; labels: string[] }[];
}

/** What pages are set from; `page` begins a new one. */
export type PdfPart = PdfBlock | PdfTable | PdfPictures | PdfBlanks | { kind: "page" };

/** A text to be set in pages. */
export interface PdfText {
  title: string;
  /** A line below the title, or empty. */
  subtitle: string;
  /** Stands at the foot of each page, beside its number. */
  footer: string;
  language: string;
  /** The instant that the file gives as its creation time; so the same text gives the same bytes. */
  madeAt: string;
  /** A text to be read, or a sheet for work, small and with narrow margins. */
  layout?: "text" | "sheet";
  blocks: PdfPart[];
}
