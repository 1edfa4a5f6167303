import type { DrawingContent, DrawingWording } from "./drawing-content.server";
import { shortDigest } from "./drawing-state";
import type { FoundDrawing } from "./find-drawings.server";
import type { ShownSheet } from "./drawing-sheet";

/** The words of a version for its buyer or for staff. */
export function wordingFor({ buyer, staff }: DrawingContent, names: "buyer" | "staff") {
  return names === "staff" ? (staff ?? buyer) : buyer;
}

/** What a page shows of a version: neither what it is drawn from nor anything of its price. */
export function showSheet(
  { content, sha256, created_at, sent_at }: FoundDrawing,
  names: "buyer" | "staff",
  addressOf: (file: string) => string,
): ShownSheet {
  const { language, name, words, drawings }: DrawingWording = wordingFor(content, names);
  const { order, version, quantity, sizes, remarks } = content;
  return {
    ...{ order, version, quantity, sizes, remarks, language, name, words },
    ...{ sha256, digest: shortDigest(sha256), date: sent_at ?? created_at },
    drawings: drawings.map(({ view }) => ({ view, address: addressOf(`${view}.svg`) })),
    pdf: addressOf("pdf"),
  };
}
