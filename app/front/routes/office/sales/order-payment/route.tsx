import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import {
  done,
  notThere,
  openDesk,
  orNotThere,
  refused,
  takePost,
  titled,
} from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { dayOf, formatDay } from "~/platform/format/dates";
import { formatRon, leiText } from "~/platform/format/office-money";
import { sha256 } from "~/platform/format/sha256.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { SelectField, TextField } from "~/platform/forms/field";
import { parseForm } from "~/platform/forms/read-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { message, useMessages } from "~/platform/forms/validation-message";
import { requestLanguage } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { listDocumentsOfPayment } from "~/sales/billing/find-documents.server";
import { correctPayment } from "~/sales/orders/front/correct-payment.server";
import { findOfficeOrder } from "~/sales/orders/office-order.server";
import { paymentWord, recordedMethods } from "~/sales/orders/order-status";

import { faultOf } from "../order/payment-faults.server";
import { correctionForm } from "./schema";

export const handle = { i18n: ["office-orders", "order", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t, member, id } = await openDesk(args, guard("sales/order-payment"), "office-orders");
  const order = orNotThere(await findOfficeOrder(args.params.number ?? ""));
  const payment = orNotThere(order.payments.find((one) => one.id === id && one.amount_bani > 0));
  return {
    page: titled(t("correct.title", { number: order.number })),
    form: describeForm(correctionForm),
    number: order.number,
    email: order.email,
    payment,
    // A refunded payment has refund documents of its own, which a correction cannot undo.
    isGone: payment.amount_bani > order.paid_bani,
    documents: await listDocumentsOfPayment(id),
    token: sha256(JSON.stringify(["correct", id, member.id])),
    today: dayOf(new Date().toISOString()),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("sales/order-payment"));
  const submission = parseForm(post.posted, correctionForm);
  if (submission.status !== "success") return refused(post, { result: submission.reply() });
  const { amount, ...right } = submission.value;
  const number = args.params.number ?? "";
  const correction = { ...right, paymentId: post.id, amountBani: amount };
  const result = await correctPayment(number, correction, post.admin);
  const notTaken = (key: "correctSame" | "correctGone" | "correctedBefore", status: 422 | 409) =>
    refused(post, { result: submission.reply({ formErrors: [message(key)] }) }, status);
  switch (result.kind) {
    case "unknown":
      throw notThere();
    case "corrected-payment":
      return done(post, { to: officePaths.order(number), title: "admin.paymentCorrected" });
    case "nothing-changed":
      return notTaken("correctSame", 422);
    case "money-gone":
      return notTaken("correctGone", 422);
    case "used-form":
    case "not-by-hand":
    case "corrected":
      return notTaken("correctedBefore", 409);
    default: {
      const { field, error } = faultOf(result, undefined, await requestLanguage(args.request));
      const place = field === "reason" ? "amount" : field;
      return refused(post, { result: submission.reply({ fieldErrors: { [place]: [error] } }) });
    }
  }
}

export default function CorrectPayment() {
  const { t, i18n } = useTranslation(["office-orders", "order"]);
  const read = useMessages();
  const data = useLoaderData<typeof loader>();
  const { number, payment, email, documents, today } = data;
  const answer = useActionData<typeof action>();
  const [form, fields, errors] = useServerForm(data.form, {
    id: "correct",
    lastResult: answer?.result,
    defaultValue: {
      amount: leiText(payment.amount_bani),
      paidOn: payment.paid_on,
      method: payment.method,
    },
  });
  const facts = [
    [t("pay.kind"), t(paymentWord(payment))],
    [t("total"), formatRon(payment.amount_bani)],
    [t("pay.when"), formatDay(`${payment.paid_on}T12:00:00Z`, i18n.language)],
    [t("pay.method"), t(`order:payment.methods.${payment.method}`)],
    [t("pay.remark"), [payment.receipt_number, payment.remark].filter(Boolean).join(" · ")],
  ] as const;
  return (
    <DeskPage
      title={t("correct.title", { number })}
      intro={t("correct.intro")}
      back={{ to: officePaths.order(number), label: t("cancel.back") }}
      width="narrow"
    >
      <Panel title={t("correct.noted")}>
        <dl className="grid gap-1 sm:grid-cols-[10rem_1fr]">
          {facts
            .filter(([, value]) => value !== "")
            .map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-stone">{label}</dt>
                <dd className="wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ))}
        </dl>
      </Panel>
      {payment.is_correctable && data.isGone ? (
        <p>{read(message("correctGone"))}</p>
      ) : payment.is_correctable || answer ? (
        <ServerForm
          form={form}
          errors={errors}
          formErrors={form.errors?.map((text) => read(text))}
          action={officePaths.orderPayment(number, payment.id)}
          heading={<h2>{t("correct.right")}</h2>}
          className="grid gap-4"
        >
          <input type="hidden" name="formToken" value={data.token} />
          <div className="grid gap-4 sm:grid-cols-3">
            <TextField
              field={fields.amount}
              label={t("correct.amount")}
              hint={t("correct.amountHint")}
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField field={fields.paidOn} type="date" max={today} label={t("pay.paidOn")} />
            <SelectField
              field={fields.method}
              label={t("pay.method")}
              options={recordedMethods.map((value) => ({
                value,
                label: t(`order:payment.methods.${value}`),
              }))}
            />
          </div>
          <TextField
            field={fields.remark}
            label={t("correct.reason")}
            hint={t("correct.reasonHint")}
            autoComplete="off"
          />
          <p className="max-w-prose text-stone">
            {documents.length > 0
              ? t("correct.issues", { names: documents.join(", ") })
              : t("correct.issuesNothing")}{" "}
            {documents.length > 0 &&
              (email === "" ? t("pay.mailedToNobody") : t("correct.mailed", { email }))}
          </p>
          <p>
            <button className="button button-primary">{t("correct.save")}</button>
          </p>
        </ServerForm>
      ) : (
        <p>{t(payment.is_corrected ? "correct.over" : "correct.elsewhere")}</p>
      )}
    </DeskPage>
  );
}
