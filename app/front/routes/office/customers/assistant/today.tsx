import type { Trouble } from "~/front/assistant/problem";
import type { AssistantDay } from "~/front/assistant/token-budget.server";
import { formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import type { KeyState } from "~/platform/settings/front/provider-key.server";
import type { Settings } from "~/platform/settings/settings.server";

/** The assistant's use of today, and whether it can answer. */
export function Today({
  day,
  settings,
  keyState,
  isResting,
  trouble,
}: {
  day: AssistantDay;
  settings: Settings["assistant"];
  keyState: KeyState;
  isResting: boolean;
  /** What keeps the model from answering, since when. */
  trouble: { problem: Trouble; since: string | null } | null;
}) {
  const { t, i18n } = useTranslation("office-assistant");
  const number = (value: number) => value.toLocaleString(i18n.language);
  const costBani = Math.round((day.tokens * settings.leiPerMillionTokens) / 10_000);
  const keys = {
    saved: t("state.keySaved", { masked: keyState.masked }),
    environment: t("state.keyEnvironment"),
    none: t("state.keyNone"),
  };
  const figures = [
    [t("today.answers"), number(day.answers)],
    [t("today.searches"), number(day.searches)],
    [t("today.failures"), number(day.failures)],
    [t("today.calls"), number(day.calls)],
    [
      t("today.tokens"),
      t("today.tokensOf", { tokens: number(day.tokens), budget: number(settings.dailyTokens) }),
    ],
    [t("today.cost"), formatRon(costBani)],
  ];
  return (
    <section aria-labelledby="today" className="mt-8">
      <h2 id="today">{t("today.title")}</h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <span>
          {t("state.title")}:{" "}
          <Badge tone={settings.isEnabled ? "good" : "neutral"}>
            {t(settings.isEnabled ? "state.on" : "state.off")}
          </Badge>
        </span>
        <span>
          {t("state.key")}: {keys[keyState.source]}
        </span>
      </p>
      {trouble && (
        <p className="mt-4 border-l-4 border-error bg-white px-4 py-3">
          {t(`trouble.${trouble.problem}`)}{" "}
          {trouble.since && (
            <span className="text-stone">
              {t("trouble.since", { time: formatMoment(trouble.since, i18n.language) })}
            </span>
          )}
        </p>
      )}
      <dl className="mt-4 grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {figures.map(([label, value]) => (
          <div key={label} className="bg-white px-4 py-3">
            <dt className="text-sm text-stone">{label}</dt>
            <dd className="text-xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {day.last_failure && (
        <p className="mt-4">
          {t("today.lastFailure")}: <span lang="en">{day.last_failure}</span>
        </p>
      )}
      {isResting && <p className="mt-2 font-semibold">{t("today.resting")}</p>}
    </section>
  );
}
