import { outerSizeOf } from "~/furniture/drawing/outer-size";
import type { Language } from "~/platform/i18n/languages";
import { namedSize, plannedSize } from "~/platform/i18n/size-words";
import { translatorOf } from "~/platform/i18n/translate.server";
import { isPlanned } from "~/shop/cart/line-design";

import type { DrawingContent, DrawingWording } from "../drawing/drawing-content.server";
import type { ShownSheet } from "./drawing-sheet";
import { shortDigest } from "./drawing-state";
import type { FoundDrawing } from "./found-drawing.server";

/** The words of a version for its buyer or for staff. */
export function wordingFor({ buyer, staff }: DrawingContent, names: "buyer" | "staff") {
  return names === "staff" ? (staff ?? buyer) : buyer;
}

/** How large the piece of a version is, as its buyer reads it. */
export function drawnSize({ design }: DrawingContent, language: Language): string {
  const speaker = translatorOf(language);
  if (isPlanned(design)) return plannedSize(design.size, speaker);
  return namedSize(outerSizeOf(design), speaker, design.form === "bed");
}

/** What a page shows of a version: neither what it is drawn from nor anything of its price. */
export function showSheet(
  { content, sha256, created_at, sent_at }: FoundDrawing,
  names: "buyer" | "staff",
  addressOf: (file: string) => string,
): ShownSheet {
  const { language, name, words, drawings }: DrawingWording = wordingFor(content, names);
  const { order, version, quantity, remarks } = content;
  return {
    order,
    version,
    quantity,
    remarks,
    language,
    name,
    words,
    size: drawnSize(content, language),
    sha256,
    digest: shortDigest(sha256),
    date: sent_at ?? created_at,
    drawings: drawings.map(({ view }) => ({ view, address: addressOf(`${view}.svg`) })),
    pdf: addressOf("pdf"),
  };
}
