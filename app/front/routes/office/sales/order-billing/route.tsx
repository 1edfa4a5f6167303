import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { notThere, takePost, titled } from "~/front/desk/desk.server";
import { labelled } from "~/front/desk/record";
import { DrawnFrom, StaleFields } from "~/front/desk/record-form";
import { saveRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { HOME_COUNTRY } from "~/platform/format/countries";
import { describeForm } from "~/platform/forms/describe-form.server";
import { RadioGroup, TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { listCountries } from "~/platform/settings/places";
import { AddressFields } from "~/sales/orders/front/address-fields";
import { buyerOf, buyerTexts, buyerVersion } from "~/sales/orders/front/billed-buyer.server";
import { correctBuyer } from "~/sales/orders/front/correct-buyer.server";
import { findOfficeOrder } from "~/sales/orders/office-order.server";
import { buyerKinds } from "~/sales/orders/order-status";

import { billingForm, billingFormFor } from "./schema";

export const handle = { i18n: ["office-billing", "checkout", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("sales/order-billing")(request);
  const order = await findOfficeOrder(params.number ?? "");
  if (!order || order.phone === "") throw notThere();
  const t = await translateFor(request, "office-billing");
  return {
    page: titled(t("billing.title", { number: order.number })),
    form: describeForm(billingForm),
    countries: listCountries(await requestLanguage(request)),
    number: order.number,
    version: buyerVersion(order),
    buyer: { ...buyerOf(order), country: order.country || HOME_COUNTRY },
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("sales/order-billing"), ["seen"]);
  const number = args.params.number ?? "";
  const language = await requestLanguage(args.request);
  return saveRecord(post, {
    schema: billingFormFor(post.posted),
    subject: "order",
    subjectId: number,
    read: (buyer) => buyer,
    texts: (buyer) => buyerTexts(buyer, language),
    save: async (buyer, _which, admin) => {
      const result = await correctBuyer(number, { buyer, version: post.kept.seen ?? "" }, admin);
      if (result.kind === "corrected") return { kind: "saved" as const };
      if (result.kind === "unknown") return result;
      const current = { ...result.current, version: 0, kept: { seen: result.version } };
      return { kind: "stale" as const, current };
    },
    refuse: () => ({}),
    saved: () => ({ to: officePaths.order(number), title: "admin.billingSaved" }),
  });
}

export default function OrderBilling() {
  const { t } = useTranslation(["office-billing", "checkout"]);
  const { t: shared } = useTranslation("validation");
  const { form: description, countries, number, version, buyer } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields, errors] = useServerForm(description, {
    lastResult: answer?.result,
    defaultValue: buyer,
  });
  return (
    <DeskFrame
      title={t("billing.title", { number })}
      intro={t("billing.intro")}
      back={{ to: officePaths.order(number), label: t("billing.back") }}
    >
      <ServerForm
        form={form}
        errors={errors}
        formErrors={answer?.isNotSaved ? [shared("notSaved")] : []}
        action={officePaths.orderBilling(number)}
        className="mt-6 grid max-w-2xl gap-5"
      >
        <DrawnFrom version={0} kept={{ seen: version }} answer={answer} />
        <StaleFields
          answer={answer}
          fields={labelled(answer?.stale?.now, answer?.stale?.yours)}
          theirs={officePaths.orderBilling(number)}
        />
        <RadioGroup
          field={fields.buyerKind}
          label={t("checkout:buyer")}
          options={buyerKinds.map((kind) => ({
            value: kind,
            label: t(`checkout:buyerKinds.${kind}`),
          }))}
        />
        <div className="only-company">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField field={fields.companyName} label={t("checkout:companyName")} />
            <TextField
              field={fields.taxCode}
              label={t("checkout:taxCode")}
              hint={t("checkout:taxCodeHint")}
            />
            <TextField
              field={fields.registryNumber}
              label={t("checkout:registryNumber")}
              hint={t("checkout:registryNumberHint")}
            />
            <TextField field={fields.iban} label="IBAN" />
          </div>
        </div>
        <TextField field={fields.fullName} label={t("checkout:fullName")} />
        <AddressFields fields={fields} countries={countries} purpose="somebody-elses" />
        <p>
          <button className="button button-primary">{t("billing.save")}</button>
        </p>
      </ServerForm>
    </DeskFrame>
  );
}
