import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { pieceShapes } from "~/furniture/drawing/piece-look";
import { requireSales } from "~/people/identity/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { TextArea } from "~/platform/forms/field";
import { parseForm, readFormData, readVersion } from "~/platform/forms/read-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { isLanguage, nameOfLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/page-head";
import { compare, StaleNotice } from "~/platform/office-ui/stale-notice";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction } from "~/platform/settings/audit-log.server";
import { Link } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/page-meta";
import { listKindWords, saveKindWords } from "~/shop/search/edit-words.server";

import { readWords, wordsForm } from "./schema";

export const handle = { i18n: ["office-search", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The list that an address names; there are no others. */
function listOf(params: ActionFunctionArgs["params"]) {
  const kind = pieceShapes.find((shape) => shape === params.kind);
  const { language } = params;
  if (!kind || !isLanguage(language)) throw new Response(null, { status: 404 });
  return { kind, language };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSales(request);
  const { kind, language } = listOf(params);
  const t = await translateFor(request, ["office-search", "drawing"]);
  const list = (await listKindWords(language)).find((one) => one.kind === kind)!;
  const title = `${t(`drawing:form.${kind}`)} · ${nameOfLanguage(language)}`;
  return {
    page: { title, isUnlisted: true },
    language,
    kind,
    isEdited: list.isEdited,
    version: list.version,
    words: list.words.join("\n"),
    form: describeForm(wordsForm),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireSales(request);
  const list = listOf(params);
  const posted = await readFormData(request);
  const intent = posted.get("intent");
  if (intent !== "save" && intent !== "reset") throw new Response(null, { status: 400 });
  const version = readVersion(posted);
  const submission = parseForm(posted, wordsForm);
  if (intent === "save" && submission.status !== "success") {
    return json({ result: submission.reply(), version, stale: null }, { status: 422 });
  }
  const typed = submission.status === "success" ? submission.value.words : "";
  const words = intent === "save" ? readWords(typed) : undefined;
  const saved = await saveKindWords({ ...list, words, version }, admin);
  switch (saved.kind) {
    case "taken": {
      const t = await translateFor(request, "drawing");
      const by = t(`form.${saved.by}`);
      const fieldErrors = { words: [message("searchWordTaken", { word: saved.word, by })] };
      const result = submission.reply({ fieldErrors });
      return json({ result, version, stale: null }, { status: 422 });
    }
    case "stale": {
      const t = await translateFor(request, "office-search");
      const { current } = saved;
      const yours = { words: words?.join(", ") ?? t("default") };
      const now = { words: current.words.join(", ") };
      const rows = compare({ words: t("words") }, now, yours);
      const last = await findLastAction("search-words", `${list.language}/${list.kind}`);
      const stale = { last, rows, intent };
      return json({ result: submission.reply(), version: current.version, stale }, { status: 409 });
    }
    case "saved":
      return redirectWithFlash(request, `${officePaths.search()}?limba=${list.language}`, {
        tone: "success",
        title: words ? "admin.searchWordsSaved" : "admin.searchWordsReset",
      });
  }
}

export default function SearchKind() {
  const { t } = useTranslation("office-search");
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const address = officePaths.search(`/${data.language}/${data.kind}`);
  const [form, fields, errors] = useServerForm(data.form, {
    id: "search-words",
    lastResult: answer?.result,
    defaultValue: { words: data.words },
  });
  return (
    <main id="content" className="office-page max-w-3xl">
      <PageHead title={data.page.title} intro={t("kindIntro")}>
        <Link to={`${officePaths.search()}?limba=${data.language}`} className="button button-quiet">
          {t("back")}
        </Link>
      </PageHead>
      <ServerForm form={form} errors={errors} action={address} className="mt-6 grid gap-4">
        <input type="hidden" name="version" value={answer?.version ?? data.version} />
        {answer?.stale && (
          <StaleNotice
            last={answer.stale.last}
            rows={answer.stale.rows}
            theirs={address}
            intent={answer.stale.intent}
          />
        )}
        <TextArea
          field={fields.words}
          label={t("words")}
          hint={t("wordsHint")}
          rows={16}
          lang={data.language}
          autoComplete="off"
        />
        <p className="flex flex-wrap gap-3">
          <button name="intent" value="save" className="button button-primary">
            {t("save")}
          </button>
          {data.isEdited && (
            <button name="intent" value="reset" className="button button-secondary">
              {t("reset")}
            </button>
          )}
        </p>
      </ServerForm>
    </main>
  );
}
