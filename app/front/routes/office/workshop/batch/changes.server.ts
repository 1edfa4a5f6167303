import { json, redirect } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { readWhole } from "~/platform/forms/number-field";
import { readFormData } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { runSeconds, startRun, stopRun } from "~/workshop/batches/layout-run.server";
import {
  finishBatch,
  startBatch,
  undoBatch,
  type BatchStep,
} from "~/workshop/batches/start-batch.server";

const steps = {
  start: { take: startBatch, toast: "admin.batchStarted" },
  finish: { take: finishBatch, toast: "admin.batchCut" },
  undo: { take: undoBatch, toast: "admin.batchUndone" },
} as const;

type Trouble =
  | Exclude<BatchStep["kind"], "done" | "done-before" | "unknown">
  | "busy"
  | "fixed"
  | "not-searched";

interface Answer {
  /** Why nothing was done, in words. */
  trouble?: string;
  /** What was typed, and what is wrong with it. */
  seconds?: string;
  secondsError?: string;
}

function answer(status: number, said: Answer) {
  return json<Answer>(said, { status });
}

/** Answers the forms of a batch's page: search, stop, start, finish, undo. */
export async function changeBatch(id: string, request: Request, admin: Admin) {
  const posted = await readFormData(request);
  const intent = posted.get("intent");
  const address = officePaths.batch(id);
  const t = await translateFor(request, "office-batches");
  const refuse = (why: Trouble) => answer(409, { trouble: t(`troubles.${why}`) });
  if (intent === "run") {
    const typed = posted.get("seconds");
    const seconds = typeof typed === "string" ? typed.trim() : "";
    const bounds = { min: runSeconds.least, max: runSeconds.most };
    const { value, fault } = readWhole(seconds, message("wholeBetween", bounds), bounds);
    if (value === undefined) {
      return answer(422, { seconds: seconds.slice(0, 20), secondsError: fault });
    }
    const run = await startRun(id, value);
    if (run.kind === "unknown") throw notThere();
    return run.kind === "started" ? redirect(address, 303) : refuse(run.kind);
  }
  if (intent === "stop") {
    const stopped = await stopRun(id);
    if (stopped === "unknown") throw notThere();
    return stopped === "ended" ? redirect(address, 303) : refuse(stopped);
  }
  const step = Object.entries(steps).find(([name]) => name === intent)?.[1];
  if (!step) throw notThere();
  const taken = await step.take(id, admin);
  if (taken.kind === "unknown") throw notThere();
  // It is as was wished: the form was sent twice, or a colleague was first.
  if (taken.kind === "done-before") return redirect(address, 303);
  if (taken.kind !== "done") return refuse(taken.kind);
  return redirectWithFlash(request, address, { tone: "success", title: step.toast });
}
