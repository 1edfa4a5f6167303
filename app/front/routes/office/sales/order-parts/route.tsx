import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { openDesk, orNotThere, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { addDays, dayOf, formatDay } from "~/platform/format/dates";
import { describeForm } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { plainField } from "~/platform/forms/plain-field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useMessages } from "~/platform/forms/validation-message";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { findPartLines, mayDeliverPart, PIECES } from "~/sales/orders/deliver-part.server";
import { findOfficeOrder } from "~/sales/orders/office-order.server";
import { promiseText } from "~/sales/orders/promised-delivery";

import { MOST_DAYS } from "../order-promise/schema";
import { handOver } from "./hand-over.server";
import { partForm } from "./schema";

export const handle = { i18n: ["office-parts", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** The pieces of an order that may be handed over before the others, and those that were. */
export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("sales/order-parts"), "office-parts");
  const order = orNotThere(await findOfficeOrder(args.params.number ?? ""));
  const { number } = order;
  const language = await requestLanguage(args.request);
  const today = dayOf(new Date().toISOString());
  const cart = await translateFor(args.request, "cart");
  const { lines, deliveries } = await findPartLines(order.id);
  return {
    page: titled(t("title", { number })),
    form: describeForm(partForm),
    number,
    deliveries,
    lines: lines.map((line) => ({ ...line, field: PIECES + line.id })),
    isOpen: order.phone !== "" && mayDeliverPart(order),
    parts: order.parts?.deliveries ?? [],
    promise: promiseText(order, { language, today }, cart),
    today,
    lastDay: addDays(today, MOST_DAYS),
  };
}

export async function action(args: ActionFunctionArgs) {
  return handOver(
    await takePost(args, guard("sales/order-parts"), ["seen"]),
    args.params.number ?? "",
  );
}

export default function OrderParts() {
  const { t, i18n } = useTranslation("office-parts");
  const data = useLoaderData<typeof loader>();
  const { number, parts, isOpen } = data;
  return (
    <DeskPage
      title={t("title", { number })}
      intro={isOpen ? t("intro") : t("closed")}
      back={{ to: officePaths.order(number), label: t("back") }}
      width="narrow"
    >
      {isOpen && <HandOver key={data.deliveries} {...data} />}
      {parts.length > 0 && (
        <Panel title={t("done")}>
          <dl className="grid gap-3">
            {parts.map(({ number: place, delivered_on, pieces }) => (
              <div key={place}>
                <dt className="font-semibold">
                  {formatDay(`${delivered_on}T12:00:00Z`, i18n.language)}
                </dt>
                {pieces.map(({ name, quantity }) => (
                  <dd key={name} className="wrap-anywhere">
                    {quantity} × {name}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </Panel>
      )}
    </DeskPage>
  );
}

/** How many pieces of each line leave now, and the paper that goes with them, made of the same fields. */
function HandOver(data: ReturnType<typeof useLoaderData<typeof loader>>) {
  const { number, lines, deliveries, promise, today, lastDay } = data;
  const { t } = useTranslation("office-parts");
  const read = useMessages();
  const answer = useActionData<typeof action>();
  const [form, fields, errors] = useServerForm(data.form, {
    id: "part",
    lastResult: answer?.result,
  });
  const lineOf = (id?: string) => lines.find((line) => line.id === id);
  const lineErrors = Object.entries<string>(answer?.lineErrors ?? {});
  const reason = answer?.reason;
  return (
    <ServerForm
      form={form}
      errors={[
        ...lineErrors.map(([id, error]) => ({
          id: lineOf(id)?.field ?? "",
          message: `${lineOf(id)?.name ?? ""}: ${read(error)}`,
        })),
        ...errors,
      ]}
      formErrors={
        reason
          ? [
              reason === "closed"
                ? t("closed")
                : t(`refused.${reason}`, {
                    name: lineOf(answer.lineId)?.name ?? "",
                    amount: answer.amount ?? "",
                  }),
            ]
          : []
      }
      action={officePaths.orderParts(number)}
      className="grid gap-5"
    >
      <input type="hidden" name="seen" value={deliveries} />
      <ul className="grid gap-4">
        {lines.map(({ id, field, name, quantity, left }) => (
          <li key={id} className="grid gap-1 border-b border-line pb-4">
            <span className="font-semibold wrap-anywhere">{name}</span>
            {left === 0 ? (
              <span className="text-stone">{t("allThere")}</span>
            ) : (
              <TextField
                field={plainField(field, {
                  value: answer?.pieces[id] ?? "0",
                  error: answer?.lineErrors?.[id],
                })}
                label={t("pieces")}
                hint={t("leftOf", { left, all: quantity })}
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </li>
        ))}
      </ul>
      <TextField
        field={fields.restOn}
        type="date"
        min={today}
        max={lastDay}
        label={t("restOn")}
        hint={promise ? t("restOnHint", { promise }) : undefined}
      />
      <TextField
        field={fields.override}
        label={t("override")}
        hint={t("overrideHint")}
        autoComplete="off"
      />
      <p className="flex flex-wrap gap-3">
        <button className="button button-primary">{t("save")}</button>
        <button
          formMethod="get"
          formAction={officePaths.orderHandover(number, "predare")}
          className="button button-secondary"
        >
          {t("paper")}
        </button>
      </p>
    </ServerForm>
  );
}
