import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { done, notThere, refused, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { dayOf, formatDay, formatMoment } from "~/platform/format/dates";
import { describeForm } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { parseForm } from "~/platform/forms/read-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { nameOfLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { compare } from "~/platform/office-ui/front/compared";
import { Panel } from "~/platform/office-ui/front/panel";
import { StaleNotice } from "~/platform/office-ui/front/stale-notice";
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
  return {
    page: titled(t("title", { number })),
    form: describeForm(promiseForm),
    number,
    promise: promiseText(order, { language, today }, cart),
    proposed: await findProposedDay(request, number),
    isAgreed: isTransportAgreed(order.transport_state),
    isOpen: openStatuses.some((status) => status === order.status),
    moves: await listPromiseMoves(order.id),
    buyersLanguage: nameOfLanguage(order.language),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("sales/order-promise"), ["seen"]);
  const number = args.params.number ?? "";
  const submission = parseForm(post.posted, promiseForm);
  if (submission.status !== "success") return refused(post, { result: submission.reply() });
  const move = { ...submission.value, seen: Number(post.kept.seen) };
  const result = await movePromise(number, move, post.admin, await findSettings());
  if (result.kind === "unknown") throw notThere();
  if (result.kind !== "moved") {
    const { day, reason } = submission.value;
    const other = result.kind === "stale" && { stale: { now: result.now, yours: { day, reason } } };
    const again = { result: submission.reply(), reason: result.kind, kept: undefined, ...other };
    return refused(post, again, 409);
  }
  return done(post, { to: officePaths.order(number), title: "admin.promiseMoved" });
}

export default function OrderPromise() {
  const { t, i18n } = useTranslation("promise");
  const {
    form: description,
    number,
    promise,
    proposed,
    isAgreed,
    isOpen,
    moves,
    buyersLanguage,
  } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields, errors] = useServerForm(description, {
    lastResult: answer?.result,
    defaultValue: { day: proposed.day },
  });
  const stale = answer?.stale;
  const refusals = {
    stale: undefined,
    "too-often": t("tooOften"),
    "transport-open": t("transportOpen"),
  };
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
        <ServerForm
          form={form}
          errors={errors}
          formErrors={[answer?.reason && refusals[answer.reason]].filter(
            (text) => text !== undefined,
          )}
          action={officePaths.orderPromise(number)}
          className="mt-6 grid max-w-2xl gap-5"
        >
          {stale && (
            <StaleNotice
              last={undefined}
              rows={compare({ day: t("day"), reason: t("reason") }, stale.now, stale.yours)}
              theirs={officePaths.orderPromise(number)}
            />
          )}
          <input type="hidden" name="seen" value={answer?.kept?.seen ?? moves.length} />
          <TextField
            field={fields.day}
            type="date"
            label={t("day")}
            hint={proposed.isPlanned ? t("dayHint") : undefined}
          />
          <TextField
            field={fields.reason}
            label={t("reason")}
            hint={t("reasonHint", { language: buyersLanguage })}
          />
          <p>
            <button className="button button-primary">{t("save")}</button>
          </p>
        </ServerForm>
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
