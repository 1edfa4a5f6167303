import { useTranslation } from "~/platform/i18n/use-translation";

/** The words "trial order" beside an order of a shop that is not open yet. */
export function TrialBadge() {
  const { t } = useTranslation("order");
  return <span className="badge badge-bad">{t("trial.mark")}</span>;
}

/** What a trial order means, where somebody places one or reads it. */
export function TrialNotice() {
  const { t } = useTranslation("order");
  return (
    <p role="note" className="mt-4 max-w-prose rounded-edge border-2 border-error bg-white p-4">
      <strong className="block">{t("trial.mark")}</strong>
      {t("trial.text")}
    </p>
  );
}
