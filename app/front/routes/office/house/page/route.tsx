import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { done, notThere, refused, stale as answerStale, takePost } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { renderMarkdown, type RenderedMarkdown } from "~/platform/format/markdown.server";
import { TextArea } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { plainField } from "~/platform/forms/plain-field";
import { readText } from "~/platform/forms/read-form.server";
import { emptyMessage, message } from "~/platform/forms/validation-message";
import { translateFor } from "~/platform/http/request-language.server";
import { isLanguage, languages, type Language } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { StaleNotice } from "~/platform/office-ui/front/stale-notice";
import { officePaths } from "~/platform/paths/office-paths";
import { TabLinks } from "~/platform/ui/front/tab-links";
import { Form } from "~/platform/ui/link";
import { comparePageVersion, pageWords } from "~/shop/content/front/edit-page.server";
import { listPageVersions, pageNames } from "~/shop/content/front/page.server";
import { Prose } from "~/shop/content/front/prose";
import { NO_VERSION, publishPageText } from "~/shop/content/front/publish-page.server";

import { Versions } from "./versions";

export const handle = { i18n: ["office-pages", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** The longest text that is accepted. The legal texts have about 15,000 characters. */
const LONGEST = 40_000;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("house/page")(request);
  const { name, language } = readPlace(request, params.page);
  const t = await translateFor(request, "office-pages");
  const versions = await listPageVersions(name, language);
  const wanted = new URL(request.url).searchParams.get("versiune");
  const diff = wanted ? await comparePageVersion(name, language, wanted) : undefined;
  if (wanted && !diff) throw notThere();
  return {
    page: { title: `${t("title")}: ${t(`pages.${name}`)}`, isUnlisted: true },
    name,
    word: pageWords[name],
    language,
    text: versions[0]?.text ?? "",
    version: versions[0]?.id ?? NO_VERSION,
    versions: versions.map(({ id, published_at }) => ({ id, published_at })),
    diff: diff ?? null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("house/page"));
  const { name, language } = readPlace(args.request, args.params.page);
  const text = `${readText(post.posted, "text").replace(/\r\n?/g, "\n").trim()}\n`;
  const drawn = readText(post.posted, "version");
  const shown: Shown = { text, drawn, error: null, preview: null };
  const isEmpty = text === "\n";
  if (isEmpty || text.length > LONGEST) {
    const error = isEmpty
      ? emptyMessage(message("required"))
      : message("tooLong", { count: LONGEST });
    return refused<Shown>(post, { ...shown, error });
  }
  if (post.intent === "preview") {
    return { ...shown, preview: renderMarkdown(text) };
  }
  const result = await publishPageText({ page: name, language, text, drawn }, post.admin);
  if (result.kind === "stale") {
    const page = { kind: "page", id: `${name} ${language}`, version: 0 } as const;
    const texts = { now: { text: result.now }, yours: { text: result.yours } };
    return answerStale<Shown>(post, page, texts, { ...shown, drawn: result.version });
  }
  return done(post, {
    to: `${officePaths.page(pageWords[name])}?limba=${language}`,
    title: result.kind === "published" ? "admin.pagePublished" : "admin.pageUnchanged",
  });
}

/** What the form shows again: the text as typed, and the version that it was drawn from. */
interface Shown {
  text: string;
  drawn: string;
  error: string | null;
  preview: RenderedMarkdown | null;
}

export default function EditPage() {
  const { t } = useTranslation("office-pages");
  const { name, word, language, text, version, versions, diff } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const stale = data && "stale" in data ? data.stale : undefined;
  const address = (code: string) => `${officePaths.page(word)}?limba=${code}`;
  return (
    <DeskFrame
      title={t(`pages.${name}`)}
      intro={t("editIntro")}
      back={{ to: officePaths.pages(), label: t("back") }}
    >
      <div className="mt-5">
        <TabLinks
          label={t("language")}
          tabs={languages.map((one) => ({
            to: address(one.code),
            label: one.name,
            isCurrent: one.code === language,
          }))}
        />
      </div>
      <div className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 content-start gap-6">
          {data?.preview && <Preview language={language} preview={data.preview} />}
          <Panel title={t("text")}>
            <Form
              key={language + versions.length}
              method="post"
              action={address(language)}
              noValidate
              className="grid gap-4"
            >
              <input type="hidden" name="version" value={data?.drawn ?? version} />
              {stale && (
                <StaleNotice
                  last={stale.last}
                  rows={[
                    {
                      label: t("text"),
                      now: String(stale.now.text),
                      yours: String(stale.yours.text),
                    },
                  ]}
                  theirs={address(language)}
                  intent="publish"
                />
              )}
              {data?.error && <ErrorSummary errors={[{ id: "text", message: data.error }]} />}
              <TextArea
                field={plainField("text", {
                  value: data?.text ?? text,
                  error: data?.error ?? undefined,
                })}
                label={t("markdown")}
                hint={t("hint")}
                rows={24}
                lang={language}
                className="control font-mono text-sm"
              />
              <p className="flex flex-wrap gap-3">
                <button name="intent" value="publish" className="button button-primary">
                  {t("publish")}
                </button>
                <button name="intent" value="preview" className="button button-secondary">
                  {t("preview")}
                </button>
              </p>
            </Form>
          </Panel>
        </div>
        <Versions word={word} language={language} versions={versions} diff={diff} />
      </div>
    </DeskFrame>
  );
}

function readPlace(request: Request, word: string | undefined) {
  const name = pageNames.find((one) => pageWords[one] === word);
  const wanted = new URL(request.url).searchParams.get("limba");
  const language: Language = isLanguage(wanted) ? wanted : "ro";
  if (!name) throw notThere();
  return { name, language };
}

/** Shows the text as the shop would show it. Nothing is published yet. */
function Preview({
  language,
  preview,
}: {
  language: string;
  preview: {
    title: string;
    intro: string;
    sections: { id: string; title: string; html: string }[];
  };
}) {
  const { t } = useTranslation("office-pages");
  return (
    <Panel title={t("previewTitle")}>
      <article lang={language} className="max-w-prose">
        <p className="font-heading text-2xl">{preview.title}</p>
        <Prose html={preview.intro} />
        {preview.sections.map((section) => (
          <section key={section.id} className="mt-6">
            <h3>{section.title}</h3>
            <Prose html={section.html} />
          </section>
        ))}
      </article>
    </Panel>
  );
}
