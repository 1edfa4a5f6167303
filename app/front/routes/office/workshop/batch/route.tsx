import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { notThere, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { TextField } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { plainField } from "~/platform/forms/plain-field";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";
import { BatchBadge } from "~/workshop/batches/front/batch-badge";

import { changeBatch } from "./changes.server";
import { Layouts, Materials } from "./layouts";
import { Needs } from "./needs";
import { showBatch } from "./shown-batch.server";

export const handle = { i18n: ["office-batches", "office-stock", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("workshop/batch")(request);
  const t = await translateFor(request, "office-batches");
  const batch = await showBatch(params.id ?? "", request, t);
  if (!batch) throw notThere();
  return { page: titled(batch.number), batch };
}

export async function action(args: ActionFunctionArgs) {
  return changeBatch(await takePost(args, guard("workshop/batch")));
}

export default function BatchPage() {
  const { t } = useTranslation("office-batches");
  const { batch } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const address = officePaths.batch(batch.id);
  return (
    <main id="content" className="office-page">
      <PageHead title={batch.number}>
        <Link to={officePaths.batches()} className="button button-quiet">
          {t("title")}
        </Link>
        {batch.layouts.length > 0 && (
          <a href={officePaths.batchCuts(batch.id)} className="button button-secondary">
            {t("pdf")}
          </a>
        )}
      </PageHead>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <BatchBadge state={batch.state} />
        <span>{t("orders")}:</span>
        {batch.orders.map((number) => (
          <Link key={number} to={officePaths.orderPackage(number)} className="link">
            {number}
          </Link>
        ))}
      </p>
      {answer?.trouble && (
        <p role="alert" className="mt-4 border-l-4 border-error pl-3 font-semibold text-error">
          {answer.trouble}
        </p>
      )}
      <div className="mt-6 grid grid-cols-1 gap-6">
        <Panel title={t("materials")}>
          <Materials rows={batch.materials} />
        </Panel>
        <Panel title={t("layout")}>
          <Run
            run={batch.run}
            canSearch={batch.state === "made"}
            address={address}
            answer={answer}
          />
        </Panel>
        <Needs batch={batch} />
        <Steps state={batch.state} isReady={batch.isReady} address={address} />
        <Layouts batch={batch} />
      </div>
    </main>
  );
}

function Run({
  run,
  canSearch,
  address,
  answer,
}: {
  run: ReturnType<typeof useLoaderData<typeof loader>>["batch"]["run"];
  canSearch: boolean;
  address: string;
  answer: ReturnType<typeof useActionData<typeof action>>;
}) {
  const { t } = useTranslation("office-batches");
  const { sheets, rounds, seconds, state } = run ?? {};
  return (
    <>
      <p className="max-w-prose text-stone">{t("layoutIntro")}</p>
      {run && state && (
        <div role="status" className="mt-3">
          <p className="font-semibold">{t(`runStates.${state}`)}</p>
          <p className="tabular-nums">{t("found", { rounds, sheets: sheets ?? "–", seconds })}</p>
        </div>
      )}
      {state === "running" ? (
        <Form method="post" action={address} className="mt-4 flex flex-wrap gap-3">
          <Link to={address} reloadDocument className="button button-secondary">
            {t("reload")}
          </Link>
          <button name="intent" value="stop" className="button button-quiet">
            {t("stop")}
          </button>
        </Form>
      ) : (
        canSearch && (
          <Form method="post" action={address} noValidate className="mt-4 max-w-md">
            <ErrorSummary
              errors={answer?.secondsError ? [{ id: "seconds", message: answer.secondsError }] : []}
            />
            <div className="flex flex-wrap items-end gap-3">
              <TextField
                field={plainField("seconds", {
                  value: answer?.seconds ?? String(seconds ?? 20),
                  error: answer?.secondsError,
                })}
                label={t("seconds")}
                inputMode="numeric"
                autoComplete="off"
              />
              <button name="intent" value="run" className="button button-primary">
                {t(run ? "runAgain" : "run")}
              </button>
            </div>
          </Form>
        )
      )}
    </>
  );
}

/** What may be done with the batch now, each with what it means. */
function Steps({
  state,
  isReady,
  address,
}: {
  state: "made" | "started" | "cut" | "undone";
  isReady: boolean;
  address: string;
}) {
  const { t } = useTranslation("office-batches");
  const steps = [
    ...(state === "made" && isReady ? (["start"] as const) : []),
    ...(state === "started" ? (["finish"] as const) : []),
    ...(state === "made" || state === "started" ? (["undo"] as const) : []),
  ];
  if (steps.length === 0) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {steps.map((step) => (
        <Form key={step} method="post" action={address}>
          <button
            name="intent"
            value={step}
            className={`button ${step === "undo" ? "button-quiet border-line" : "button-primary"}`}
          >
            {t(step)}
          </button>
          <p className="mt-1 max-w-prose text-sm text-stone">{t(`${step}Hint`)}</p>
        </Form>
      ))}
    </div>
  );
}
