import type { ClockJump } from "~/front/operations/clock.server";
import { formatMoment } from "~/platform/format/dates";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";

/** Shown while the clock has jumped: from when to when, and the button that says it is right. */
export function ClockNotice({
  clockJump,
  isRefused,
}: {
  clockJump: ClockJump;
  isRefused: boolean;
}) {
  const { t, i18n } = useTranslation(["office-launch", "validation"]);
  const moment = (instant: string) => formatMoment(instant, i18n.language);
  return (
    <div id="clock" className="mt-6 max-w-4xl scroll-mt-24">
      <Panel title={t("clock.title")}>
        <p className="font-semibold text-error">
          {t("clock.text", {
            seen: moment(clockJump.seenAt),
            noticed: moment(clockJump.noticedAt),
            shown: moment(clockJump.shownAt),
          })}
        </p>
        <p className="mt-2">{t("clock.waits")}</p>
        <p className="mt-2">{t("clock.hint")}</p>
        <Form method="post" action={officePaths.launch()} className="mt-4">
          <ErrorSummary
            errors={[]}
            formErrors={isRefused ? [t("validation:clockMoved")] : undefined}
          />
          <input type="hidden" name="shown" value={clockJump.shownAt} />
          <button name="intent" value="confirm-clock" className="button button-secondary">
            {t("clock.confirm")}
          </button>
        </Form>
      </Panel>
    </div>
  );
}
