import { useTranslation } from "~/platform/i18n/use-translation";

import { configurationWords } from "../configuration-words";
import type { OrderedConfiguration } from "../ordered-configuration";
import { Drawing } from "./drawing";

/** A design in one line of text. */
export function ConfigurationText({ configuration }: { configuration: OrderedConfiguration }) {
  const { i18n } = useTranslation("cart");
  return (
    <span className="block text-sm text-stone">{configurationWords(configuration, i18n)}</span>
  );
}

/** The small drawing beside a line. */
export function ConfigurationDrawing({
  configuration,
  name,
}: {
  configuration: OrderedConfiguration;
  name: string;
}) {
  const { t } = useTranslation("cart");
  return (
    <Drawing
      piece={configuration}
      view="perspective"
      alt={t("drawingOf", { name })}
      className="aspect-4/3 border border-line bg-sheet p-1"
    />
  );
}
