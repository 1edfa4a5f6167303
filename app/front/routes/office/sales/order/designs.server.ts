import { requestLanguage } from "~/platform/http/request-language.server";
import { translatorOf } from "~/platform/i18n/translate.server";
import { adminPaths } from "~/platform/paths/admin-paths";
import type { AdminOrder } from "~/sales/orders/admin-order.server";
import { isPlanned, lineDrawingAddress, lineWords } from "~/shop/cart/line-design";

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
