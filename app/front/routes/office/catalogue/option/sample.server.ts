import { pieceLookOf } from "~/furniture/configurator/configuration";
import { listKnownOptions } from "~/furniture/configurator/options.server";
import { handleSwatch, materialSwatch } from "~/furniture/configurator/swatch-html.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import type { OptionKind } from "~/shop/catalogue-editing/front/option-rows.server";

/** A sideboard of the material or with the handle (what is not named is the first on offer), and the swatch. */
export async function showSample(request: Request, kind: OptionKind, id: string) {
  const options = await listKnownOptions(await requestLanguage(request));
  const first = { material: options.materials[0]?.id ?? "", handle: options.handles[0]?.id ?? "" };
  const size = { width: 150, height: 80, depth: 45 };
  const piece = pieceLookOf("sideboard", { ...first, [kind]: id, ...size }, options);
  if (!piece) return null;
  const swatch = kind === "material" ? materialSwatch(piece.material) : handleSwatch(piece.handle);
  return { piece, swatch };
}
