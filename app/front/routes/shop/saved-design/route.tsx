import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { shopOrigin } from "~/platform/env/env.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";
import { Form, Link } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/front/page-meta";
import { findSharedDesign } from "~/shop/saved/front/shared-design.server";
import { offeredForm } from "~/shop/saved/front/shown-items.server";

import { showDesign } from "./show-design.server";

export const handle = { i18n: ["saved"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** A design that somebody has shared, as it would be made today. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const language = await requestLanguage(request);
  const found = await findSharedDesign(params.code ?? "", language);
  if (!found) throw new Response(null, { status: 404 });
  const t = await translateFor(request, "saved");
  const { shared, ...shown } = await showDesign(found, language);
  const address = serverPaths.savedDesign(found.code);
  const { name, number, problem, query, untranslated } = found;
  return json({
    page: { title: `${name}, ${t("model.number", { number })}`, isUnlisted: true, shared },
    model: { name, number, problem, query, untranslated },
    ...shown,
    link: shopOrigin + address,
    cart: offeredForm(found, address),
  });
}

export default function SavedDesignPage() {
  const { t } = useTranslation("saved");
  const { model, facts, drawings, address, link, cart } = useLoaderData<typeof loader>();
  const { name, number, problem, query } = model;
  return (
    <main id="content" className="shell pt-10">
      <p className="eyebrow">{t("model.number", { number })}</p>
      <h1 lang={langOf(model, "name")} className="mt-2">
        {name}
      </h1>
      {problem && (
        <p role="alert" className="mt-4 max-w-prose font-semibold text-error">
          {t(`problems.${problem}`)}
        </p>
      )}
      <div className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-[7fr_5fr] lg:gap-14">
        <div className="grid content-start gap-6">
          {drawings.map((source, index) => (
            <img
              key={source}
              src={source}
              alt={index === 0 ? t("facts.drawing") : t("facts.size")}
              width={480}
              height={400}
              className="block h-auto w-full rounded-edge border border-line bg-sheet object-contain p-4"
            />
          ))}
        </div>
        <div>
          <dl>
            {facts.map(({ fact, text, lang }) => (
              <div
                key={fact}
                className="grid grid-cols-[8rem_1fr] gap-4 border-b border-line py-3 sm:grid-cols-[11rem_1fr]"
              >
                <dt className="text-stone">{t(`facts.${fact}`)}</dt>
                <dd lang={lang} className="min-w-0 wrap-anywhere">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-6 grid gap-3">
            {cart && (
              <Send {...cart}>
                <button className="button button-primary w-full">{t("add")}</button>
              </Send>
            )}
            {address && (
              <Link to={address} className="button button-secondary">
                {t("modify")}
              </Link>
            )}
            {problem === null && (
              <>
                <Send action={paths.saved()} fields={[...new URLSearchParams(query)]}>
                  <button name="intent" value="save" className="button button-secondary w-full">
                    {t("model.save")}
                  </button>
                </Send>
                <Link to={paths.quote(`?${query}`)} className="button button-secondary">
                  {t("model.quote")}
                </Link>
              </>
            )}
          </div>
          <p className="mt-8 border-t border-line pt-6 text-sm text-stone">{t("model.text")}</p>
          <label htmlFor="link" className="mt-4 block text-sm font-semibold">
            {t("model.link")}
          </label>
          <input id="link" readOnly value={link} className="control mt-1 text-sm" />
        </div>
      </div>
    </main>
  );
}

/** A form with nothing to type. */
function Send({
  action,
  fields,
  children,
}: {
  action: string;
  fields: [string, string][];
  children: React.ReactNode;
}) {
  return (
    <Form method="post" action={action}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}
