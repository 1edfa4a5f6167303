import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { notThere, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/auth.server";
import { HOME_COUNTRY } from "~/platform/format/countries";
import { describeForm } from "~/platform/forms/describe-form.server";
import { RadioGroup, TextField } from "~/platform/forms/field";
import { parseForm, readFormData } from "~/platform/forms/read-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { listCountries } from "~/platform/settings/places";
import { AddressFields } from "~/sales/orders/address-fields";
import { buyerVersion, correctBuyer } from "~/sales/orders/correct-buyer.server";
import { findOfficeOrder } from "~/sales/orders/office-order.server";
import { buyerKinds } from "~/sales/orders/order-status";

import { billingForm, billingFormFor } from "./schema";

export const handle = { i18n: ["office-billing", "checkout", "validation"] };

export { pageMeta as meta } from "~/shop/layout/page-meta";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("sales/order-billing")(request);
  const order = await findOfficeOrder(params.number ?? "");
  if (!order || order.phone === "") throw notThere();
  const t = await translateFor(request, "office-billing");
  return json({
    page: titled(t("billing.title", { number: order.number })),
    form: describeForm(billingForm),
    countries: listCountries(await requestLanguage(request)),
    number: order.number,
    version: buyerVersion(order),
    buyer: {
      buyerKind: order.buyer_kind,
      companyName: order.company_name,
      taxCode: order.tax_code,
      registryNumber: order.registry_number,
      iban: order.iban,
      fullName: order.full_name,
      country: order.country || HOME_COUNTRY,
      county: order.county,
      sector: order.sector,
      address: order.address,
      city: order.city,
      postalCode: order.postal_code,
    },
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await guard("sales/order-billing")(request);
  const number = params.number ?? "";
  const posted = await readFormData(request);
  const submission = parseForm(posted, billingFormFor(posted));
  if (submission.status !== "success") {
    return json({ result: submission.reply(), isStale: false }, { status: 422 });
  }
  const version = posted.get("version");
  const change = {
    buyer: submission.value,
    version: typeof version === "string" ? version : "",
  };
  const result = await correctBuyer(number, change, admin);
  if (result.kind === "unknown") throw notThere();
  if (result.kind === "stale") {
    return json({ result: submission.reply(), isStale: true }, { status: 409 });
  }
  return redirectWithFlash(request, officePaths.order(number), {
    tone: "success",
    title: "admin.billingSaved",
  });
}

export default function OrderBilling() {
  const { t } = useTranslation(["office-billing", "checkout"]);
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
        formErrors={answer?.isStale ? [t("billing.stale")] : []}
        action={officePaths.orderBilling(number)}
        className="mt-6 grid max-w-2xl gap-5"
      >
        <input type="hidden" name="version" value={version} />
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
