import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { useTranslation } from "~/i18n/use-translation";
import { requireAdministrator } from "~/accounts/auth.server";
import { formatMoment } from "~/format/dates";
import { describeForm } from "~/forms/describe-form.server";
import { parseForm, readFormData, readText } from "~/forms/read-form.server";
import { findLaunchFacts } from "~/operations/launch-facts.server";
import { confirmClock, findClockJump } from "~/operations/clock.server";
import {
  listLaunchItems,
  listUnprotectedStaff,
  type LaunchItem,
} from "~/operations/launch-list.server";
import { findAdvice, noteAdvice, removeAdvice } from "~/operations/professional-advice.server";
import { isProfession } from "~/operations/professions";
import type { Admin } from "~/shop/audit-log.server";
import { closeShop } from "~/operations/open-shop.server";
import { hasRealOrders } from "~/orders/trial-orders.server";
import { listUnsentMails, retryMails } from "~/mail/outbox.server";
import { removeSamples } from "~/operations/sample-data.server";
import { findSettings } from "~/shop/settings.server";
import { adoptLawfulRate } from "~/shop/vat-rates.server";
import { pageMeta } from "~/layout/page-meta";
import { adminPaths } from "~/admin-paths";
import { paths } from "~/paths";
import { redirectWithFlash } from "~/http/redirect.server";
import { translateFor } from "~/http/request-language.server";
import { Badge } from "~/ui/admin/badge";
import { listIncomplete } from "~/catalogue/editing/publishing.server";
import { PageHead } from "~/ui/admin/page-head";
import { Panel } from "~/ui/admin/panel";
import { Form, Link } from "~/ui/link";

import { AdoptRate } from "./adopt-rate";
import { Advice } from "./advice";
import { ClockNotice } from "./clock-notice";
import { IncompleteList } from "./incomplete";
import { OpeningPanel } from "./opening-panel";
import { adviceForm, clockForm } from "./schema";

export const handle = { i18n: ["admin-launch", "admin-products", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdministrator(request);
  const t = await translateFor(request, "admin-launch");
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
    page: { title: t("title"), isUnlisted: true },
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
      return redirectWithFlash(request, adminPaths.adminLaunch(), {
        tone: "success",
        title: "admin.samplesRemoved",
        values: { count },
      });
    }
    case "retry-mails": {
      const count = await retryMails(admin);
      return redirectWithFlash(request, adminPaths.adminLaunch(), {
        tone: "success",
        title: "admin.mailsRetried",
        values: { count },
      });
    }
    case "adopt-vat-rate": {
      await adoptLawfulRate(new Date(), admin);
      return redirectWithFlash(request, adminPaths.adminLaunch(), {
        tone: "success",
        title: "admin.vatRatesSaved",
      });
    }
    case "close-shop": {
      const isRefused = (await closeShop(admin)) === "has-orders";
      return redirectWithFlash(request, adminPaths.adminLaunch(), {
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
      return redirectWithFlash(request, adminPaths.adminLaunch(), {
        tone: "success",
        title: "admin.clockConfirmed",
        text: "admin.clockConfirmedText",
      });
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

/** Notes what a lawyer or an accountant confirmed, or takes it back. */
async function changeAdvice(request: Request, form: FormData, admin: Admin) {
  const profession = readText(form, "profession");
  if (!isProfession(profession)) throw new Response(null, { status: 400 });
  if (form.get("intent") === "remove-advice") await removeAdvice(profession, admin);
  else {
    const submission = parseForm(form, adviceForm);
    if (submission.status !== "success") {
      return json({ profession, result: submission.reply() }, { status: 422 });
    }
    await noteAdvice(profession, submission.value, admin);
  }
  return redirectWithFlash(request, adminPaths.adminLaunch(), {
    tone: "success",
    title: "admin.adviceSaved",
  });
}

/**
 * The page on which an item is put right; items without one depend on the process's environment.
 */
const remedies: Partial<Record<LaunchItem, string>> = {
  vatMode: `${adminPaths.adminSettings()}?fila=comert`,
  company: `${adminPaths.adminSettings()}?fila=firma`,
  eInvoiceSeat: `${adminPaths.adminSettings()}?fila=firma`,
  contact: adminPaths.adminSettings(),
  deliveryZones: adminPaths.adminDelivery(),
  cashLimit: `${adminPaths.adminSettings()}?fila=comert`,
  legalTexts: adminPaths.adminPages(),
  withdrawalText: adminPaths.adminPages(),
  closedPlatforms: adminPaths.adminPages(),
  accessibility: adminPaths.adminPages(),
  guaranteeNotice: adminPaths.adminOfficialPictures(),
  salPictogram: adminPaths.adminOfficialPictures(),
  clock: "#clock",
  password: paths.profile(),
};

export default function Launch() {
  const { t } = useTranslation("admin-launch");
  const { list, clockJump, openedAt, isBinding, incomplete, advice, adviceDescription } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isClockRefused = answer !== undefined && "isClockRefused" in answer;
  const left = list.filter(({ isDone }) => !isDone).length;
  return (
    <main id="content" className="admin-page">
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
              {item === "backup" && <LastBackup />}
              {item === "copy" && <LastCopy />}
              {item === "drill" && <LastDrill />}
              {item === "safety" && <IncompleteList incomplete={incomplete} />}
              {item === "secondFactor" && <Unprotected />}
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
      <Unsent />
    </main>
  );
}

function LastBackup() {
  const { t, i18n } = useTranslation("admin-launch");
  const { backupAt } = useLoaderData<typeof loader>();
  if (!backupAt) return null;
  return (
    <p className="mt-1">{t("lastBackup", { moment: formatMoment(backupAt, i18n.language) })}</p>
  );
}

function LastCopy() {
  const { t, i18n } = useTranslation("admin-launch");
  const { copiedAt } = useLoaderData<typeof loader>().copies;
  if (!copiedAt) return null;
  return <p className="mt-1">{t("lastCopy", { moment: formatMoment(copiedAt, i18n.language) })}</p>;
}

/** When the copy was last tried out, how that went, and in the words of the command why not. */
function LastDrill() {
  const { t, i18n } = useTranslation("admin-launch");
  const { drill } = useLoaderData<typeof loader>().copies;
  if (!drill) return null;
  const moment = formatMoment(drill.at, i18n.language);
  return (
    <>
      <p className="mt-1">{t(`lastDrill.${drill.outcome}`, { moment })}</p>
      {drill.reason !== "" && <p className="mt-1 break-words text-error">{drill.reason}</p>}
    </>
  );
}

/** Administrators without a second factor. Each sets it up alone; nobody can do it for another. */
function Unprotected() {
  const { t } = useTranslation("admin-launch");
  const { unprotected } = useLoaderData<typeof loader>();
  if (unprotected.length === 0) return null;
  return (
    <>
      <p className="mt-2">{t("withoutFactor")}</p>
      <ul className="mt-1 list-inside list-disc">
        {unprotected.map(({ id, email, isSelf }) => (
          <li key={id} className="break-all">
            <Link to={adminPaths.adminUser(id)} className="link inline-block py-1">
              {email}
            </Link>
            {isSelf && (
              <>
                {" · "}
                <Link
                  to={paths.security(adminPaths.adminLaunch())}
                  className="link inline-block py-1"
                >
                  {t("remedy")}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Remedy({ item }: { item: LaunchItem }) {
  const { t } = useTranslation("admin-launch");
  const to = remedies[item];
  if (to) {
    return (
      <p className="mt-2">
        <Link to={to} className="link">
          {t("remedy")}
        </Link>
      </p>
    );
  }
  if (item === "vatRate") return <AdoptRate />;
  if (item !== "samples") return null;
  return (
    <details className="mt-2">
      <summary className="link inline-block min-h-6">{t("removeSamples")}</summary>
      <p className="mt-2">{t("removeSamplesText")}</p>
      <Form method="post" action={adminPaths.adminLaunch()} className="mt-3">
        <button name="intent" value="remove-samples" className="button button-danger">
          {t("removeSamplesNow")}
        </button>
      </Form>
    </details>
  );
}

function Unsent() {
  const { t, i18n } = useTranslation("admin-launch");
  const { unsent } = useLoaderData<typeof loader>();
  if (unsent.length === 0) return null;
  return (
    <div className="mt-8 max-w-4xl">
      <Panel title={t("unsent.title")}>
        <ul className="grid gap-3">
          {unsent.map((mail) => (
            <li key={mail.id}>
              <span className="font-semibold">{mail.subject}</span>
              <span className="block break-all text-stone">
                {mail.recipient} · {formatMoment(mail.created_at, i18n.language)}
              </span>
              <span className="block break-words text-error">{mail.last_error}</span>
            </li>
          ))}
        </ul>
        <Form method="post" action={adminPaths.adminLaunch()} className="mt-4">
          <button name="intent" value="retry-mails" className="button button-primary">
            {t("unsent.retry")}
          </button>
        </Form>
      </Panel>
    </div>
  );
}
