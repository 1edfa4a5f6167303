import { formatDay } from "~/platform/format/dates";
import { FileLane } from "~/platform/format/make-file.server";
import type { PdfPart, PdfText } from "~/platform/format/pdf-text";
import { translateFor } from "~/platform/http/request-language.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { log } from "~/platform/log/log.server";

import { findDrawingPicture, pictureResponse } from "../sent-picture.server";
import { shortDigest } from "./drawing-state";
import type { FoundDrawing } from "./found-drawing.server";
import { drawnSize, wordingFor } from "./shown-drawing.server";

/**
 * Makes drawings' files one after the other. Four drawings take a second; several customers and the
 * office may ask at once.
 */
const lane = new FileLane({ ms: 20_000, memoryMb: 256, waiting: 12 });

/**
 * A file of a version: `pdf`, a view as `front.svg`, or `imagine`, the picture that came with the
 * answer. An unknown name is a 404.
 */
export async function drawingFile(
  request: Request,
  drawing: FoundDrawing,
  { file, names }: { file: string; names: "buyer" | "staff" },
): Promise<Response> {
  if (file === "pdf") return pdfResponse(request, drawing, names);
  if (file === "imagine") {
    const picture = await findDrawingPicture(drawing.id);
    if (picture) return pictureResponse(picture);
  }
  const { drawings } = wordingFor(drawing.content, names);
  const shown = drawings.find(({ view }) => `${view}.svg` === file);
  if (!shown) throw new Response(null, { status: 404 });
  return new Response(shown.svg, {
    headers: { "Content-Type": "image/svg+xml; charset=utf-8" },
  });
}

async function pdfResponse(request: Request, drawing: FoundDrawing, names: "buyer" | "staff") {
  const bytes = lane.isFull ? undefined : await makePdf(drawing, names);
  if (!bytes) {
    const t = await translateFor(request, "drawings");
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "60" };
    return new Response(`${t("busy")}\n`, { status: 503, headers });
  }
  const { order, line, version } = drawing.content;
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${order}-${line}-v${version}.pdf"`,
    },
  });
}

async function makePdf(drawing: FoundDrawing, names: "buyer" | "staff") {
  try {
    return await lane.make({ kind: "pdf", text: pdfOf(drawing, names) });
  } catch (error) {
    log("drawing-failed", { reason: error instanceof Error ? error.message : "" });
    return undefined;
  }
}

/** How high a drawing is printed, and one that shows several walls one below the other, in points. */
const [THIRD, PAGE] = [320, 640];

function isFarTallerThanWide(svg: string): boolean {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return Number(height) > 1.6 * Number(width);
}

/** A version as pages in A4: its measures in mm, its date and the beginning of its digest. */
function pdfOf(
  { content, sha256, created_at, sent_at }: FoundDrawing,
  names: "buyer" | "staff",
): PdfText {
  const { language, name, words, drawings } = wordingFor(content, names);
  const { order, version, quantity, remarks } = content;
  const t = translateIn(language, "drawings");
  const madeAt = sent_at ?? created_at;
  const digest = shortDigest(sha256);
  const facts = [
    [t("facts.order"), order],
    [t("facts.version"), String(version)],
    [t("facts.date"), formatDay(madeAt, language)],
    [t("facts.digest"), digest],
    [t("facts.size"), drawnSize(content, language)],
    [t("facts.material"), words],
    [t("facts.quantity"), String(quantity)],
  ];
  const blocks: PdfPart[] = facts.map(([label, value]) => ({
    kind: "paragraph",
    depth: 0,
    runs: [{ text: `${label}: ` }, { text: value ?? "", style: "bold" }],
  }));
  if (remarks) {
    blocks.push({ kind: "heading", level: 3, runs: [{ text: t("remarks") }] });
    for (const text of remarks.split(/\n+/)) {
      blocks.push({ kind: "paragraph", depth: 0, runs: [{ text }] });
    }
  }
  for (const { view, svg } of drawings) {
    const pictures = [{ svg, caption: t(`views.${view}`) }];
    const height = isFarTallerThanWide(svg) ? PAGE : THIRD;
    blocks.push({ kind: "pictures", perRow: 1, height, pictures });
  }
  return {
    title: t("open", { version, name }),
    subtitle: t("meta", { version, number: order }),
    footer: `${order} · v${version} · ${digest}`,
    language,
    madeAt,
    layout: "sheet",
    blocks,
  };
}
