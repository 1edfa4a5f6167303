import { outerSizeOf } from "~/drawing/outer-size";
import type { TFunction } from "~/i18n/translate";

import type { OrderedDesign } from "./design";

/** A design in one line of text, with the size of the whole piece. */
export function designWords(design: OrderedDesign, t: TFunction<"cart">): string {
  return t("design", {
    material: design.materialName,
    handle: design.handleName,
    ...outerSizeOf(design),
  });
}
