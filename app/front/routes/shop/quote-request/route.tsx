import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { findSignedIn } from "~/people/identity/front/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { UPLOAD_MEGABYTES } from "~/platform/forms/field-names";
import { isUpload, parseForm, readFormData, refuse } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { clientUses, requireUnspent } from "~/platform/http/client-rate-limit.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";
import { listPlaces } from "~/sales/quotes/front/place-name.server";
import { AskedDesigns } from "~/sales/quotes/front/quote-lines";
import { MOST_PICTURES } from "~/sales/quotes/front/quote-rules";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { findAskedDesigns } from "./asked-designs.server";
import { RequestForm } from "./request-form";
import { requestForm } from "./schema";
import { sendRequest } from "./send-request.server";

export const handle = { i18n: ["cart", "discounts", "quote", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Whatever else a customiser's form sends along, a design has one address here. */
export async function loader({ request }: LoaderFunctionArgs) {
  const language = await requestLanguage(request);
  const [t, { general }, account, asked] = await Promise.all([
    translateFor(request, "quote"),
    findSettings(),
    findSignedIn(request),
    findAskedDesigns(request, language),
  ]);
  const { searchParams } = new URL(request.url);
  const own = new URLSearchParams(asked.query);
  const chosen = searchParams.get("lng");
  if (chosen !== null) own.set("lng", chosen);
  if (searchParams.toString() !== own.toString()) {
    return redirect(paths.quote(own.size > 0 ? `?${own}` : ""));
  }
  return json({
    page: { title: t("meta.title"), description: t("meta.description"), isUnlisted: true },
    form: describeForm(requestForm),
    query: asked.query,
    designs: asked.designs.map(({ design, name, shown, priceBani }) => ({
      design,
      name,
      shown,
      priceBani,
    })),
    phone: general.phone,
    places: listPlaces(t),
    picturesHint: t("picturesHint", { most: MOST_PICTURES, megabytes: UPLOAD_MEGABYTES }),
    typed: {
      name: account ? `${account.first_name} ${account.last_name}`.trim() : "",
      email: account?.email ?? "",
      phone: account?.phone ?? "",
      county: "",
      city: "",
      wishes: "",
    },
  });
}

export async function action({ request }: ActionFunctionArgs) {
  if (isUpload(request)) await requireUnspent(clientUses(request, budgets.quoteRequest.client));
  const posted = await readFormData(request);
  const submission = parseForm(posted, requestForm);
  if (submission.status !== "success") return refuse(submission);
  return sendRequest(request, posted, submission);
}

export default function QuoteRequest() {
  const { t } = useTranslation("quote");
  const { form, query, designs, typed, phone, places, picturesHint } =
    useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  return (
    <main id="content" className="shell @container pt-10">
      <h1>{t("title")}</h1>
      <p className="mt-3 max-w-prose text-stone">{t("text")}</p>
      <div className="mt-10 grid grid-cols-1 gap-10 @4xl:grid-cols-[1fr_22rem] @4xl:gap-20">
        {designs.length > 0 && (
          <section aria-labelledby="designs" className="@container @4xl:order-last">
            <h2 id="designs">{t("designs")}</h2>
            <AskedDesigns designs={designs} priceLabel={t("today")} />
          </section>
        )}
        <RequestForm
          description={form}
          query={query}
          typed={typed}
          phone={phone}
          places={places}
          picturesHint={picturesHint}
          lastResult={data?.result}
          refused={data?.refused}
        />
      </div>
    </main>
  );
}
