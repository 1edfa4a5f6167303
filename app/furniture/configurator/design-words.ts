import { outerSizeOf } from "~/furniture/drawing/outer-size";
import { namedSize, type Speaker } from "~/platform/i18n/size-words";

import type { OrderedDesign } from "./ordered-design";

/** A design in one line of text, with the size of the whole piece. Needs the text group `cart`. */
export function designWords(design: OrderedDesign, speaker: Speaker): string {
  return speaker.translate("cart")("design", {
    material: design.materialName,
    handle: design.handleName,
    size: namedSize(outerSizeOf(design), "cm", speaker, design.form === "bed"),
  });
}
