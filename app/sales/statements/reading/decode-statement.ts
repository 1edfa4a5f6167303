import { decodeText, findControlSign } from "~/platform/format/sent-table";

import type { BankLayout } from "../front/bank-layout";

export type DecodedText =
  | { kind: "text"; text: string }
  /** The bytes are not written in the encoding that the layout names. */
  | { kind: "encoding" }
  /** The line holds a sign that no text has; counted from 1. */
  | { kind: "signs"; line: number };

/**
 * The text of a bank's file. What the file itself shows of its encoding comes before what the layout says.
 * Refuses bytes that the encoding does not have, and signs of control other than tabs and ends of lines.
 */
export function decodeStatement(bytes: Uint8Array, encoding: BankLayout["encoding"]): DecodedText {
  const text = decodeText(bytes, [encoding]);
  if (text === undefined) return { kind: "encoding" };
  const line = findControlSign(text);
  return line === undefined ? { kind: "text", text } : { kind: "signs", line };
}
