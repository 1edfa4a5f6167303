import { useTranslation } from "react-i18next";

import type { OrderedConfiguration } from "./design";

import { Drawing } from "./drawing";

/** A configuration in one line of words. */
export function DesignText({ design }: { design: OrderedConfiguration }) {
  const { t } = useTranslation("cart");
  return (
    <span className="block text-sm text-stone">
      {t("design", {
        material: design.materialName,
        handle: design.handleName,
        width: design.widthCm,
        height: design.heightCm,
        depth: design.depthCm,
      })}
    </span>
  );
}

/** The small drawing beside a line. */
export function DesignDrawing({ design, name }: { design: OrderedConfiguration; name: string }) {
  const { t } = useTranslation("cart");
  return (
    <Drawing
      piece={design}
      view="perspective"
      alt={t("drawingOf", { name })}
      className="aspect-4/3 border border-line bg-white p-1"
    />
  );
}
