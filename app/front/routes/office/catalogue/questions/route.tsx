import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { readFormData, readText, readVersion } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { listQuery, readPage } from "~/platform/http/list-query";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { fallbackLanguage, isLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { FilterBar, FilterText } from "~/platform/office-ui/filter-bar";
import { ListPage } from "~/platform/office-ui/list-page";
import { officePaths } from "~/platform/paths/office-paths";
import { pageMeta } from "~/shop/layout/page-meta";
import {
  changeQuestion,
  listQuestions,
  questionFolders,
  type QuestionChange,
  type QuestionFolder,
} from "~/shop/questions/question-desk.server";

import { QuestionCard, type RefusedAnswer } from "./question-card";

export const handle = { i18n: ["office-questions", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

const folderWords = { waiting: "asteapta", answered: "raspunse", hidden: "ascunse" } as const;
const longest = 1000;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const t = await translateFor(request, "office-questions");
  const { folder, search, page } = placeOf(request);
  return {
    page: { title: t("title"), isUnlisted: true },
    folder,
    search,
    folders: questionFolders.map((one) => ({ folder: one, to: address(one, search) })),
    here: address(folder, search, page),
    list: await listQuestions({ folder, search, wanted: page }),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireSales(request);
  const form = await readFormData(request);
  const { folder, search, page } = placeOf(request);
  const id = readText(form, "id");
  const version = readVersion(form);
  const change = readChange(form);
  if (!change) throw new Response(null, { status: 400 });
  const refuseWith = (error: string, status: number) => {
    const refused: RefusedAnswer = {
      id,
      error,
      version,
      text: "",
      language: fallbackLanguage,
      ...(change.kind === "answer" && { text: change.answer, language: change.language }),
    };
    return json({ refused }, { status });
  };
  if (change.kind === "answer") {
    if (change.answer === "") return refuseWith(message("answerText"), 422);
    if (change.answer.length > longest) {
      return refuseWith(message("tooLong", { count: longest }), 422);
    }
  }
  const changed = await changeQuestion(id, { change, version }, admin);
  if (changed.kind === "unknown") throw new Response(null, { status: 404 });
  if (changed.kind === "stale") return refuseWith(message("questionStale"), 409);
  return redirectWithFlash(request, address(folder, search, page), {
    tone: "success",
    title: `admin.question.${change.kind}`,
  });
}

function readChange(form: FormData): QuestionChange | undefined {
  const written = form.get("language");
  const language = isLanguage(written) ? written : fallbackLanguage;
  switch (form.get("intent")) {
    case "answer":
      return { kind: "answer", answer: readText(form, "text"), language };
    case "hide":
      return { kind: "hide" };
    case "show":
      return { kind: "show" };
    default:
      return undefined;
  }
}

export default function Questions() {
  const { t } = useTranslation("office-questions");
  const refused = useActionData<typeof action>()?.refused;
  const { folder, folders, list, here, search } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title={t("title")}
      intro={t("intro")}
      tabs={folders.map(({ folder: one, to }) => ({
        to,
        label: t(`folders.${one}`),
        isCurrent: one === folder,
      }))}
      above={
        <FilterBar key={here} address={officePaths.questions()} isFiltered={search !== ""}>
          <input type="hidden" name="dosar" value={folderWords[folder]} />
          <FilterText name="cauta" label={t("search")} value={search} />
        </FilterBar>
      }
      list={list}
      none={t("empty")}
      pageAddress={(page) => address(folder, search, page)}
    >
      <ul className="mt-5 grid max-w-4xl grid-cols-1 gap-4">
        {list.questions.map((question) => (
          <li key={question.id}>
            <QuestionCard question={question} here={here} folder={folder} refused={refused} />
          </li>
        ))}
      </ul>
    </ListPage>
  );
}

function address(folder: QuestionFolder, search = "", page = 1): string {
  const filter = { dosar: folderWords[folder], cauta: search };
  return officePaths.questions() + listQuery(filter, page);
}

function placeOf(request: Request): { folder: QuestionFolder; search: string; page: number } {
  const query = new URL(request.url).searchParams;
  const folder =
    questionFolders.find((one) => folderWords[one] === query.get("dosar")) ?? "waiting";
  const search = (query.get("cauta") ?? "").trim().slice(0, 100);
  return { folder, search, page: readPage(query) };
}
