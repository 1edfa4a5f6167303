import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { describeForm } from "~/platform/forms/describe-form.server";
import { isUpload, readFormData } from "~/platform/forms/read-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { requireUnspent } from "~/platform/http/client-rate-limit.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";
import { Link } from "~/platform/ui/link";
import { ClaimEntries } from "~/sales/approvals/front/claim-entries";
import { ClaimErrors, ClaimFields } from "~/sales/approvals/front/claim-fields";
import { claimEntryForm } from "~/sales/approvals/front/claim-form";
import { isOpenClaim } from "~/sales/approvals/front/claim-rules";
import { findClaim, formTokenOf } from "~/sales/approvals/front/find-claims.server";
import { takeClaimEntry, usesOfClaim } from "~/sales/approvals/front/take-claim.server";
import { pageMeta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["claims", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** One claim with its thread, for whoever may see the order's page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { token = "", id = "" } = params;
  const claim = await findClaim(id, { token });
  if (!claim) throw new Response(null, { status: 404 });
  const [t, { general }] = await Promise.all([translateFor(request, "claims"), findSettings()]);
  const { kind, piece, state, order, entries } = claim;
  const kindWords = t(`kinds.${kind}`);
  const heading = piece ? t("of", { kind: kindWords, piece }) : kindWords;
  const address = paths.orderClaims(token, `/${id}`);
  return {
    page: { title: `${heading} · ${order.number}`, isUnlisted: true },
    form: describeForm(claimEntryForm),
    heading,
    state,
    address,
    formToken: await formTokenOf(order.id, `customer, ${id}`),
    entries: entries.map(({ isCustomers, by: _by, pictures, ...entry }, index) => ({
      ...entry,
      author: isCustomers ? t("you") : general.siteName,
      state: entry.state === entries[index - 1]?.state ? null : t(`states.${entry.state}`),
      pictures: pictures.map((picture) => ({
        address: `${address}/${picture}`,
        alt: t("picture"),
      })),
    })),
    back: paths.orderClaims(token),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { token = "", id = "" } = params;
  if (!(await findClaim(id, { token }))) throw new Response(null, { status: 404 });
  if (isUpload(request)) await requireUnspent(usesOfClaim(request, token));
  return takeClaimEntry({ request, posted: await readFormData(request), token, id });
}

export default function OrderClaim() {
  const { t, i18n } = useTranslation("claims");
  const { heading, state, entries, back } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="shell max-w-3xl pt-10">
      <p className="mb-6">
        <Link to={back} className="link py-1">
          {t("all")}
        </Link>
      </p>
      <p className="eyebrow">{t(`states.${state}`)}</p>
      <h1 className="mt-2 wrap-anywhere">{heading}</h1>
      <div className="mt-8">
        <ClaimEntries entries={entries} language={i18n.language} />
      </div>
      <EntryForm key={entries.length} />
    </main>
  );
}

function EntryForm() {
  const { t } = useTranslation("claims");
  const { form: description, address, formToken, state } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const [form, fields, errors] = useServerForm(description, {
    id: "entry",
    lastResult: data?.result,
  });
  return (
    <section className="no-print mt-10">
      <h2>{t("write")}</h2>
      {!isOpenClaim(state) && <p className="mt-2 text-stone">{t("reopens")}</p>}
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
        <ClaimFields
          text={fields.text}
          label={t("message")}
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
