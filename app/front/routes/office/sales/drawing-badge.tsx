import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import type { DrawingState } from "~/sales/approvals/front/drawing-state";

const tones = {
  draft: "neutral",
  sent: "neutral",
  approved: "good",
  returned: "bad",
  replaced: "neutral",
} as const;

/** How far a version has come, for the workshop. */
export function DrawingBadge({ state }: { state: DrawingState }) {
  const { t } = useTranslation("office-drawings");
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
