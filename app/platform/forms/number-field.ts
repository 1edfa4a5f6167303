import { z } from "~/platform/basics/zod";
import { OFFICE } from "~/platform/format/office-money";
import {
  readLei,
  readNumber,
  type NumberShape,
  type ReadNumber,
} from "~/platform/format/read-number";

import { emptyMessage, message } from "./validation-message";

interface Bounds {
  min: number;
  max: number;
  /** What is said of a number above `max`, where it is not the usual message. */
  tooHigh?: string;
}

/** A whole number as typed in the office; any other text, or a number out of bounds, gets `error`. */
export function wholeField(error: string, bounds: Bounds) {
  return decimalField(error, { ...bounds, decimals: 0 });
}

/** A number with at most so many decimals as typed in the office. */
export function decimalField(
  error: string,
  { decimals, ...bounds }: Bounds & { decimals: number },
) {
  const shape = { decimals, language: OFFICE } as const;
  return field(error, bounds, (typed) => readNumber(typed, shape), shape);
}

/** An amount in lei as typed in the office, in bani, as its bounds are. */
export function leiField(error: string, bounds: Bounds) {
  const shape = { decimals: 2, language: OFFICE } as const;
  return field(error, bounds, (typed) => readLei(typed, OFFICE), shape, 1);
}

/** The same, but what was typed stays, for a form whose amount is read with what stands beside it. */
export function typedLei(error: string, { min, max }: Bounds) {
  return z.string({ error }).superRefine((typed, context) => {
    const fault = faultOf(typed, error, { min, max });
    if (fault !== undefined) context.addIssue({ code: "custom", message: fault });
  });
}

/** What is wrong with a typed amount whose bounds are in bani; undefined where nothing is. */
export function leiFault(typed: string, error: string, bounds: Bounds): string | undefined {
  return typed.trim() === "" ? emptyMessage(error) : faultOf(typed, error, bounds);
}

function faultOf(typed: string, error: string, { min, max }: Bounds): string | undefined {
  const read = readLei(typed, OFFICE);
  if (read.kind === "number") return read.units >= min && read.units <= max ? undefined : error;
  return whyUnread(typed, read, { decimals: 2 }) ?? error;
}

/** A whole number of a form without a schema: what it is, or what is wrong with it. */
export function readWhole(
  typed: string,
  error: string,
  { min, max, language = OFFICE }: Bounds & { language?: NumberShape["language"] },
): { value: number; fault?: undefined } | { value?: undefined; fault: string } {
  if (typed.trim() === "") return { fault: emptyMessage(error) };
  const read = readNumber(typed, { decimals: 0, language });
  if (read.kind !== "number") return { fault: whyUnread(typed, read, { decimals: 0 }) ?? error };
  return read.units >= min && read.units <= max ? { value: read.units } : { fault: error };
}

/**
 * Why a text that could be two numbers is not taken, with both of them, so that who typed it sees what
 * to write; undefined where it is no number at all.
 */
export function whyUnread(
  typed: string,
  read: ReadNumber,
  { decimals }: Pick<NumberShape, "decimals">,
): string | undefined {
  if (read.kind !== "unclear") return undefined;
  const values = { typed: typed.trim(), one: read.whole, other: read.fraction };
  if (read.isWritable) return message("numberUnclear", values);
  if (decimals === 0) return message("numberWhole", values);
  return message("numberDecimals", { ...values, most: decimals });
}

function field(
  error: string,
  { min, max, tooHigh = error }: Bounds,
  read: (typed: string) => ReadNumber,
  shape: NumberShape,
  unit = 10 ** shape.decimals,
) {
  return z
    .string({ error })
    .transform((typed, context) => {
      const result = read(typed);
      if (result.kind === "number") return result.units / unit;
      const text = whyUnread(typed, result, shape) ?? error;
      context.issues.push({ code: "custom", input: typed, message: text });
      return z.NEVER;
    })
    .pipe(z.number({ error }).min(min, error).max(max, tooHigh));
}
