import { z } from "~/platform/basics/zod";
import type { PdfPart, PdfText } from "~/platform/format/pdf-text";
import { storedJson } from "~db/stored-json";

const runs = z.array(
  z.object({
    text: z.string(),
    style: z.enum(["bold", "italic"]).optional(),
    link: z.string().optional(),
  }),
);

const column = z.object({
  label: z.string(),
  isNumber: z.boolean().optional(),
  share: z.number().optional(),
});

const picture = z.object({ svg: z.string(), caption: z.string(), text: z.string().optional() });

const part: z.ZodType<PdfPart> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), level: z.number(), runs }),
  z.object({ kind: z.literal("paragraph"), depth: z.number(), runs }),
  z.object({ kind: z.literal("quote"), runs }),
  z.object({ kind: z.literal("item"), depth: z.number(), mark: z.string(), runs }),
  z.object({
    kind: z.literal("table"),
    columns: z.array(column),
    rows: z.array(z.array(z.string())),
  }),
  z.object({
    kind: z.literal("pictures"),
    perRow: z.number(),
    height: z.number(),
    pictures: z.array(picture),
  }),
  z.object({
    kind: z.literal("blanks"),
    rows: z.array(z.object({ height: z.number(), labels: z.array(z.string()) })),
  }),
  z.object({ kind: z.literal("page") }),
]);

const sheet: z.ZodType<PdfText> = z.object({
  title: z.string(),
  subtitle: z.string(),
  footer: z.string(),
  language: z.string(),
  madeAt: z.string(),
  layout: z.enum(["text", "sheet"]).optional(),
  blocks: z.array(part),
});

/** The same document as it is shown and printed: its words are those of the day when it was issued. */
export const readDocumentSheet = storedJson("documents.sheet", sheet);
