import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { notThere, openDesk, takePost, titled } from "~/front/desk/desk.server";
import { labelled } from "~/front/desk/record";
import { DrawnFrom, StaleFields } from "~/front/desk/record-form";
import { guard } from "~/people/identity/front/auth.server";
import { HOME_COUNTRY } from "~/platform/format/countries";
import { describeForm } from "~/platform/forms/describe-form.server";
import { Checkbox, TextArea, TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { requestLanguage } from "~/platform/http/request-language.server";
import { nameOfLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { listCountries } from "~/platform/settings/places";
import { findSettings } from "~/platform/settings/settings.server";
import { ElsewhereFields } from "~/sales/orders/front/elsewhere-fields";
import { contactOpen, findContact } from "~/sales/orders/front/order-contact.server";
import { findOfficeOrder } from "~/sales/orders/office-order.server";
import { noServices } from "~/shop/delivery/offer";

import { MethodField, ServiceFields } from "../../../shop/checkout/delivery";
import { saveContact } from "./save.server";
import { contactForm } from "./schema";

export const handle = { i18n: ["office-order-contact", "checkout", "delivery", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("sales/order-contact"), "office-order-contact");
  const order = await findOfficeOrder(args.params.number ?? "");
  const found = await findContact(args.params.number ?? "");
  if (!order || !found) throw notThere();
  const { number } = order;
  const { delivery: services, general } = await findSettings();
  const isPost = order.has_only_swatches === 1;
  return {
    page: titled(t("title", { number })),
    form: describeForm(contactForm),
    countries: listCountries(await requestLanguage(args.request)),
    number,
    open: contactOpen(order.status),
    version: found.version,
    contact: {
      ...found.contact,
      deliveryCountry: order.delivery_country || HOME_COUNTRY,
      isDeliveredElsewhere: order.delivery_address === "" ? "" : "on",
    },
    home: [order.full_name, order.address, order.city].filter(Boolean).join(", "),
    delivery: {
      area: "",
      isPost,
      services: isPost ? noServices : services,
      showroom: general.address,
      isVatIncluded: order.is_vat_included,
    },
    buyersLanguage: nameOfLanguage(order.language),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("sales/order-contact"), ["seen"]);
  return saveContact(post, args.params.number ?? "");
}

export default function OrderContact() {
  const { t } = useTranslation(["office-order-contact", "checkout"]);
  const { t: shared } = useTranslation("validation");
  const {
    form: description,
    number,
    open,
    version,
    contact,
    home,
    ...data
  } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields, errors] = useServerForm(description, {
    id: "contact",
    lastResult: answer?.result,
    defaultValue: contact,
  });
  const trouble = answer?.isNotSaved
    ? shared("notSaved")
    : answer?.reason && t(`refused.${answer.reason}`);
  return (
    <DeskFrame
      title={t("title", { number })}
      intro={t("intro", { language: data.buyersLanguage })}
      back={{ to: officePaths.order(number), label: t("back") }}
      width="narrow"
    >
      {open === "nothing" ? (
        <p className="mt-6 border-l-2 border-sage pl-3">{t("refused.over")}</p>
      ) : (
        <ServerForm
          form={form}
          errors={errors}
          formErrors={trouble ? [trouble] : []}
          action={officePaths.orderContact(number)}
          className="mt-6 grid max-w-2xl gap-6"
        >
          <DrawnFrom version={0} kept={{ seen: version }} answer={answer} />
          <StaleFields
            answer={answer}
            fields={labelled(answer?.stale?.now)}
            theirs={officePaths.orderContact(number)}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              field={fields.phone}
              type="tel"
              label={t("checkout:phone")}
              autoComplete="off"
            />
            <TextField
              field={fields.email}
              type="email"
              label={t("checkout:email")}
              hint={t("emailHint")}
              autoComplete="off"
            />
          </div>
          {open === "person" && (
            <p className="border-l-2 border-sage pl-3">{t("refused.on-its-way")}</p>
          )}
          <MethodField field={fields.deliveryMethod} {...data.delivery} />
          <div className="only-brought">
            <div className="grid gap-6">
              <p className="text-sm text-stone">{t("home", { home })}</p>
              <Checkbox field={fields.isDeliveredElsewhere}>{t("elsewhere")}</Checkbox>
              <div className="only-elsewhere">
                <div className="grid gap-5">
                  <ElsewhereFields fields={fields} countries={data.countries} />
                </div>
              </div>
              <ServiceFields fields={fields} {...data.delivery} />
            </div>
          </div>
          <TextArea field={fields.notes} label={t("checkout:notes")} rows={3} />
          <p className="text-sm text-stone">{t("priceStays")}</p>
          <p>
            <button className="button button-primary">{t("save")}</button>
          </p>
        </ServerForm>
      )}
    </DeskFrame>
  );
}
