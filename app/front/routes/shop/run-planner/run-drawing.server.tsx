import type { RunView } from "~/furniture/board-drawings/views";
import { plannedSize } from "~/platform/i18n/size-words";
import { useTranslation } from "~/platform/i18n/use-translation";

import type { ShownRun } from "./shown-run.server";

/** A view of the run. The drawing contains its own description. */
export function RunDrawing({
  shown,
  view,
  className,
}: {
  shown: ShownRun;
  view: RunView;
  className: string;
}) {
  const { t, i18n } = useTranslation("run-planner");
  const { kind } = shown.run;
  return (
    <img
      src={shown.drawing(view)}
      alt={t("drawing", { kind: t(`kinds.${kind}`), size: plannedSize(shown.size, i18n) })}
      width={480}
      height={400}
      className={`block h-auto w-full rounded-edge border border-line bg-sheet object-contain p-2 ${className}`}
    />
  );
}
