import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { serverPaths } from "~/platform/paths/server-paths";
import type { Product } from "~/shop/catalogue/product.server";
import { listAnswered, SHOWN_FIRST } from "~/shop/questions/front/list-questions.server";
import { QuestionList } from "~/shop/questions/front/question-list";

/** The first answered questions about a product, and the way to all of them and to the form, as HTML. */
export async function questionsHtml(product: Product, language: Language): Promise<string> {
  const { questions, total } = await listAnswered(product.id, language, { size: SHOWN_FIRST });
  const t = translateIn(language, "questions");
  const address = serverPaths.questions(product.category_slug, product.number);
  return htmlIn(
    language,
    <section className="pt-8 sm:pt-14">
      <h2>{t("title")}</h2>
      {questions.length > 0 && <QuestionList questions={questions} />}
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {total > questions.length && (
          <a href={address} className="link inline-block py-1">
            {t("all", { count: total })}
          </a>
        )}
        <a href={`${address}#intreaba`} className="link inline-block py-1">
          {t("ask")}
        </a>
      </p>
    </section>,
  );
}
