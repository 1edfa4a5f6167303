import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { deleteAddress, findAddress, saveAddress } from "~/people/identity/front/address.server";
import { requireAccount } from "~/people/identity/front/auth.server";
import { HOME_COUNTRY } from "~/platform/format/countries";
import { describeForm } from "~/platform/forms/describe-form.server";
import { Checkbox, TextField } from "~/platform/forms/field";
import { FormToken } from "~/platform/forms/front/form-token";
import { parseForm, readFormData, refuse } from "~/platform/forms/read-form.server";
import { newFormToken, sentForm } from "~/platform/forms/sent-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { listCountries } from "~/platform/settings/places";
import { Link } from "~/platform/ui/link";
import { AddressFields } from "~/sales/orders/front/address-fields";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { addressForm, addressFormFor } from "./schema";

/** `/cont/adrese/noua` is the form for a new address. */
const NEW = "noua";

export const handle = { i18n: ["account", "checkout", "validation"], isNeverTheSame: true };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request);
  const isNew = params.id === NEW;
  const address = isNew ? undefined : await findAddress(account.id, params.id ?? "");
  if (!isNew && !address) throw new Response(null, { status: 404 });
  const t = await translateFor(request, "account");
  return json({
    page: { title: t(isNew ? "addresses.newTitle" : "addresses.editTitle"), isUnlisted: true },
    form: describeForm(addressForm),
    countries: listCountries(await requestLanguage(request)),
    address: address ?? null,
    formToken: newFormToken(),
    person: {
      fullName: `${account.first_name} ${account.last_name}`.trim(),
      phone: account.phone ?? "",
    },
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const account = await requireAccount(request);
  const id = params.id === NEW ? null : (params.id ?? "");
  if (id !== null && !(await findAddress(account.id, id)))
    throw new Response(null, { status: 404 });
  const posted = await readFormData(request);
  if (id !== null && posted.get("intent") === "delete") {
    await deleteAddress(account.id, id);
    const flash = { tone: "success", title: "account.addressDeleted" } as const;
    return redirectWithFlash(request, paths.profile(), flash);
  }
  const submission = parseForm(posted, addressFormFor(posted));
  if (submission.status !== "success") return refuse(submission);
  const { isDefault, ...details } = submission.value;
  const form = sentForm(request, posted, account.id);
  const address = { ...details, isDefault: isDefault === "on", form };
  const result = await saveAddress(account.id, id, address);
  if (result === "unknown") throw new Response(null, { status: 404 });
  if (result === "too-many") {
    return refuse(submission, { status: 409, fieldErrors: { address: [message("addresses")] } });
  }
  const flash = { tone: "success", title: "account.addressSaved" } as const;
  return redirectWithFlash(request, paths.profile(), flash);
}

export default function AddressPage() {
  const { t } = useTranslation("account");
  const {
    page,
    form: description,
    countries,
    address,
    person,
    formToken,
  } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const [form, fields, errors] = useServerForm(description, {
    lastResult: data?.result,
    defaultValue: {
      fullName: address?.full_name ?? person.fullName,
      phone: address?.phone ?? person.phone,
      country: address?.country || HOME_COUNTRY,
      county: address?.county,
      sector: address?.sector,
      address: address?.address,
      city: address?.city,
      postalCode: address?.postal_code,
      isDefault: address?.is_default === 1 ? "on" : undefined,
    },
  });
  return (
    <div className="max-w-xl">
      <h1>{page.title}</h1>
      <ServerForm
        form={form}
        errors={errors}
        action={address ? paths.address(address.id) : paths.newAddress()}
        className="mt-8 grid gap-5"
      >
        <FormToken token={formToken} />
        <TextField field={fields.fullName} label={t("addresses.fullName")} autoComplete="name" />
        <TextField
          field={fields.phone}
          type="tel"
          label={t("addresses.phone")}
          autoComplete="tel"
        />
        <AddressFields fields={fields} countries={countries} />
        <Checkbox field={fields.isDefault}>{t("addresses.isDefault")}</Checkbox>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <button className="button button-primary">{t("addresses.save")}</button>
          <Link to={paths.profile()} className="link">
            {t("addresses.back")}
          </Link>
        </p>
      </ServerForm>
    </div>
  );
}
