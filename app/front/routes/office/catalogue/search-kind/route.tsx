import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { byIntent, notThere, openDesk, takePost, titled } from "~/front/desk/desk.server";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, removeRecord, saveRecord } from "~/front/desk/record.server";
import { RemovalForm } from "~/front/desk/removal-form";
import { pieceShapes } from "~/furniture/drawing/piece-look";
import { guard } from "~/people/identity/front/auth.server";
import { message } from "~/platform/forms/validation-message";
import { translateFor } from "~/platform/http/request-language.server";
import { isLanguage, nameOfLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { listKindWords } from "~/shop/search/front/edit-words.server";
import { saveKindWords } from "~/shop/search/front/save-words.server";

import { readWords, wordsForm } from "./schema";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-search", "validation"] };

/** The list that an address names; there are no others. */
function listOf(params: ActionFunctionArgs["params"]) {
  const kind = pieceShapes.find((shape) => shape === params.kind);
  const { language } = params;
  if (!kind || !isLanguage(language)) throw notThere();
  return { kind, language, id: `${language}/${kind}` };
}

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("catalogue/search-kind"), ["office-search", "drawing"]);
  const { kind, language, id } = listOf(args.params);
  const { version, words, isEdited } = (await listKindWords(language)).find(
    (one) => one.kind === kind,
  )!;
  const texts = { words: words.join("\n") };
  return {
    page: titled(`${t(`drawing:form.${kind}`)} · ${nameOfLanguage(language)}`),
    record: drawRecord(wordsForm, { id, version, texts }),
    language,
    isEdited,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { id, ...list } = listOf(args.params);
  const post = { ...(await takePost(args, guard("catalogue/search-kind"))), id };
  const { request, version, admin } = post;
  const words = await translateFor(request, "drawing");
  const to = `${officePaths.search()}?limba=${list.language}`;
  const subject = "search-words";
  return byIntent(post, {
    save: () =>
      saveRecord(post, {
        schema: wordsForm,
        subject,
        read: (typed) => ({ words: readWords(typed.words) }),
        texts: (saved) => ({ words: saved.words.join("\n") }),
        save: (typed) => saveKindWords({ ...list, ...typed, version }, admin),
        refuse: ({ word, by }) => ({
          words: message("searchWordTaken", { word, by: words(`form.${by}`) }),
        }),
        saved: () => ({ to, title: "admin.searchWordsSaved" }),
      }),
    reset: () =>
      removeRecord(post, {
        subject,
        remove: async () => {
          const { kind } = await saveKindWords({ ...list, words: undefined, version }, admin);
          return { kind: kind === "saved" ? "ended" : kind === "taken" ? "kept" : kind };
        },
        removed: () => ({ to, title: "admin.searchWordsReset" }),
      }),
  });
}

export default function SearchKind() {
  const { t } = useTranslation("office-search");
  const { page, record, language, isEdited } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const to = officePaths.search(`/${record.id}`);
  return (
    <DeskPage
      title={page.title}
      intro={t("kindIntro")}
      back={{ to: `${officePaths.search()}?limba=${language}`, label: t("back") }}
      width="narrow"
    >
      <RecordForm
        id="search-words"
        intent="save"
        record={record}
        to={to}
        answer={answer}
        save={t("save")}
        sections={[
          {
            fields: {
              words: {
                kind: "lines",
                rows: 16,
                label: t("words"),
                hint: t("wordsHint"),
                lang: language,
              },
            },
          },
        ]}
      />
      {isEdited && (
        <RemovalForm
          to={to}
          intent="reset"
          version={record.version}
          answer={answer}
          label={t("reset")}
        />
      )}
    </DeskPage>
  );
}
