import { useTranslation } from "~/platform/i18n/use-translation";

import { designWords } from "./design-words";
import { Drawing } from "./drawing";
import type { OrderedDesign } from "./ordered-design";

/** A design in one line of text. */
export function DesignText({ design }: { design: OrderedDesign }) {
  const { i18n } = useTranslation("cart");
  return <span className="block text-sm text-stone">{designWords(design, i18n)}</span>;
}

/** The small drawing beside a line. */
export function DesignDrawing({ design, name }: { design: OrderedDesign; name: string }) {
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
