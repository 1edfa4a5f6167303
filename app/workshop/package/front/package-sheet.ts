// What the pages of a package say, already in Romanian: the back office's page and the PDF show the same.

import type { RunView } from "~/furniture/board-drawings/views";

export interface OrderSheet {
  number: string;
  title: string;
  lines: string[];
  notes: string[];
  pieces: PieceSheet[];
}

export interface PieceSheet {
  title: string;
  quantity: string;
  facts: [label: string, value: string][];
  /** Why there are no boards. */
  note: string | null;
  warnings: SheetList | null;
  pictures: SheetPicture[];
  sections: SheetSection[];
  /** Where the workshop signs. */
  check: string;
}

export interface SheetList {
  title: string;
  items: string[];
}

/** The work of a package, in its order, and what the address of its page says of each. */
export const packagePosts = {
  cut: "debitare",
  edges: "cant",
  hardware: "feronerie",
  drilling: "gaurire",
  assembly: "montaj",
} as const;

export type PackagePost = keyof typeof packagePosts;

export interface SheetSection {
  /** Whose work it is; null where it is of all. */
  post: PackagePost | null;
  title: string;
  note: string | null;
  tables: SheetTable[];
  steps: SheetStep[];
  sum: string | null;
}

export interface SheetTable {
  /** Above the table, where a section has several. */
  title: string | null;
  note: string | null;
  columns: SheetColumn[];
  rows: string[][];
}

interface SheetColumn {
  label: string;
  isNumber?: boolean;
  /** Its share of the width beside the others', 1 where nothing is said. */
  share?: number;
}

export interface SheetStep {
  title: string;
  text: string;
  picture: SheetPicture;
}

/** A drawing, by what it shows of the line's piece, a step or a board by its number, and where a page finds it. */
export interface SheetPicture {
  caption: string;
  address: string;
  /** The line of the order, from 1. */
  line: number;
  of: { view: RunView } | { step: number } | { slanted: number } | "technical";
  /** Whether it takes the width of a page: a drawing of several walls. */
  isLarge?: boolean;
}
