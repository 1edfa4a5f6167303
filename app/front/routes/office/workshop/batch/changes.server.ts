import { redirect } from "@remix-run/node";

import { done, notThere, refused, type Post } from "~/front/desk/desk.server";
import { readWhole } from "~/platform/forms/number-field";
import { readText } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { translateFor } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import {
  finishBatch,
  startBatch,
  undoBatch,
  type BatchStep,
} from "~/workshop/batches/front/start-batch.server";
import { runSeconds, startRun, stopRun } from "~/workshop/batches/layout-run.server";

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

/** What was typed of a search's time, and what is wrong with it. */
interface RefusedSeconds {
  seconds?: string;
  secondsError?: string;
}

/** Answers the forms of a batch's page: search, stop, start, finish, undo. */
export async function changeBatch(post: Post) {
  const { id, intent, posted, admin } = post;
  const address = officePaths.batch(id);
  const t = await translateFor(post.request, "office-batches");
  const refuse = (why: Trouble) =>
    refused<RefusedSeconds>(post, { trouble: t(`troubles.${why}`) }, 409);
  if (intent === "run") {
    const seconds = readText(posted, "seconds").trim();
    const bounds = { min: runSeconds.least, max: runSeconds.most };
    const { value, fault } = readWhole(seconds, message("wholeBetween", bounds), bounds);
    if (value === undefined) {
      const typed = { seconds: seconds.slice(0, 20), secondsError: fault };
      return refused<RefusedSeconds>(post, typed);
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
  return done(post, { to: address, title: step.toast });
}
