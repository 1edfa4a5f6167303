import { setImmediate } from "node:timers/promises";

import { decodeText, findExcess, type Excess } from "~/platform/format/sent-table";

/** Rows of text in several lines are counted by the line; separators in texts count too. */
const most = { lines: 100_000, cells: 2_000, cellLength: 100_000 };

export type OpenedFile =
  | { kind: "text"; text: string }
  /** No text, or no table. */
  | { kind: "broken" }
  | (Excess & { most: number });

/**
 * The text of an uploaded file: UTF-8, UTF-16, else the encoding of older Romanian spreadsheets. Refuses what
 * is no text, and more lines, cells or characters than products have, before anything is made of them. Other
 * requests are answered before each pass over the whole text.
 */
export async function openProductFile(bytes: Uint8Array): Promise<OpenedFile> {
  await setImmediate();
  const text = decodeText(bytes, ["utf-8", "windows-1250"]);
  await setImmediate();
  // A text holds no zero character, and PostgreSQL could not store one.
  if (text === undefined || text.includes("\u0000")) return { kind: "broken" };
  const excess = findExcess(text, { ...most, separators: [separatorOf(text)] });
  if (!excess) return { kind: "text", text };
  const limits = {
    "too-many-lines": most.lines,
    "too-many-cells": most.cells,
    "too-long-cell": most.cellLength,
  };
  return { ...excess, most: limits[excess.kind] };
}

/** The sign that the head has most of. */
export function separatorOf(text: string): string {
  const [head = ""] = text.split(/\r?\n/, 1);
  const count = (sign: string) => head.split(sign).length;
  return [";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ",");
}
