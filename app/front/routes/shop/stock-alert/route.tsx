import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { describeForm } from "~/platform/forms/describe-form.server";
import { isTrapped, parseForm, readFormData, refuse } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { countClientUse } from "~/platform/http/client-rate-limit.server";
import { countUses } from "~/platform/http/rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";
import { Link } from "~/platform/ui/link";
import { findProduct } from "~/shop/catalogue/product.server";
import { pageMeta } from "~/shop/layout/front/page-meta";
import { askForAlert } from "~/shop/stock-alerts/front/stock-alert.server";

import { AlertForm } from "./alert-form";
import { alertForm } from "./schema";

export const handle = { i18n: ["stock-alert", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The product is named in the address: `?piesa=bai/3`. */
async function requireProduct(request: Request) {
  const piece = new URL(request.url).searchParams.get("piesa") ?? "";
  const [, category = "", number = ""] = /^([\w-]{1,100})\/([1-9]\d{0,8})$/.exec(piece) ?? [];
  const product = await findProduct(category, Number(number), await requestLanguage(request));
  if (!product) throw new Response(null, { status: 404 });
  return { product, page: paths.product(product.category_slug, product.number) };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { product, page } = await requireProduct(request);
  if (product.stock_quantity > 0) return redirect(page);
  const t = await translateFor(request, "stock-alert");
  return json({
    page: { title: t("title"), isUnlisted: true },
    form: describeForm(alertForm),
    address: serverPaths.stockAlert(`?piesa=${product.category_slug}/${product.number}`),
    product: { name: product.name, lang: langOf(product, "name"), page },
  });
}

/** Answers the same for every address, so that nobody learns who waits for what. */
export async function action({ request }: ActionFunctionArgs) {
  const { product, page } = await requireProduct(request);
  const posted = await readFormData(request);
  const submission = parseForm(posted, alertForm);
  if (submission.status !== "success") return refuse(submission);

  const tooMany = await countClientUse(request, budgets.stockAlert.client);
  if (tooMany) return refuse(submission, { status: 429, refused: tooMany });

  const language = await requestLanguage(request);
  const email = submission.value.email.toLowerCase();
  const question = { limit: budgets.stockAlert.recipient, who: email };
  if (!isTrapped(posted) && !(await countUses([question]))) {
    const ofProduct = { limit: budgets.stockAlert.product, who: product.id };
    const asked = await askForAlert({ product, email, language, uses: [ofProduct] });
    if (asked.kind === "full") return refuse(submission, { status: 409, refused: asked });
    if (asked.kind === "too-many") return refuse(submission, { status: 429, refused: asked });
    if (asked.kind === "in-stock") {
      return redirectWithFlash(request, page, { tone: "success", title: "stockAlert.inStock" });
    }
  }
  return redirectWithFlash(request, page, {
    tone: "success",
    title: "stockAlert.asked",
    text: "stockAlert.askedText",
  });
}

export default function StockAlertPage() {
  const { t } = useTranslation("stock-alert");
  const { form, address, product } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  return (
    <main id="content" className="shell grid min-h-[40vh] content-start pt-10">
      <h1>{t("title")}</h1>
      <p className="mt-4">
        <Link to={product.page} lang={product.lang} className="link inline-block py-1">
          {product.name}
        </Link>
      </p>
      <p className="mt-2 max-w-prose text-stone">{t("text")}</p>
      <AlertForm
        description={form}
        address={address}
        result={data?.result}
        refused={data?.refused}
      />
    </main>
  );
}
