import { message, type MessageKey } from "~/ui/message";
import { z } from "~/zod";

/** One line of text: control characters out, ends trimmed, length in characters. */
export function textLine(key: MessageKey, min: number, max: number) {
  return z
    .string({ error: message(key) })
    .transform((typed) => typed.replace(/\p{Cc}+/gu, " ").trim())
    .pipe(
      z
        .string()
        .min(min, message(key))
        .max(max, message("tooLong", { count: max })),
    );
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
