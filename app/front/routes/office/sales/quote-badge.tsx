import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import type { QuoteRequestState } from "~db/schema";

const tones = {
  new: "bad",
  answered: "neutral",
  accepted: "good",
  declined: "neutral",
  expired: "neutral",
  closed: "neutral",
} as const;

/** Where a request stands. Needs the text group `office-quotes`. */
export function QuoteBadge({ state }: { state: QuoteRequestState }) {
  const { t } = useTranslation("office-quotes");
  return <Badge tone={tones[state]}>{t(`stateOf.${state}`)}</Badge>;
}
