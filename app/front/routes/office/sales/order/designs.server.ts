import { requestLanguage } from "~/platform/http/request-language.server";
import { translatorOf } from "~/platform/i18n/translate.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { OfficeOrder } from "~/sales/orders/office-order.server";
import { isPlanned, lineDrawingAddress, lineWords } from "~/shop/cart/line-design";

/** The server puts designs into words, so that the page needs no script that knows every kind of design. */
export async function showDesigns(
  request: Request,
  { lines, number }: OfficeOrder,
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
            ? `${officePaths.orderCost(number)}#line-${index + 1}`
            : null,
      },
  );
}
