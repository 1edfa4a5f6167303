import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import {
  done,
  notThere,
  openDesk,
  refused,
  saving,
  notSaved,
  takePost,
  titled,
} from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { reckonAnew } from "~/front/operations/workshop-plan.server";
import { guard } from "~/people/identity/front/auth.server";
import { mayOpen } from "~/people/identity/front/office-pages";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { parseForm, readText } from "~/platform/forms/read-form.server";
import { listQuery, readPage } from "~/platform/http/list-query";
import { requestLanguage } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { sumOf } from "~/platform/settings/workshop-load";
import { Pagination } from "~/platform/ui/front/pagination";
import { Link } from "~/platform/ui/link";
import { moveOrder } from "~/workshop/plan/front/move-order.server";
import { pageOfPlan } from "~/workshop/plan/front/plan-page.server";
import { broughtBy, isLate } from "~/workshop/plan/front/schedule";

import { DayTable } from "./day-table";
import { findWorkshopPlan, shownPromises } from "./find-plan.server";
import { Late, Promises, Waiting } from "./notices";
import { OrderTable } from "./order-table";
import { moveForm } from "./schema";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-plan", "validation"] };

/** So many working days are shown; the plan itself goes further. */
const SHOWN_DAYS = 5;

export async function loader(args: LoaderFunctionArgs) {
  const { t, member, query } = await openDesk(args, guard("workshop/plan"), "office-plan");
  const plan = await findWorkshopPlan(await requestLanguage(args.request));
  const page = titled(t("title"));
  const isWorkshop = mayOpen(member.role, "workshop/people");
  const maySpeak = mayOpen(member.role, "sales/order-promise");
  if (!plan) return { page, isWorkshop, maySpeak, plan: null };
  const { jobs, days, taken, waiting, missing, today, unmanned } = plan;
  const { rows, ...pages } = pageOfPlan(jobs, readPage(query));
  return {
    page,
    isWorkshop,
    maySpeak,
    plan: {
      today,
      waiting: waiting.map(({ number, faults }) => ({ number, faults })),
      days: days.slice(0, SHOWN_DAYS).map(({ day, capacity }, at) => ({
        day,
        capacity,
        taken: taken[at]!,
        orders: jobs.filter(({ spans }) => spans.some((span) => span.day === day)).length,
      })),
      late: jobs.flatMap((planned) => {
        const { number, due } = planned.job;
        return due !== null && isLate(planned, today)
          ? [{ number, due, comesOn: broughtBy(planned) }]
          : [];
      }),
      promises: await shownPromises(),
      unmanned,
      pages,
      orders: rows.map((planned) => {
        const { job, spans, endsOn, stuckAt, isBeyond } = planned;
        const { number, due, notBefore, left } = job;
        return {
          number,
          due,
          notBefore,
          left: sumOf(left),
          startsOn: spans[0]?.day ?? null,
          endsOn,
          stuckAt,
          isBeyond,
          isLate: isLate(planned, today),
          missing: missing.get(number) ?? [],
        };
      }),
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("workshop/plan"));
  const submission = parseForm(post.posted, moveForm);
  const again = {
    row: readText(post.posted, "order").slice(0, 40),
    typed: { notBefore: readText(post.posted, "notBefore").slice(0, 40) },
    result: submission.reply(),
  };
  if (submission.status !== "success") return refused(post, again);
  const { order: number, notBefore } = submission.value;
  const saved = await saving(() => moveOrder({ number, notBefore }, post.admin));
  if (saved.kind === "not-saved") return notSaved(post, again);
  if (saved.kind === "unknown") throw notThere();
  await reckonAnew();
  return done(post, {
    to: officePaths.plan() + listQuery({}, readPage(new URL(args.request.url).searchParams)),
    title: notBefore === "" ? "admin.orderPlanFreed" : "admin.orderPlanned",
    values: { number },
  });
}

export default function PlanPage() {
  const { t } = useTranslation("office-plan");
  const { plan, isWorkshop, maySpeak } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const fault = answer?.result?.error?.notBefore?.[0];
  return (
    <DeskPage
      title={t("title")}
      intro={t("intro")}
      actions={
        <>
          {isWorkshop && (
            <>
              <Link to={officePaths.workshopPeople()} className="button button-quiet">
                {t("people.title")}
              </Link>
              <Link to={officePaths.workshopAbsences()} className="button button-quiet">
                {t("absences.title")}
              </Link>
              <Link to={officePaths.today()} className="button button-secondary">
                {t("today")}
              </Link>
            </>
          )}
        </>
      }
    >
      {plan === null ? (
        <p className="max-w-prose">
          {t("people.none")}{" "}
          {isWorkshop && (
            <Link to={officePaths.workshopPerson(NEW)} className="link">
              {t("people.add")}
            </Link>
          )}
        </p>
      ) : (
        <>
          <ErrorSummary
            errors={fault && answer?.row ? [{ id: `move-${answer.row}`, message: fault }] : []}
            formErrors={answer?.isNotSaved ? [t("notSaved")] : []}
          />
          <Late orders={plan.late} maySpeak={maySpeak} />
          {plan.promises && <Promises {...plan.promises} unmanned={plan.unmanned} />}
          <Panel title={t("days")}>
            <DayTable days={plan.days} />
          </Panel>
          <Panel title={t("orders")}>
            <p className="max-w-prose text-stone">{t("ordersIntro")}</p>
            {plan.orders.length === 0 ? (
              <p className="mt-4">{t("noOrders")}</p>
            ) : (
              <OrderTable
                orders={plan.orders}
                today={plan.today}
                to={officePaths.plan() + listQuery({}, plan.pages.page)}
                answer={answer}
                fault={fault}
              />
            )}
            {plan.pages.pageCount > 1 && (
              <Pagination
                {...plan.pages}
                pageAddress={(number) => officePaths.plan() + listQuery({}, number)}
              />
            )}
          </Panel>
          <Waiting orders={plan.waiting} />
        </>
      )}
    </DeskPage>
  );
}
