import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import type { AppointmentState } from "~db/schema";

const tones = { booked: "neutral", moved: "neutral", cancelled: "bad", done: "good" } as const;

/** The state of an appointment. Needs the text group `appointments`. */
export function AppointmentBadge({ state }: { state: AppointmentState }) {
  const { t } = useTranslation("appointments");
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
