import { steps } from "~/furniture/planner/front/plan-address";
import { runAddress, runStart } from "~/furniture/planner/front/run-start";
import { useTranslation } from "~/platform/i18n/use-translation";
import { TabLinks } from "~/platform/ui/front/tab-links";

import type { Asked } from "./asked.server";

/** What is planned here, and its steps; before there is a run also what else is. */
export function Head({ asked, isLost }: { asked: Asked; isLost: boolean }) {
  const { where, kind, given } = asked;
  const { t } = useTranslation(["run-planner", "planner"]);
  return (
    <>
      <h1 className="text-2xl">{t(`title.${kind}`)}</h1>
      {given === "" && (
        <>
          <p className="mt-2 max-w-prose text-stone">{t(`intro.${kind}`)}</p>
          <nav aria-label={t("others")} className="mt-3">
            <span className="switch">
              {(["kitchen", "vanity"] as const).map((one) => (
                <a key={one} href={runStart(one)} aria-current={one === kind ? "page" : undefined}>
                  {t(`kinds.${one}`)}
                </a>
              ))}
            </span>
          </nav>
        </>
      )}
      {isLost && (
        <p role="alert" className="mt-6 rounded-edge border-l-4 border-error bg-white px-5 py-4">
          {t("planner:unreadable")}
        </p>
      )}
      <div className="mt-2 lg:mt-6">
        {given ? (
          <TabLinks
            label={t("planner:stepsLabel")}
            tabs={steps.map((step, index) => ({
              to: runAddress(given, { ...where, step }),
              label: `${index + 1}. ${t(`steps.${step}`)}`,
              isCurrent: step === where.step,
            }))}
          />
        ) : (
          <p className="border-b border-line pb-3 font-semibold">
            {t("planner:stepOf", { step: 1 })} · {t("steps.place")}
          </p>
        )}
      </div>
    </>
  );
}
