import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import {
  done,
  notSaved,
  notThere,
  refused,
  saving,
  takePost,
  titled,
} from "~/front/desk/desk.server";
import { labelled } from "~/front/desk/record";
import { StaleFields } from "~/front/desk/record-form";
import { guard } from "~/people/identity/front/auth.server";
import { HOME_COUNTRY } from "~/platform/format/countries";
import { describeForm } from "~/platform/forms/describe-form.server";
import { RadioGroup, TextField } from "~/platform/forms/field";
import { parseForm } from "~/platform/forms/read-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction } from "~/platform/settings/audit-log.server";
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
  const submission = parseForm(post.posted, billingFormFor(post.posted));
  const again = { result: submission.reply() };
  if (submission.status !== "success") return refused(post, again);
  const buyer = submission.value;
  const version = post.kept.seen ?? "";
  const result = await saving(() => correctBuyer(number, { buyer, version }, post.admin));
  switch (result.kind) {
    case "unknown":
      throw notThere();
    case "not-saved":
      return notSaved(post, again);
    case "stale": {
      const language = await requestLanguage(post.request);
      const now = buyerTexts(result.current, language);
      const yours = buyerTexts(buyer, language);
      const last = await findLastAction("order", number);
      const kept = { seen: result.version };
      return refused(post, { ...again, kept, stale: { last, now, yours } }, 409);
    }
    case "corrected":
      return done(post, { to: officePaths.order(number), title: "admin.billingSaved" });
  }
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
        <input type="hidden" name="seen" value={answer?.kept?.seen ?? version} />
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
