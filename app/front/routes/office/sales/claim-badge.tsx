import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import type { ClaimState } from "~db/schema";

const tones = { new: "bad", in_work: "neutral", solved: "good", refused: "neutral" } as const;

/** Where a claim stands, for the workshop. */
export function ClaimBadge({ state }: { state: ClaimState }) {
  const { t } = useTranslation("office-claims");
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
