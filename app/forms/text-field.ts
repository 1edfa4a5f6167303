import { oneLine } from "~/format/one-line";
import { message, type MessageKey } from "./validation-message";
import { z } from "~/zod";

/** One line of text, its length in characters. */
export function textLine(key: MessageKey, min: number, max: number) {
  return z
    .string({ error: message(key) })
    .transform(oneLine)
    .pipe(
      z
        .string({ error: message(key) })
        .min(min, message(key))
        .max(max, message("tooLong", { count: max })),
    );
}

/** One line of text that may be left out. */
export function optionalLine(max: number) {
  return z
    .string()
    .transform(oneLine)
    .pipe(z.string().max(max, message("tooLong", { count: max })))
    .default("");
}

/** A text of several lines that may be left out; lines end in \n whoever typed them. */
export function textBlock(max: number) {
  return z
    .string()
    .transform((typed) =>
      typed
        .replace(/\r\n?/g, "\n")
        .replace(/[^\P{Cc}\n\t]/gu, "")
        .trim(),
    )
    .pipe(z.string().max(max, message("tooLong", { count: max })))
    .default("");
}
