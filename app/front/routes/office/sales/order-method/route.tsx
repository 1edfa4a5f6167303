import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { notThere, openDesk, takePost, titled } from "~/front/desk/desk.server";
import { optionsOf } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, saveRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { nameOfLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { changeMethod } from "~/sales/orders/front/change-method.server";
import { refuseMethod } from "~/sales/orders/front/refuse-method.server";
import { findOfficeOrder } from "~/sales/orders/office-order.server";
import { paymentMethods } from "~/sales/orders/order-status";
import { findOrderByToken } from "~/sales/orders/order.server";

import { methodForm } from "./schema";

export const handle = { i18n: ["office-order-contact", "order", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("sales/order-method"), "office-order-contact");
  const found = await findOfficeOrder(args.params.number ?? "");
  const order = found && (await findOrderByToken(found.token));
  if (!order || order.phone === "") throw notThere();
  const { number, payment_method: current } = order;
  const refusals = await Promise.all(
    paymentMethods.map(async (method) => ({ method, refusal: await refuseMethod(order, method) })),
  );
  const isSettled = refusals.some(({ refusal }) => refusal?.kind === "settled");
  return {
    page: titled(t("method.title", { number })),
    record: drawRecord(methodForm, { id: number, texts: { paymentMethod: current } }),
    number,
    current,
    isSettled,
    /** The order's present way of paying is among them even if it would not be offered today. */
    methods: refusals
      .filter(({ method, refusal }) => method === current || !refusal)
      .map(({ method }) => method),
    isCashOut: refusals.some(
      ({ method, refusal }) => method !== current && refusal?.kind === "no-cash",
    ),
    buyersLanguage: nameOfLanguage(order.language),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("sales/order-method"), ["from"]);
  const number = args.params.number ?? "";
  return saveRecord(post, {
    schema: methodForm,
    subject: "order",
    subjectId: number,
    read: (typed) => typed,
    texts: ({ paymentMethod }) => ({ paymentMethod }),
    save: async ({ paymentMethod: to }, _which, admin) => {
      const result = await changeMethod(number, { from: post.kept.from ?? "", to }, admin);
      if (result.kind === "changed") return { kind: "saved" as const };
      if (result.kind !== "stale") return result;
      const { current: from } = result;
      const current = { paymentMethod: from, version: 0, kept: { from } };
      return { kind: "stale" as const, current };
    },
    refuse: () => ({}),
    conflicts: ["settled", "no-card", "no-cash"],
    saved: () => ({ to: officePaths.order(number), title: "admin.methodChanged" }),
  });
}

export default function OrderMethod() {
  const { t } = useTranslation(["office-order-contact", "order"]);
  const { record, number, current, isSettled, isCashOut, methods, buyersLanguage } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const options = optionsOf(methods, (method) => t(`order:payment.methods.${method}`));
  return (
    <DeskFrame
      title={t("method.title", { number })}
      intro={t("method.intro", { language: buyersLanguage })}
      back={{ to: officePaths.order(number), label: t("back") }}
      width="narrow"
    >
      {isSettled && !answer ? (
        <p className="mt-6 border-l-2 border-sage pl-3">{t("method.refused.settled")}</p>
      ) : (
        <div className="mt-6 max-w-2xl">
          <RecordForm
            record={record}
            to={officePaths.orderMethod(number)}
            answer={answer}
            kept={{ from: current }}
            trouble={answer?.reason && t(`method.refused.${answer.reason}`)}
            sections={[
              { fields: { paymentMethod: { kind: "radio", label: t("method.label"), options } } },
            ]}
          >
            {isCashOut && <p className="text-sm text-stone">{t("method.refused.no-cash")}</p>}
          </RecordForm>
        </div>
      )}
    </DeskFrame>
  );
}
