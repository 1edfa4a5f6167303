import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";

import type { BatchState } from "../layouts/batch-state";

const tones = { made: "neutral", started: "good", cut: "good", undone: "bad" } as const;

/** How far a batch is, in a word. */
export function BatchBadge({ state }: { state: BatchState }) {
  const { t } = useTranslation("office-batches");
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
