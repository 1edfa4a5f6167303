import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { requireStaff } from "~/accounts/auth.server";
import { mayDo } from "~/accounts/roles";
import { formatDay } from "~/format/dates";
import { findAdminOrder, type AdminOrder } from "~/orders/admin-order.server";
import { listFrozenPlans } from "~/orders/ordered-design.server";
import { promiseText } from "~/orders/promised-delivery";
import { pageMeta } from "~/layout/page-meta";
import { paths } from "~/paths";
import { requestLanguage } from "~/i18n/i18n.server";
import { translateFor } from "~/i18n/translate.server";
import { buildFrozen } from "~/planner/frozen-plan.server";
import { listParts, type PartsList } from "~/planner/parts-list";
import { deliveryOf } from "~/orders/buyer-details";
import { LineDrawing } from "~/cart/design-summary";
import { isPlanned } from "~/cart/line-design";
import { TrialNotice } from "~/orders/trial-mark";
import { Link } from "~/ui/link";

import { designFacts, Facts, planFacts } from "./facts";
import { Parts } from "./parts";
import { Stage } from "./stage";
import { takeStep } from "./take-step.server";

export const handle = { i18n: ["admin-orders", "order", "workshop-parts"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The sheet for the workshop: no prices, and of the customer only name and address. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const member = await requireStaff(request);
  const order = await findAdminOrder(params.number ?? "");
  if (!order) throw new Response(null, { status: 404 });
  const t = await translateFor(request, "admin-orders");
  const cart = await translateFor(request, "cart");
  const plans = await listFrozenPlans(order);
  const promise = promiseText(order, await requestLanguage(request), cart);
  const { number, status, placed_at, notes, lines, remarks, is_trial } = order;
  const { name, place } = deliveryOf(order);
  return {
    page: { title: t("sheetPage.title", { number }), isUnlisted: true },
    // Sales come from the order and go back to it.
    isFromOrder: mayDo(member.role, "sales"),
    number,
    status,
    placed_at,
    promise: promise && cart("wholeDelivery", { term: promise }),
    name,
    place,
    notes,
    is_trial,
    remarks: remarks.map(({ text }) => text),
    lines: lines.map(({ name, quantity, design }, index) => {
      const plan = plans[index];
      return { name, quantity, design, parts: plan ? listParts(buildFrozen(plan).piece) : null };
    }),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const member = await requireStaff(request);
  return takeStep(request, params.number ?? "", member);
}

export default function WorkshopSheet() {
  const { t, i18n } = useTranslation("admin-orders");
  const sheet = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  return (
    <main id="content" className="admin-page max-w-4xl bg-white print:max-w-none print:p-0">
      <p className="no-print mb-3 flex flex-wrap gap-x-6 text-stone">
        {sheet.isFromOrder ? (
          <Link to={paths.adminOrder(sheet.number)} className="link">
            {sheet.number}
          </Link>
        ) : (
          <Link to={paths.production()} className="link">
            {t("production.title")}
          </Link>
        )}
        <span>{t("sheetPage.print")}</span>
      </p>
      <h1>{t("sheetPage.title", { number: sheet.number })}</h1>
      {sheet.is_trial === 1 && <TrialNotice />}
      <Stage number={sheet.number} status={sheet.status} refused={data?.refused} />
      <p className="mt-1">
        {formatDay(sheet.placed_at, i18n.language)} · {sheet.name}, {sheet.place}
      </p>
      {sheet.promise && <p className="mt-1 font-semibold">{sheet.promise}</p>}
      {[sheet.notes, ...sheet.remarks].filter(Boolean).map((text, index) => (
        <p key={index} className="mt-3 border-l-2 border-line pl-3 whitespace-pre-line">
          {text}
        </p>
      ))}
      <ol className="mt-6 grid grid-cols-1 gap-6">
        {sheet.lines.map((line, index) => (
          <li key={index} className="break-inside-avoid border-t-2 border-ink pt-3">
            <Piece line={line} place={`${index + 1}/${sheet.lines.length}`} />
          </li>
        ))}
      </ol>
    </main>
  );
}

function Piece({
  line: { name, quantity, design, parts },
  place,
}: {
  line: Pick<AdminOrder["lines"][number], "name" | "quantity" | "design"> & {
    parts: PartsList | null;
  };
  place: string;
}) {
  const { t } = useTranslation("admin-orders");
  return (
    <>
      <div className="flex items-baseline justify-between gap-6">
        <h2 lang="ro">
          {place} · {name}
        </h2>
        <p className="text-xl font-semibold whitespace-nowrap">
          {t("sheetPage.quantity")}: {quantity}
        </p>
      </div>
      {design ? (
        <>
          <Facts facts={isPlanned(design) ? planFacts(design, t) : designFacts(design, t)} />
          {isPlanned(design) && parts ? (
            <Parts design={design} parts={parts} />
          ) : (
            <div className="mt-3 max-w-2xl">
              <LineDrawing
                design={design}
                view="measured"
                alt={t("technicalOf", { name })}
                isFirst
              />
            </div>
          )}
        </>
      ) : (
        <p className="mt-1">{t("sheetPage.readyMade")}</p>
      )}
      <p className="mt-3 flex items-center gap-2 text-stone">
        <span aria-hidden="true" className="inline-block size-4 border border-ink" />
        {t("sheetPage.check")}
      </p>
    </>
  );
}
