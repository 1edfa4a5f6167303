import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { titled } from "~/front/desk/desk.server";
import { confirmClock, findClockJump } from "~/front/operations/clock.server";
import { findLaunchFacts } from "~/front/operations/launch-facts.server";
import { listLaunchItems, listUnprotectedStaff } from "~/front/operations/launch-list.server";
import { closeShop } from "~/front/operations/open-shop.server";
import { findAdvice } from "~/front/operations/professional-advice.server";
import { isProfession } from "~/front/operations/professions";
import { removeSamples } from "~/front/operations/sample-data.server";
import { requireAdministrator } from "~/people/identity/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { parseForm, readFormData } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { listUnsentMails, retryMails } from "~/platform/mail/outbox.server";
import { Badge } from "~/platform/office-ui/badge";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings } from "~/platform/settings/settings.server";
import { adoptLawfulRate } from "~/platform/settings/vat-rates.server";
import { hasRealOrders } from "~/sales/orders/trial-orders.server";
import { listIncomplete } from "~/shop/catalogue-editing/publishing.server";

import { Advice } from "./advice";
import { LastBackup, LastCopy, LastDrill } from "./backups";
import { changeAdvice } from "./change-advice.server";
import { ClockNotice } from "./clock-notice";
import { IncompleteList } from "./incomplete";
import { OpeningPanel } from "./opening-panel";
import { Remedy } from "./remedy";
import { adviceForm, clockForm } from "./schema";
import { Unprotected } from "./unprotected";
import { Unsent } from "./unsent";

export const handle = { i18n: ["office-launch", "office-products", "validation"] };

export { pageMeta as meta } from "~/shop/layout/page-meta";

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdministrator(request);
  const t = await translateFor(request, "office-launch");
  const surroundings = await findLaunchFacts();
  const [list, unsent, unprotected, { opening }, clockJump, isBinding, incomplete, advice] =
    await Promise.all([
      listLaunchItems(surroundings),
      listUnsentMails(),
      listUnprotectedStaff(),
      findSettings(),
      findClockJump(),
      hasRealOrders(),
      listIncomplete(10),
      findAdvice(),
    ]);
  return {
    page: titled(t("title")),
    list,
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

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdministrator(request);
  const form = await readFormData(request);
  switch (form.get("intent")) {
    case "remove-samples": {
      const count = await removeSamples(admin);
      return redirectWithFlash(request, officePaths.launch(), {
        tone: "success",
        title: "admin.samplesRemoved",
        values: { count },
      });
    }
    case "retry-mails": {
      const count = await retryMails(admin);
      return redirectWithFlash(request, officePaths.launch(), {
        tone: "success",
        title: "admin.mailsRetried",
        values: { count },
      });
    }
    case "adopt-vat-rate": {
      await adoptLawfulRate(new Date(), admin);
      return redirectWithFlash(request, officePaths.launch(), {
        tone: "success",
        title: "admin.vatRatesSaved",
      });
    }
    case "close-shop": {
      const isRefused = (await closeShop(admin)) === "has-orders";
      return redirectWithFlash(request, officePaths.launch(), {
        tone: isRefused ? "error" : "success",
        title: isRefused ? "admin.shopStaysOpen" : "admin.shopClosed",
      });
    }
    case "note-advice":
    case "remove-advice":
      return changeAdvice(request, form, admin);
    case "confirm-clock": {
      const submission = parseForm(form, clockForm);
      if (submission.status !== "success") return json({ isClockRefused: true }, { status: 422 });
      const result = await confirmClock(submission.value.shown, admin);
      if (result === "stale") return json({ isClockRefused: true }, { status: 409 });
      return redirectWithFlash(request, officePaths.launch(), {
        tone: "success",
        title: "admin.clockConfirmed",
        text: "admin.clockConfirmedText",
      });
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

export default function Launch() {
  const { t } = useTranslation("office-launch");
  const { list, clockJump, openedAt, isBinding, incomplete, advice, adviceDescription, ...facts } =
    useLoaderData<typeof loader>();
  const { backupAt, copies, unprotected, unsent } = facts;
  const answer = useActionData<typeof action>();
  const isClockRefused = answer !== undefined && "isClockRefused" in answer;
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
          <li key={item} className="grid gap-2 border-b border-line p-4 sm:grid-cols-[7rem_1fr]">
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
              {!isDone && <Remedy item={item} />}
            </div>
          </li>
        ))}
      </ul>
      <OpeningPanel openedAt={openedAt} isBinding={isBinding} isReady={left === 0} />
      <Unsent mails={unsent} />
    </main>
  );
}
