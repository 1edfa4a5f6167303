import { outerSizeOf } from "~/furniture/drawing/outer-size";
import { namedSize, type Speaker } from "~/platform/i18n/size-words";

import type { OrderedConfiguration } from "./ordered-configuration";

/** A configuration in one line of text, with the size of the whole piece. Needs the text group `cart`. */
export function configurationWords(configuration: OrderedConfiguration, speaker: Speaker): string {
  return speaker.translate("cart")("design", {
    material: configuration.materialName,
    handle: configuration.handleName,
    size: namedSize(outerSizeOf(configuration), speaker, configuration.form === "bed"),
  });
}
