import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { notThere, takePost, titled } from "~/front/desk/desk.server";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, saveRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { dayOf, formatDay, formatMoment } from "~/platform/format/dates";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { nameOfLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings } from "~/platform/settings/settings.server";
import { listPromiseMoves, movePromise } from "~/sales/orders/front/move-promise.server";
import { findOfficeOrder } from "~/sales/orders/office-order.server";
import { openStatuses, isTransportAgreed } from "~/sales/orders/order-status";
import { promiseText } from "~/sales/orders/promised-delivery";

import { findProposedDay } from "./planned-day.server";
import { promiseForm } from "./schema";

export const handle = { i18n: ["promise", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("sales/order-promise")(request);
  const order = await findOfficeOrder(params.number ?? "");
  if (!order || order.phone === "") throw notThere();
  const t = await translateFor(request, "promise");
  const language = await requestLanguage(request);
  const { number } = order;
  const today = dayOf(new Date().toISOString());
  const cart = await translateFor(request, "cart");
  const proposed = await findProposedDay(request, number);
  return {
    page: titled(t("title", { number })),
    record: drawRecord(promiseForm, { id: number, texts: { day: proposed.day } }),
    number,
    promise: promiseText(order, { language, today }, cart),
    isPlanned: proposed.isPlanned,
    isAgreed: isTransportAgreed(order.transport_state),
    isOpen: openStatuses.some((status) => status === order.status),
    moves: await listPromiseMoves(order.id),
    buyersLanguage: nameOfLanguage(order.language),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("sales/order-promise"), ["seen"]);
  const number = args.params.number ?? "";
  return saveRecord(post, {
    schema: promiseForm,
    subject: "order",
    subjectId: number,
    read: (typed) => typed,
    texts: ({ day, reason }) => ({ day, reason }),
    save: async (wanted, _which, admin) => {
      const move = { ...wanted, seen: Number(post.kept.seen) };
      const result = await movePromise(number, move, admin, await findSettings());
      if (result.kind === "moved") return { kind: "saved" as const };
      if (result.kind !== "stale") return result;
      return { kind: "stale" as const, current: { ...result.now, version: 0 } };
    },
    refuse: () => ({}),
    conflicts: ["too-often", "transport-open"],
    saved: () => ({ to: officePaths.order(number), title: "admin.promiseMoved" }),
  });
}

export default function OrderPromise() {
  const { t, i18n } = useTranslation("promise");
  const { record, number, promise, isPlanned, isAgreed, isOpen, moves, buyersLanguage } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusals = { "too-often": t("tooOften"), "transport-open": t("transportOpen") };
  return (
    <DeskFrame
      title={t("title", { number })}
      intro={t("intro")}
      back={{ to: officePaths.order(number), label: t("back") }}
    >
      <p className="mt-4">
        <span className="text-stone">{t("now")}: </span>
        {promise || t("none")}
      </p>
      {isOpen && isAgreed ? (
        <div className="mt-6 max-w-2xl">
          <RecordForm
            record={record}
            to={officePaths.orderPromise(number)}
            answer={answer}
            kept={{ seen: String(moves.length) }}
            trouble={answer?.reason && refusals[answer.reason]}
            save={t("save")}
            sections={[
              {
                columns: 1,
                fields: {
                  day: {
                    kind: "day",
                    label: t("day"),
                    hint: isPlanned ? t("dayHint") : undefined,
                  },
                  reason: {
                    label: t("reason"),
                    hint: t("reasonHint", { language: buyersLanguage }),
                  },
                },
              },
            ]}
          />
        </div>
      ) : (
        <p className="mt-6 border-l-2 border-sage pl-3">{t(isOpen ? "transportOpen" : "closed")}</p>
      )}
      {moves.length > 0 && (
        <div className="mt-8 max-w-2xl">
          <Panel title={t("moves")}>
            <ol className="grid gap-3">
              {moves.map(({ promised_on, reason, changed_at }) => (
                <li key={changed_at}>
                  <span className="font-semibold">
                    {formatDay(`${promised_on}T12:00:00Z`, i18n.language)}
                  </span>
                  <span className="block break-words">{reason}</span>
                  <span className="block text-sm text-stone">
                    {t("moved", { when: formatMoment(changed_at, i18n.language) })}
                  </span>
                </li>
              ))}
            </ol>
          </Panel>
        </div>
      )}
    </DeskFrame>
  );
}
