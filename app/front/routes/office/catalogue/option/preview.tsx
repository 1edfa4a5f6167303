import { Drawing } from "~/furniture/configurator/front/drawing";
import type { PieceLook } from "~/furniture/drawing/piece-look";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";

/** The saved material or handle as the shop shows it: its swatch, as HTML from the server, and a piece. */
export function Preview({ swatch, piece }: { swatch: string; piece: PieceLook }) {
  const { t } = useTranslation("office-options");
  return (
    <Panel title={t("sections.preview")}>
      <p className="text-sm text-stone">{t("previewHint")}</p>
      <div className="grid grid-cols-1 items-center gap-4 sm:grid-cols-[8rem_1fr]">
        <span
          className="block w-32 border border-line"
          dangerouslySetInnerHTML={{ __html: swatch }}
        />
        <Drawing piece={piece} view="perspective" alt={t("previewPiece")} className="max-h-64" />
      </div>
    </Panel>
  );
}
