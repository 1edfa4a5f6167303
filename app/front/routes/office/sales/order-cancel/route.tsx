import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { openDesk, orNotThere, takePost, titled } from "~/front/desk/desk.server";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, saveRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { nameOfLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings } from "~/platform/settings/settings.server";
import { listOrderAppointments } from "~/sales/appointments/appointment.server";
import { cancelOrderAppointments } from "~/sales/appointments/front/change-appointment.server";
import { findOfficeOrder } from "~/sales/orders/office-order.server";
import { nextStatuses } from "~/sales/orders/order-status";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { findBoardProgress } from "~/workshop/made-boards/front/order-boards.server";

import { effectsHtml } from "./effects.server";
import { cancelForm } from "./schema";

export const handle = { i18n: ["office-orders", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("sales/order-cancel"), "office-orders");
  const order = orNotThere(await findOfficeOrder(args.params.number ?? ""));
  const { number, status } = order;
  const meetings = await listOrderAppointments(order.id);
  const effects = {
    order,
    meetings: meetings.filter(({ state }) => state === "booked"),
    cutBoards: (await findBoardProgress([number])).get(number)?.cut.done ?? 0,
  };
  return {
    page: titled(t("cancel.title", { number })),
    record: drawRecord(cancelForm, { id: number, texts: {} }),
    number,
    status,
    canCancel: nextStatuses(status).includes("cancelled") && order.parts === null,
    isInParts: order.parts !== null,
    isMailed: order.email !== "",
    buyersLanguage: nameOfLanguage(order.language),
    effects: effectsHtml(effects, await requestLanguage(args.request)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("sales/order-cancel"));
  const number = args.params.number ?? "";
  const answer = await saveRecord(post, {
    schema: cancelForm,
    subject: "order",
    subjectId: number,
    read: ({ from, reason, note }) => ({ from, note, override: reason }),
    // An order that somebody else moved on is shown as it stands, not compared.
    texts: () => ({}),
    save: async (change, _which, admin) => {
      const result = await changeOrderStatus({ ...change, number, to: "cancelled" }, admin);
      if (result.kind === "unknown") return { kind: "unknown" as const };
      return { kind: result.kind === "moved" ? ("saved" as const) : ("not-cancelled" as const) };
    },
    refuse: () => ({}),
    conflicts: ["not-cancelled"],
    saved: () => ({
      to: officePaths.order(number),
      title: "admin.orderCancelled",
      values: { number },
    }),
  });
  if (answer.status === 303) {
    const cancelling = { settings: await findSettings(), admin: post.admin, now: new Date() };
    await cancelOrderAppointments(number, cancelling);
  }
  return answer;
}

export default function CancelOrder() {
  const { t } = useTranslation("office-orders");
  const { record, number, ...data } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeskPage
      title={t("cancel.title", { number })}
      back={{ to: officePaths.order(number), label: t("cancel.back") }}
      width="narrow"
    >
      {data.canCancel ? (
        <>
          <Panel title={t("cancel.follows")}>
            <div dangerouslySetInnerHTML={{ __html: data.effects }} />
          </Panel>
          <RecordForm
            id="cancel"
            record={record}
            to={officePaths.orderCancel(number)}
            answer={answer}
            kept={{ from: data.status }}
            trouble={answer?.reason && t("cancel.stale")}
            save={t("cancel.save")}
            look="danger"
            sections={[
              {
                columns: 1,
                fields: {
                  reason: { label: t("cancel.reason"), hint: t("cancel.reasonHint") },
                  note: data.isMailed
                    ? {
                        kind: "lines",
                        rows: 3,
                        label: t("move.note"),
                        hint: t("cancel.noteHint", { language: data.buyersLanguage }),
                      }
                    : undefined,
                },
              },
            ]}
          />
        </>
      ) : (
        <p>{t(data.isInParts ? "cancel.inParts" : "cancel.over")}</p>
      )}
    </DeskPage>
  );
}
