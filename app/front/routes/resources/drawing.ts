import type { LoaderFunctionArgs } from "@remix-run/node";

import { optionName } from "~/furniture/configurator/configuration";
import { lookVersion } from "~/furniture/configurator/drawing-address";
import { drawPiece } from "~/furniture/drawing/draw-piece";
import { pieceViews } from "~/furniture/drawing/piece-look";
import { drawingWords } from "~/furniture/drawing/words";
import { isLanguage } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { DRAWN_PRODUCT, drawnProductVersion } from "~/shop/catalogue/front/drawn-product";

import { findDrawnDesign, findDrawnProduct, keptWhere } from "./drawn.server";

/**
 * The SVG of a ready-made piece (`piesa`), or of a design given in the query. An address with the version of
 * today's looks stands for one drawing for ever; any other is drawn with today's looks and asked for again.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const view = pieceViews.find((name) => name === query.get("view"));
  const language = query.get("lng");
  const product = query.get(DRAWN_PRODUCT);
  const drawn =
    view && isLanguage(language)
      ? await (product === null
          ? findDrawnDesign(query, language)
          : findDrawnProduct(product, language))
      : undefined;
  if (!drawn || !view || !isLanguage(language)) {
    return new Response("Not a drawing\n", { status: 400 });
  }
  const { piece, options } = drawn;
  const names = {
    material: optionName(options.materials, piece.material.id),
    handle: optionName(options.handles, piece.handle.id),
  };
  const words = drawingWords(translateIn(language, "drawing"), piece, names, language);
  const version = product === null ? lookVersion(piece) : drawnProductVersion(piece);
  return new Response(drawPiece(piece, view, words), {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": keptWhere(query.get("v") === version),
    },
  });
}
