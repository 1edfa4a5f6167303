import { isPlanned, lineDrawingAddress, lineWords } from "~/cart/line-design";
import type { AdminOrder } from "~/orders/admin-order.server";
import { adminPaths } from "~/admin-paths";
import { translatorOf } from "~/i18n/translate.server";
import { requestLanguage } from "~/http/request-language.server";

/** Shown from here, so that the page needs no script that knows every kind of design. */
export async function showDesigns(
  request: Request,
  { lines, number }: AdminOrder,
  isCostShown: boolean,
) {
  const language = await requestLanguage(request);
  return lines.map(
    ({ design }, index) =>
      design && {
        words: lineWords(design, translatorOf(language)),
        perspective: lineDrawingAddress(design, "picture", language),
        technical: lineDrawingAddress(design, "measured", language),
        cost:
          isCostShown && isPlanned(design)
            ? `${adminPaths.orderCost(number)}#line-${index + 1}`
            : null,
      },
  );
}
