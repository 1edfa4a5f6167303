import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { dayOf, formatDay } from "~/platform/format/dates";
import { describeForm } from "~/platform/forms/describe-form.server";
import { RadioGroup, SelectField } from "~/platform/forms/field";
import { isUpload, readFormData } from "~/platform/forms/read-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { requireUnspent } from "~/platform/http/client-rate-limit.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";
import { Link } from "~/platform/ui/link";
import { ClaimErrors, ClaimFields } from "~/sales/approvals/front/claim-fields";
import { claimForm } from "~/sales/approvals/front/claim-form";
import { claimKinds } from "~/sales/approvals/front/claim-rules";
import { findClaimableOrder } from "~/sales/approvals/front/find-claims.server";
import { takeClaim, usesOfClaim } from "~/sales/approvals/front/take-claim.server";
import { pageMeta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["claims", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The claims about an order and the form for another, for whoever may see the order's page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const order = await findClaimableOrder(token);
  if (!order) throw new Response(null, { status: 404 });
  const [t, { general }] = await Promise.all([translateFor(request, "claims"), findSettings()]);
  const { id: _id, claims, ...shown } = order;
  const endsOn = order.guaranteeEndsOn;
  return {
    page: { title: t("title", { number: order.number }), isUnlisted: true },
    form: describeForm(claimForm),
    ...shown,
    isGuaranteeOver: endsOn !== null && endsOn < dayOf(new Date().toISOString()),
    claims: claims.map((claim) => ({
      ...claim,
      address: paths.orderClaims(token, `/${claim.id}`),
    })),
    address: paths.orderClaims(token),
    back: paths.order(token),
    phone: general.phone,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  if (!(await findClaimableOrder(token))) throw new Response(null, { status: 404 });
  if (isUpload(request)) await requireUnspent(usesOfClaim(request, token));
  return takeClaim({ request, posted: await readFormData(request), token });
}

export default function OrderClaims() {
  const { t } = useTranslation("claims");
  const { number, back, isDelivered, phone } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="shell max-w-3xl pt-10">
      <p className="mb-6">
        <Link to={back} className="link py-1">
          {t("back", { number })}
        </Link>
      </p>
      <h1>{t("heading")}</h1>
      <p className="mt-3 max-w-prose text-stone">{t("intro")}</p>
      <Guarantee />
      <Claims />
      {isDelivered ? <ClaimForm /> : <p className="mt-8">{t("notDelivered", { phone })}</p>}
    </main>
  );
}

/** Until when the law's guarantee runs; a later claim is taken all the same. */
function Guarantee() {
  const { t, i18n } = useTranslation("claims");
  const { guaranteeEndsOn, isGuaranteeOver } = useLoaderData<typeof loader>();
  if (!guaranteeEndsOn) return null;
  const date = formatDay(`${guaranteeEndsOn}T12:00:00Z`, i18n.language);
  return (
    <p className="mt-4 max-w-prose border-l-2 border-sage pl-3">
      {t(isGuaranteeOver ? "guaranteeOver" : "guarantee", { date })}
    </p>
  );
}

function Claims() {
  const { t, i18n } = useTranslation("claims");
  const { claims } = useLoaderData<typeof loader>();
  if (claims.length === 0) return null;
  return (
    <section className="mt-8">
      <h2>{t("yours")}</h2>
      <ul className="mt-3 grid gap-3 border-t border-line">
        {claims.map(({ id, kind, piece, state, opened_at, address }) => (
          <li key={id} className="border-b border-line py-3">
            <Link to={address} className="link inline-block py-1">
              {piece ? t("of", { kind: t(`kinds.${kind}`), piece }) : t(`kinds.${kind}`)}
            </Link>
            <span className="block text-sm text-stone">
              {formatDay(opened_at, i18n.language)} · {t(`states.${state}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClaimForm() {
  const { t } = useTranslation("claims");
  const { form: description, lines, address, formToken, claims } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const [form, fields, errors] = useServerForm(description, {
    id: "claim",
    lastResult: data?.result,
  });
  return (
    <section className="mt-8">
      <h2>{t(claims.length > 0 ? "another" : "tell")}</h2>
      <ServerForm
        form={form}
        action={address}
        encType="multipart/form-data"
        preventScrollReset
        className="mt-4 grid gap-5"
      >
        <ClaimErrors
          errors={errors}
          refused={data?.refused ?? null}
          picture={data?.picture ?? null}
        />
        <SelectField
          field={fields.line}
          label={t("line")}
          empty={t("whole")}
          options={lines.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <RadioGroup
          field={fields.kind}
          label={t("kind")}
          options={claimKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <ClaimFields
          text={fields.text}
          label={t("text")}
          formToken={formToken}
          picture={data?.picture ?? null}
        />
        <p>
          <button className="button button-primary">{t("send")}</button>
        </p>
      </ServerForm>
    </section>
  );
}
