import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { describeForm } from "~/platform/forms/describe-form.server";
import { isTrapped, parseForm, readFormData, refuse } from "~/platform/forms/read-form.server";
import { sentForm } from "~/platform/forms/sent-form.server";
import { budgets } from "~/platform/http/budgets";
import { clientUses } from "~/platform/http/client-rate-limit.server";
import { countUses } from "~/platform/http/rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { langOf, fallbackLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";
import { Pagination } from "~/platform/ui/front/pagination";
import { Link } from "~/platform/ui/link";
import { findProduct } from "~/shop/catalogue/product.server";
import { pageMeta } from "~/shop/layout/front/page-meta";
import { askQuestion } from "~/shop/questions/front/ask.server";
import { listAnswered } from "~/shop/questions/front/list-questions.server";
import { QuestionList } from "~/shop/questions/front/question-list";

import { QuestionForm } from "./question-form";
import { questionForm } from "./schema";

export const handle = { i18n: ["questions", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

function addressOf(params: { category?: string; id?: string }) {
  const { category = "", id = "" } = params;
  return { category, number: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0 };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { category, number } = addressOf(params);
  const language = await requestLanguage(request);
  const product = await findProduct(category, number, language);
  if (!product) throw new Response(null, { status: 404 });
  const asked = new URL(request.url).searchParams.get("intrebari") ?? "";
  const wanted = /^[1-9]\d{0,6}$/.test(asked) ? Number(asked) : 1;
  const [t, list] = await Promise.all([
    translateFor(request, "questions"),
    listAnswered(product.id, language, { wanted }),
  ]);
  return json({
    page: { title: t("titleOf", { name: product.name }), isUnlisted: true },
    form: describeForm(questionForm),
    address: serverPaths.questions(category, number),
    product: {
      name: product.name,
      lang: langOf(product, "name"),
      page: paths.product(category, number),
    },
    list,
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { category, number } = addressOf(params);
  // Staff read Romanian, whatever the language of the page.
  const product = await findProduct(category, number, fallbackLanguage);
  if (!product) throw new Response(null, { status: 404 });
  const posted = await readFormData(request);
  const submission = parseForm(posted, questionForm);
  if (submission.status !== "success") return refuse(submission);

  const { client, product: ofProduct } = budgets.question;
  const tooMany = await countUses([
    ...clientUses(request, client),
    { limit: ofProduct, who: product.id },
  ]);
  if (tooMany) return refuse(submission, { status: 429, refused: tooMany });
  if (!isTrapped(posted)) {
    const { email = "", ...question } = submission.value;
    const language = await requestLanguage(request);
    const form = sentForm(request, posted, "");
    const asked = await askQuestion(product, { ...question, email, language, form });
    if (asked.kind === "full") return refuse(submission, { status: 409, refused: asked });
  }
  return redirectWithFlash(request, serverPaths.questions(category, number), {
    tone: "success",
    title: "question.sent",
    text: "question.sentText",
  });
}

export default function QuestionsPage() {
  const { t } = useTranslation("questions");
  const { form, address, product, list } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  return (
    <main id="content" className="shell pt-10">
      <h1>{t("title")}</h1>
      <p className="mt-4">
        <Link to={product.page} lang={product.lang} className="link inline-block py-1">
          {product.name}
        </Link>
      </p>
      {list.total === 0 && <p className="mt-4 text-stone">{t("none")}</p>}
      <QuestionList questions={list.questions} />
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        pageAddress={(page) => `${address}?intrebari=${page}`}
      />
      <section id="intreaba" className="scroll-mt-24 pt-12">
        <h2>{t("ask")}</h2>
        <p className="mt-2 max-w-prose text-stone">{t("checked")}</p>
        <QuestionForm
          description={form}
          address={address}
          result={data?.result}
          refused={data?.refused}
        />
      </section>
    </main>
  );
}
