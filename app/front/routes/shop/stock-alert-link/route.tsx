import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { readFormData } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";
import { Form, Link } from "~/platform/ui/link";
import { findProduct } from "~/shop/catalogue/product.server";
import { pageMeta } from "~/shop/layout/front/page-meta";
import { confirmAlert, endAlert, findAlert } from "~/shop/stock-alerts/front/stock-alert.server";

export const handle = { i18n: ["stock-alert"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/**
 * The page that a mailed link leads to. Opening it changes nothing, because mail scanners open links
 * too.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const [t, alert, language] = await Promise.all([
    translateFor(request, "stock-alert"),
    findAlert(token),
    requestLanguage(request),
  ]);
  if (!alert) throw new Response(null, { status: 404 });
  const product = await findProduct(alert.category_slug, alert.number, language);
  if (!product) throw new Response(null, { status: 410 });
  return json({
    page: { title: t(`${alert.state}.title`), isUnlisted: true },
    state: alert.state,
    address: serverPaths.stockAlert(`/${token}`),
    product: {
      name: product.name,
      lang: langOf(product, "name"),
      page: paths.product(product.category_slug, product.number),
    },
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  if (!(await findAlert(token))) throw new Response(null, { status: 404 });
  const form = await readFormData(request);
  // A mail program's own unsubscribe button (RFC 8058) expects no redirect.
  if (form.get("List-Unsubscribe") === "One-Click") {
    await endAlert(token);
    return new Response(null, { status: 204 });
  }
  const here = serverPaths.stockAlert(`/${token}`);
  switch (form.get("intent")) {
    case "confirm":
      if ((await confirmAlert(token)) === "full") return json({ isFull: true }, { status: 409 });
      return redirectWithFlash(request, here, {
        tone: "success",
        title: "stockAlert.confirmed",
      });
    case "end":
      await endAlert(token);
      return redirectWithFlash(request, here, { tone: "success", title: "stockAlert.ended" });
    default:
      throw new Response(null, { status: 400 });
  }
}

export default function StockAlertLinkPage() {
  const { t } = useTranslation("stock-alert");
  const { address, state, product } = useLoaderData<typeof loader>();
  const isFull = useActionData<{ isFull: true }>()?.isFull;
  return (
    <main id="content" className="shell grid min-h-[50vh] content-center justify-items-start py-16">
      <h1>{t(`${state}.title`)}</h1>
      <p className="mt-4">
        <Link to={product.page} lang={product.lang} className="link inline-block py-1">
          {product.name}
        </Link>
      </p>
      <p className="mt-2 max-w-prose text-stone">{t(`${state}.text`)}</p>
      {isFull && (
        <p role="alert" className="mt-4 border-l-4 border-error pl-3 font-semibold text-error">
          {t("full")}
        </p>
      )}
      {state !== "closed" && (
        <Form method="post" action={address} className="mt-8 flex flex-wrap gap-3">
          {state === "unconfirmed" && (
            <button name="intent" value="confirm" className="button button-primary">
              {t("unconfirmed.button")}
            </button>
          )}
          <button
            id="renunta"
            name="intent"
            value="end"
            className="button button-secondary scroll-mt-24"
          >
            {t("waiting.button")}
          </button>
        </Form>
      )}
    </main>
  );
}
