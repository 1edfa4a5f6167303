import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import {
  byIntent,
  done,
  notThere,
  openDesk,
  refused,
  stale,
  takePost,
  titled,
  type Post,
} from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { readText } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { listQuery, readPage } from "~/platform/http/list-query";
import { translateFor } from "~/platform/http/request-language.server";
import { fallbackLanguage, isLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { FilterText } from "~/platform/office-ui/front/filter-bar";
import { officePaths } from "~/platform/paths/office-paths";
import { changeQuestion, type QuestionChange } from "~/shop/questions/front/change-question.server";
import {
  listQuestions,
  questionFolders,
  type QuestionFolder,
} from "~/shop/questions/front/question-desk.server";

import { StaleRow } from "../stale-row";
import { QuestionCard } from "./question-card";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-questions", "validation"] };

const folderWords = { waiting: "asteapta", answered: "raspunse", hidden: "ascunse" } as const;
const longest = 1000;

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("catalogue/questions"), "office-questions");
  const { folder, search, page } = placeOf(query);
  return {
    page: titled(t("title")),
    folder,
    search,
    folders: questionFolders.map((one) => ({ folder: one, to: address(one, search) })),
    here: address(folder, search, page),
    list: await listQuestions({ folder, search, wanted: page }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("catalogue/questions"));
  const written = post.posted.get("language");
  const language = isLanguage(written) ? written : fallbackLanguage;
  const answer = readText(post.posted, "text");
  return byIntent(post, {
    answer: () => change(post, { kind: "answer", answer, language }),
    hide: () => change(post, { kind: "hide" }),
    show: () => change(post, { kind: "show" }),
  });
}

async function change(post: Post, wanted: QuestionChange) {
  const { request, posted, version, admin } = post;
  const row = readText(posted, "id");
  const typed: Record<string, string> =
    wanted.kind === "answer" ? { text: wanted.answer, language: wanted.language } : {};
  if (wanted.kind === "answer") {
    const { length } = wanted.answer;
    const trouble =
      length === 0
        ? message("answerText")
        : length > longest
          ? message("tooLong", { count: longest })
          : undefined;
    if (trouble) return refused(post, { row, typed, trouble });
  }
  const changed = await changeQuestion(row, { change: wanted, version }, admin);
  if (changed.kind === "unknown") throw notThere();
  if (changed.kind === "stale") {
    const { current } = changed;
    const t = await translateFor(request, "office-questions");
    const state = t(`folders.${folderOf(current)}`);
    const now = { state, answer: current.answer ?? "" };
    const yours = {
      answer: { state: t("folders.answered"), answer: typed.text },
      hide: { ...now, state: t("folders.hidden") },
      show: { ...now, state: t(`folders.${folderOf({ ...current, hidden_at: null })}`) },
    }[wanted.kind];
    const subject = { kind: "question", id: row, version: current.version } as const;
    return stale(post, subject, { now, yours }, { row, typed });
  }
  const { folder, search, page } = placeOf(new URL(request.url).searchParams);
  const title = `admin.question.${wanted.kind}` as const;
  return done(post, { to: address(folder, search, page), title });
}

function folderOf({
  answer,
  hidden_at,
}: {
  answer: string | null;
  hidden_at: string | null;
}): QuestionFolder {
  return hidden_at ? "hidden" : answer === null ? "waiting" : "answered";
}

export default function Questions() {
  const { t } = useTranslation("office-questions");
  const answer = useActionData<typeof action>();
  const { folder, folders, list, here, search } = useLoaderData<typeof loader>();
  return (
    <DeskList
      to={officePaths.questions()}
      title={t("title")}
      intro={t("intro")}
      folders={folders.map(({ folder: one, to }) => ({
        to,
        label: t(`folders.${one}`),
        isCurrent: one === folder,
      }))}
      filter={{ dosar: folderWords[folder], cauta: search }}
      isFiltered={search !== ""}
      filters={
        <>
          <input type="hidden" name="dosar" value={folderWords[folder]} />
          <FilterText name="cauta" label={t("search")} value={search} />
        </>
      }
      above={
        <StaleRow
          here={here}
          answer={answer}
          labels={{ state: t("title"), answer: t("answer") }}
          label={t("answer")}
        />
      }
      none={t("empty")}
      pages={list}
      rows={list.questions}
      rowKey={({ id }) => id}
    >
      <ul className="mt-5 grid max-w-4xl grid-cols-1 gap-4">
        {list.questions.map((question) => (
          <li key={question.id}>
            <QuestionCard
              question={question}
              here={here}
              folder={folder}
              refused={answer?.row === question.id && !answer.stale ? answer : undefined}
            />
          </li>
        ))}
      </ul>
    </DeskList>
  );
}

function address(folder: QuestionFolder, search = "", page = 1): string {
  const filter = { dosar: folderWords[folder], cauta: search };
  return officePaths.questions() + listQuery(filter, page);
}

function placeOf(query: URLSearchParams) {
  const folder =
    questionFolders.find((one) => folderWords[one] === query.get("dosar")) ?? "waiting";
  const search = (query.get("cauta") ?? "").trim().slice(0, 100);
  return { folder, search, page: readPage(query) };
}
