import { z } from "~/platform/basics/zod";
import { oneLine, severalLines } from "~/platform/format/one-line";

import { message, type MessageKey } from "./validation-message";

/** One line of text, its length in characters, which its message may name as `least` and `most`. */
export function textLine(key: MessageKey, min: number, max: number) {
  return lineOf(message(key, { least: min, most: max }), min, max);
}

/**
 * One line in the writer's own words. With fewer characters than `least` it would say nothing, and the message
 * names how many it takes.
 */
export function saidLine(least: number, most: number) {
  return lineOf(message("shortText", { least }), least, most);
}

function lineOf(error: string, min: number, max: number) {
  return z
    .string({ error })
    .transform(oneLine)
    .pipe(
      z
        .string({ error })
        .min(min, error)
        .max(max, message("tooLong", { count: max })),
    );
}

/** A letter of a script in which a name may be one sign, such as 李 or 이: any script but these three. */
const SIGN = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Letter}/u;

/**
 * The name of a person. The fewest characters (spec §5) are those of names in Latin, Greek and Cyrillic
 * letters; in other scripts one sign is a name.
 */
export function personName(
  key: "firstName" | "lastName" | "fullName" | "contactName" | "appointmentName",
  max: number,
) {
  const least = key === "fullName" ? 3 : 2;
  const error = message(key, { least });
  return lineOf(error, 0, max).refine((name) => name.length >= least || SIGN.test(name), error);
}

/** One line of text that may be left out. */
export function optionalLine(max: number) {
  return z
    .string()
    .transform(oneLine)
    .pipe(z.string().max(max, message("tooLong", { count: max })))
    .default("");
}

/** A text of several lines that may be left out (`severalLines`). */
export function textBlock(max: number) {
  return z
    .string()
    .transform(severalLines)
    .pipe(z.string().max(max, message("tooLong", { count: max })))
    .default("");
}

/** A text of several lines, its length in characters; the message about a shorter one names `least`. */
export function requiredBlock(key: MessageKey, least: number, max: number) {
  const error = message(key, { least });
  return z
    .string({ error })
    .transform(severalLines)
    .pipe(
      z
        .string({ error })
        .min(least, error)
        .max(max, message("tooLong", { count: max })),
    );
}
