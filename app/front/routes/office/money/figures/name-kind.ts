import type { TFunction } from "~/platform/i18n/translate";
import type { FigureKind } from "~/shop/figures/front/figure";

/** A kind in words. */
export function nameKind(kind: FigureKind, t: TFunction<["office-figures", "drawing"]>): string {
  switch (kind) {
    case "planned-wardrobe":
    case "planned-bookcase":
    case "planned-chest":
    case "planned-kitchen":
    case "planned-vanity":
    case "other":
      return t(`kinds.${kind}`);
    default:
      return t(`drawing:form.${kind}`);
  }
}
