import type { LoaderFunctionArgs } from "@remix-run/node";

import { pieceShapes, pieceViews } from "~/drawing/piece-design";
import { drawPiece } from "~/drawing/draw-piece";
import { drawingWords } from "~/drawing/words";
import { translateIn } from "~/i18n/translate.server";
import { isLanguage } from "~/languages";
import { optionName, parseDesign, pieceDesignOf, readDesignFields } from "~/configurator/design";
import { listOptions } from "~/configurator/options.server";

/** The SVG of a design given in the query; its address says all that it depends on. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const form = pieceShapes.find((name) => name === query.get("form"));
  const view = pieceViews.find((name) => name === query.get("view"));
  const language = query.get("lng");
  const parsed = parseDesign(readDesignFields(query));
  if (!form || !view || !isLanguage(language) || parsed.errors) {
    return new Response("Not a drawing\n", { status: 400 });
  }
  const piece = pieceDesignOf(form, parsed.design);
  const { materials, handles } = await listOptions(language);
  const words = drawingWords(translateIn(language, "drawing"), piece, {
    material: optionName(materials, piece.material),
    handle: optionName(handles, piece.handle),
  });
  return new Response(drawPiece(piece, view, words), {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
