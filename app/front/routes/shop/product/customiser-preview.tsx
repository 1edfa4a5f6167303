import type { ConfigurationFields } from "~/furniture/configurator/configuration";
import { Drawing } from "~/furniture/configurator/front/drawing";
import type { PieceLook } from "~/furniture/drawing/piece-look";
import { useTranslation } from "~/platform/i18n/use-translation";

import type { ShownProduct } from "./shown-product";

/** The two drawings at full size. Hidden fields hold the choices for the buttons beside them. */
export function Preview({
  fields,
  piece,
  product,
}: {
  fields: ConfigurationFields;
  piece: PieceLook | undefined;
  product: ShownProduct;
}) {
  const { t } = useTranslation("customiser");
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {piece &&
        (["perspective", "scale", "technical"] as const).map((view) => (
          <figure key={view}>
            <Drawing
              piece={piece}
              view={view}
              alt={t("drawingOf", { name: product.name })}
              className="rounded-edge border border-line bg-sheet p-4"
            />
            <figcaption className="mt-2 text-sm text-stone">{t(`captions.${view}`)}</figcaption>
          </figure>
        ))}
    </>
  );
}
