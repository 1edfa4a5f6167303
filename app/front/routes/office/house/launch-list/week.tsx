import type { WeekState } from "~/front/operations/sample-week.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";

/** The one press that fills a shop on trial with a week of a living workshop, or how far that is. */
export function Week({ week, mark }: { week: WeekState | null; mark: string }) {
  const { t } = useTranslation("office-launch");
  const state = week?.state ?? "none";
  return (
    <div id="week" className="mt-8 max-w-4xl scroll-mt-4">
      <Panel title={t("week.title")}>
        {state === "done" && <p role="status">{t("week.there")}</p>}
        {week?.state === "running" && (
          <>
            <p role="status">{t("week.running", { done: week.done, total: week.total })}</p>
            <p className="mt-3">
              {/* Loads the page anew instead of jumping to a place on it. */}
              <a href={officePaths.launch()} className="button button-secondary">
                {t("week.look")}
              </a>
            </p>
          </>
        )}
        {week?.state === "failed" && (
          <p role="status" className="text-error">
            {t("week.failed")} <span className="break-words">{week.reason}</span>
          </p>
        )}
        {(state === "none" || state === "failed") && (
          <>
            <p className="text-stone">{t("week.text", { mark })}</p>
            <p className="mt-2 text-stone">{t("week.gone")}</p>
            <Form method="post" action={officePaths.launch()} className="mt-4">
              <button name="intent" value="fill-week" className="button button-secondary">
                {t("week.fill")}
              </button>
            </Form>
          </>
        )}
        {state === "done" && (
          <p className="mt-2">
            {t("week.gone")}{" "}
            <a href="#line-samples" className="link inline-block py-1">
              {t("removeSamples")}
            </a>
          </p>
        )}
      </Panel>
    </div>
  );
}
