import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import {
  done,
  notSaved,
  notThere,
  refused,
  saving,
  stale,
  takePost,
  titled,
} from "~/front/desk/desk.server";
import { StaleFields } from "~/front/desk/record-form";
import { guard } from "~/people/identity/front/auth.server";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { message } from "~/platform/forms/validation-message";
import { translateFor } from "~/platform/http/request-language.server";
import { languages, type Language } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";
import {
  translatableSubjects,
  type TranslatableSubject,
} from "~/shop/catalogue-editing/front/translated-texts.server";
import {
  translationLanguages,
  findTranslations,
  saveTranslations,
} from "~/shop/catalogue-editing/front/translations.server";

import { TranslationField } from "./translation-field";

/** The longest translation; a Romanian text may be as long. */
const LONGEST_TEXT = 5000;

export const handle = { i18n: ["office-translations", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("catalogue/translations")(request);
  const { subject, id } = readParams(params);
  const language = readLanguage(request);
  const translations = await findTranslations(subject, id, language);
  if (!translations) throw notThere();
  const t = await translateFor(request, "office-translations");
  return {
    page: titled(t("title", { name: translations.name })),
    translations,
    subject,
    id,
    language,
    choices: languages.filter(({ code }) => translationLanguages.includes(code)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("catalogue/translations"), ["version"]);
  const { subject, id } = readParams(args.params);
  const language = readLanguage(post.request);
  const typed = Object.fromEntries(
    [...post.posted].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const tooLong = Object.keys(typed).filter((key) => (typed[key]?.length ?? 0) > LONGEST_TEXT);
  if (tooLong.length > 0) return refused(post, { typed, tooLong });
  const wished = {
    typed: (key: string) => typed[key]?.replace(/\r\n?/g, "\n"),
    version: post.kept.version ?? "",
  };
  const saved = await saving(() => saveTranslations(post.admin, subject, id, language, wished));
  switch (saved.kind) {
    case "unknown":
      throw notThere();
    case "not-saved":
      return notSaved(post, { typed, tooLong });
    case "stale": {
      const { texts, version } = saved.current;
      const now = Object.fromEntries(texts.map(({ key, text }) => [key, text]));
      const row = { kind: subject, id, version: post.version } as const;
      const answer = { typed, tooLong, kept: { version } };
      return stale(post, row, { now, yours: { ...now, ...typed } }, answer);
    }
    case "saved":
      return done(post, {
        to: `${officePaths.translations(subject, id)}?limba=${language}`,
        title: "admin.translationsSaved",
        fadesAfter: 5000,
      });
  }
}

export default function Translations() {
  const { t } = useTranslation("office-translations");
  const { t: common } = useTranslation("office");
  const { t: shared } = useTranslation("validation");
  const { translations, subject, id, language, choices } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const address = officePaths.translations(subject, id);
  const tooLong = message("tooLong", { count: LONGEST_TEXT });
  const wrong = answer?.tooLong ?? [];
  const labels = Object.fromEntries(
    translations.texts.map(({ key, romanian }) => [
      key,
      { label: romanian.length > 60 ? `${romanian.slice(0, 60)}…` : romanian },
    ]),
  );
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title", { name: translations.name })} intro={t("intro")}>
        <Link to={backTo(subject, id)} className="button button-quiet">
          {t("back")}
        </Link>
      </PageHead>
      <nav aria-label={t("language")} className="mt-5">
        <ul className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <li key={choice.code} lang={choice.code}>
              <Link
                to={`${address}?limba=${choice.code}`}
                aria-current={choice.code === language ? "page" : undefined}
                className="button button-quiet border-line bg-white px-3 aria-[current=page]:border-ink"
              >
                {choice.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form
        key={language}
        method="post"
        action={`${address}?limba=${language}`}
        className="mt-6 grid max-w-5xl gap-5"
      >
        <input type="hidden" name="version" value={answer?.kept?.version ?? translations.version} />
        <StaleFields answer={answer} fields={labels} theirs={`${address}?limba=${language}`} />
        <ErrorSummary
          errors={wrong.map((key) => ({ id: key, message: tooLong }))}
          formErrors={answer?.isNotSaved ? [shared("notSaved")] : []}
        />
        {translations.texts.map((text) => (
          <TranslationField
            key={text.key}
            text={text}
            language={language}
            typed={answer?.typed?.[text.key]}
            error={wrong.includes(text.key) ? tooLong : undefined}
          />
        ))}
        <p>
          <button className="button button-primary">{common("save")}</button>
        </p>
      </Form>
    </main>
  );
}

function readParams(params: { subject?: string; id?: string }) {
  const subject = translatableSubjects.find((one) => one === params.subject);
  if (!subject) throw notThere();
  return { subject, id: params.id ?? "" };
}

/** The language that an address asks for; by default the first one to translate into. */
function readLanguage(request: Request): Language {
  const requested = new URL(request.url).searchParams.get("limba");
  return translationLanguages.find((code) => code === requested) ?? "en";
}

function backTo(subject: TranslatableSubject, id: string): string {
  if (subject === "product") return officePaths.product(id);
  return subject === "category" ? officePaths.category(id) : officePaths.option(subject, id);
}
