import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { done, openDesk, orNotThere, refused, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { TextArea, TextField } from "~/platform/forms/field";
import { parseForm } from "~/platform/forms/read-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
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
    form: describeForm(cancelForm),
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
  const submission = parseForm(post.posted, cancelForm);
  if (submission.status !== "success") return refused(post, { result: submission.reply() });
  const { from, reason, note } = submission.value;
  const change = { number, from, to: "cancelled", note, override: reason } as const;
  const result = await changeOrderStatus(change, post.admin);
  if (result.kind !== "moved") {
    orNotThere(result.kind === "unknown" ? undefined : result);
    return refused(post, { result: submission.reply(), trouble: result.kind }, 409);
  }
  const now = new Date();
  await cancelOrderAppointments(number, { settings: await findSettings(), admin: post.admin, now });
  const values = { number };
  return done(post, { to: officePaths.order(number), title: "admin.orderCancelled", values });
}

export default function CancelOrder() {
  const { t } = useTranslation("office-orders");
  const { form: description, number, ...data } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields, errors] = useServerForm(description, {
    id: "cancel",
    lastResult: answer?.result,
  });
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
          <ServerForm
            form={form}
            errors={errors}
            formErrors={answer?.trouble ? [t("cancel.stale")] : []}
            action={officePaths.orderCancel(number)}
            className="grid gap-5"
          >
            <input type="hidden" name="from" value={data.status} />
            <TextField
              field={fields.reason}
              label={t("cancel.reason")}
              hint={t("cancel.reasonHint")}
              autoComplete="off"
            />
            {data.isMailed && (
              <TextArea
                field={fields.note}
                label={t("move.note")}
                hint={t("cancel.noteHint", { language: data.buyersLanguage })}
                rows={3}
              />
            )}
            <p>
              <button className="button button-danger">{t("cancel.save")}</button>
            </p>
          </ServerForm>
        </>
      ) : (
        <p>{t(data.isInParts ? "cancel.inParts" : "cancel.over")}</p>
      )}
    </DeskPage>
  );
}
