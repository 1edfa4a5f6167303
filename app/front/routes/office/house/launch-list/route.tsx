import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";

import { byIntent, takePost, titled } from "~/front/desk/desk.server";
import { findClockJump } from "~/front/operations/clock.server";
import { findLaunchFacts } from "~/front/operations/launch-facts.server";
import { listLaunchItems } from "~/front/operations/launch-list.server";
import { findAdvice } from "~/front/operations/professional-advice.server";
import { isProfession } from "~/front/operations/professions";
import { findWeek } from "~/front/operations/sample-week.server";
import { listUnprotectedStaff } from "~/front/operations/unprotected-staff.server";
import { guard } from "~/people/identity/front/auth.server";
import { SAMPLE_MARK } from "~/platform/basics/rehearsal.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { listUnsentMails } from "~/platform/mail/front/unsent-mails.server";
import { Badge } from "~/platform/office-ui/badge";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { findSettings } from "~/platform/settings/settings.server";
import { hasRealOrders } from "~/sales/orders/trial-orders.server";
import { listIncomplete } from "~/shop/catalogue-editing/front/publishing.server";

import { Advice } from "./advice";
import { LastBackup, LastCopy, LastDrill } from "./backups";
import { ClockNotice } from "./clock-notice";
import { IncompleteList } from "./incomplete";
import { drawLine } from "./line-form.server";
import { lineAddress, openLine } from "./line-forms";
import { OpeningPanel } from "./opening-panel";
import { Remedy } from "./remedy";
import { adviceForm } from "./schema";
import { launchSteps } from "./steps.server";
import { Unprotected } from "./unprotected";
import { Unsent } from "./unsent";
import { Week } from "./week";

/** One line's form is open at most, so its script is loaded only there. The server renders it at once. */
const LineForm = import.meta.env.SSR
  ? (await import("./line-form")).LineForm
  : lazy(async () => ({ default: (await import("./line-form")).LineForm }));

export const handle = {
  i18n: [
    "office-launch",
    "office-products",
    "office-settings",
    "office-installation",
    "office-state",
    "security",
    "validation",
  ],
  // The page offers a new key for copies each time, so its data are never the same.
  isNeverTheSame: true,
};

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await guard("house/launch-list")(request);
  const t = await translateFor(request, "office-launch");
  const line = openLine(new URL(request.url).searchParams);
  const surroundings = await findLaunchFacts();
  const incomplete = await listIncomplete();
  const [list, week, unsent, unprotected, { opening }] = await Promise.all([
    listLaunchItems(surroundings),
    findWeek(),
    listUnsentMails(),
    listUnprotectedStaff(),
    findSettings(),
  ]);
  const [clockJump, isBinding, advice] = await Promise.all([
    findClockJump(),
    hasRealOrders(),
    findAdvice(),
  ]);
  return {
    page: titled(t("title")),
    list,
    open: line ? await drawLine(line, admin) : null,
    week: week ?? null,
    sampleMark: SAMPLE_MARK,
    unsent,
    backupAt: surroundings.backupAt,
    copies: surroundings.copies,
    openedAt: opening.openedAt,
    isBinding,
    incomplete,
    clockJump,
    advice,
    adviceDescription: describeForm(adviceForm),
    unprotected: unprotected.map((one) => ({ ...one, isSelf: one.id === admin.id })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("house/launch-list"));
  return byIntent(post, launchSteps(post));
}

export default function Launch() {
  const { t } = useTranslation("office-launch");
  const {
    list,
    open,
    clockJump,
    openedAt,
    isBinding,
    incomplete,
    advice,
    adviceDescription,
    ...facts
  } = useLoaderData<typeof loader>();
  const { backupAt, copies, unprotected, unsent, week, sampleMark } = facts;
  const answer = useActionData<typeof action>();
  const isClockRefused = answer?.intent === "confirm-clock";
  const left = list.filter(({ isDone }) => !isDone).length;
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")} />
      {clockJump && <ClockNotice clockJump={clockJump} isRefused={isClockRefused} />}
      <p role="status" className="mt-4 font-semibold">
        {left === 0 ? t("ready") : t("left", { count: left })}
      </p>
      <ul className="mt-4 grid max-w-4xl grid-cols-1 border-t border-line bg-white">
        {list.map(({ item, isDone, missing }) => (
          <li
            key={item}
            id={`line-${item}`}
            className="grid scroll-mt-4 gap-2 border-b border-line p-4 sm:grid-cols-[7rem_1fr]"
          >
            <span>
              <Badge tone={isDone ? "good" : "bad"}>{t(isDone ? "done" : "open")}</Badge>
            </span>
            <div>
              <h2 className="text-base">{t(`items.${item}.title`)}</h2>
              <p className="mt-1 text-stone">{t(`items.${item}.text`)}</p>
              {missing.length > 0 && <p className="mt-1">{missing.join(", ")}</p>}
              {item === "backup" && <LastBackup at={backupAt} />}
              {item === "copy" && <LastCopy copies={copies} />}
              {item === "drill" && <LastDrill copies={copies} />}
              {item === "safety" && <IncompleteList incomplete={incomplete} />}
              {item === "secondFactor" && <Unprotected staff={unprotected} />}
              {isProfession(item) && (
                <Advice
                  profession={item}
                  given={advice[item]}
                  description={adviceDescription}
                  lastResult={
                    answer && "profession" in answer && answer.profession === item
                      ? answer.result
                      : undefined
                  }
                />
              )}
              {open?.item === item ? (
                <Suspense>
                  <LineForm
                    of={open}
                    to={lineAddress(open.item)}
                    answer={answer && "profession" in answer ? undefined : answer}
                  />
                </Suspense>
              ) : (
                !isDone && <Remedy item={item} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {openedAt === null && <Week week={week} mark={sampleMark} />}
      <OpeningPanel openedAt={openedAt} isBinding={isBinding} isReady={left === 0} />
      <Unsent mails={unsent} />
    </main>
  );
}
