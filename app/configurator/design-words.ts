import type { TFunction } from "~/i18n/translate";

import type { OrderedDesign } from "./design";

/** A design in one line of text. */
export function designWords(design: OrderedDesign, t: TFunction<"cart">): string {
  return t("design", {
    material: design.materialName,
    handle: design.handleName,
    width: design.widthCm,
    height: design.heightCm,
    depth: design.depthCm,
  });
}
