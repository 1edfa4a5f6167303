import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { notThere, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { officePaths } from "~/platform/paths/office-paths";
import { TabLinks } from "~/platform/ui/front/tab-links";
import { Form, Link } from "~/platform/ui/link";
import { boardSteps, progressOf, stageOf } from "~/workshop/made-boards/board-steps";

import { BoardRows } from "./board-rows";
import { markBoards } from "./mark-boards.server";
import { showPieces } from "./show-pieces.server";

export const handle = { i18n: ["office-boards", "workshop-parts", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** All boards of an order, or those that wait for a step, to be ticked many at a time. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("workshop/order-boards")(request);
  const query = new URL(request.url).searchParams;
  const waiting = boardSteps.find((step) => step === query.get("pas"));
  const shown = await showPieces(params.number ?? "", waiting);
  if (!shown) throw notThere();
  const t = await translateFor(request, "office-boards");
  const { number } = shown;
  return {
    page: titled(t("title", { number })),
    number,
    waiting: waiting ?? "",
    pieces: shown.pieces,
    progress: progressOf(shown.boards),
  };
}

export async function action(args: ActionFunctionArgs) {
  return markBoards(await takePost(args, guard("workshop/order-boards")), args.params.number ?? "");
}

export default function OrderBoards() {
  const { t } = useTranslation("office-boards");
  const { number, waiting, pieces, progress } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const stage = stageOf(progress);
  const place = useLocation();
  return (
    <DeskFrame
      title={t("title", { number })}
      intro={t("intro")}
      back={{ to: officePaths.orderPackage(number), label: number }}
      width="form"
      actions={
        <Link to={officePaths.orderTimes(number)} className="button button-quiet">
          {t("times")}
        </Link>
      }
    >
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <span className="text-stone">{t("stage")}</span>
        <Badge tone={stage === "built" ? "good" : "neutral"}>{t(`stages.${stage}`)}</Badge>
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {boardSteps.map((step) => (
          <div key={step} className="rounded-edge border border-line bg-white px-4 py-3">
            <dt className="text-sm text-stone">{t(`markAs.${step}`)}</dt>
            <dd className="font-semibold tabular-nums">{t("progress", progress[step])}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6">
        <TabLinks
          label={t("filter")}
          tabs={["", ...boardSteps].map((step) => ({
            to: officePaths.orderBoards(number, step),
            label: t(step === "" ? "all" : `waiting.${step as (typeof boardSteps)[number]}`),
            isCurrent: step === waiting,
          }))}
        />
      </div>
      <Form
        // What was ticked is done: the boxes begin anew.
        key={place.key}
        method="post"
        action={officePaths.orderBoards(number, waiting)}
        preventScrollReset
        className="mt-6"
      >
        <ErrorSummary errors={[]} formErrors={refused ? [refused.message] : []} />
        {pieces.map((piece) => (
          <BoardRows key={piece.value} piece={piece} chosen={refused?.chosen ?? []} />
        ))}
        {pieces.length === 0 ? (
          <p>{t(waiting ? "noneWaiting" : "none")}</p>
        ) : (
          <fieldset className="sticky bottom-0 mt-6 border-t border-line bg-paper py-3">
            <legend className="sr-only">{t("mark")}</legend>
            <p aria-hidden="true" className="mb-2 text-sm text-stone">
              {t("mark")}
            </p>
            <div className="grid grid-cols-2 gap-2 sm:flex">
              {boardSteps.map((step) => (
                <button
                  key={step}
                  name="step"
                  value={step}
                  className={`button ${step === (waiting || "cut") ? "button-primary" : "button-secondary"}`}
                >
                  {t(`markAs.${step}`)}
                </button>
              ))}
            </div>
          </fieldset>
        )}
      </Form>
    </DeskFrame>
  );
}
