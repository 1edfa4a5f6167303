import { formatMoment } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Icon } from "~/platform/ui/icon";
import { Form } from "~/platform/ui/link";

import type { showBoard } from "./show-board.server";

export type ShownBoard = NonNullable<Awaited<ReturnType<typeof showBoard>>>;

/** The steps of a board in their order; the next has the button to press, the last one can be undone. */
export function StepList({ board }: { board: ShownBoard }) {
  const { t, i18n } = useTranslation("office-boards");
  const { id, needed, next, last, deeds } = board;
  return (
    <Panel title={t("stepsTitle")}>
      <ol>
        {needed.map((step) => {
          const deed = deeds.find((one) => one.step === step);
          return (
            <li
              key={step}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2 last:border-0"
            >
              <span className={deed ? "font-semibold" : "text-stone"}>
                {deed && <Icon name="check" className="mr-2 inline size-5" />}
                {t(`steps.${step}`)}
                {deed && (
                  <span className="block text-sm font-normal text-stone">
                    {t("doneBy", { when: formatMoment(deed.doneAt, i18n.language), who: deed.by })}
                  </span>
                )}
              </span>
              {(step === next || step === last) && (
                <Form
                  method="post"
                  action={officePaths.board(id)}
                  preventScrollReset
                  className={step === next ? "w-full sm:w-auto" : ""}
                >
                  <input type="hidden" name="step" value={step} />
                  <button
                    name="intent"
                    value={step === next ? "tick" : "take-back"}
                    className={`button ${step === next ? "button-primary w-full" : "button-quiet border-line"}`}
                  >
                    {step === next ? t(`markOne.${step}`) : t("takeBack")}
                  </button>
                </Form>
              )}
            </li>
          );
        })}
      </ol>
      {next === null && <p className="mt-3 font-semibold">{t("isDone")}</p>}
    </Panel>
  );
}
