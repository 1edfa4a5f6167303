import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { notThere, orNotThere, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { readBoardId } from "~/workshop/batches/board-id";

import { BoardFacts } from "./board-facts";
import { changeBoard } from "./changes.server";
import { RemakePanel } from "./remake-panel";
import { remakeForm } from "./schema";
import { showBoard } from "./show-board.server";
import { StepList } from "./step-list";

export const handle = { i18n: ["office-boards", "workshop-parts", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** One board: what it is, what was done to it, and what comes next. Its label leads here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("workshop/board")(request);
  const board = await showBoard(params.id ?? "");
  if (!board) throw notThere();
  const t = await translateFor(request, "office-boards");
  return {
    page: titled(t("one", { id: board.id })),
    board,
    form: describeForm(remakeForm),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("workshop/board"));
  const { order: number } = orNotThere(readBoardId(post.id));
  return changeBoard(post, { id: post.id, number });
}

export default function BoardPage() {
  const { t } = useTranslation(["office-boards", "workshop-parts"]);
  const { board, form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { length, width, thickness } = board;
  return (
    <main id="content" className="office-page max-w-3xl">
      <p className="mb-2">
        <Link to={officePaths.orderBoards(board.number)} className="link">
          {t("allBoards")}
        </Link>
      </p>
      <PageHead
        title={`${t(`workshop-parts:boardNames.${board.name}`)} ${t("size", { length, width, thickness })}`}
        intro={board.id}
      />
      <div className="mt-6 grid grid-cols-1 gap-6">
        <ErrorSummary
          errors={[]}
          formErrors={answer?.refusal ? [t(answer.refusal, { boards: board.id })] : []}
        />
        <StepList board={board} />
        <BoardFacts board={board} />
        <RemakePanel board={board} description={form} lastResult={answer?.result} />
      </div>
    </main>
  );
}
