import { fork, type ChildProcess } from "node:child_process";

import { childEnvironment } from "~/platform/env/env.server";
import { log } from "~/platform/log/log.server";

/** A job for picture-worker.mjs, sent as it is. */
export interface PictureJob {
  /** The picture's bytes, or the path of its file. */
  input: Uint8Array | string;
  /** The resolution at which a vector drawing is rendered. */
  density?: number;
  size: { width: number; height?: number; withoutEnlargement: boolean };
  encoding:
    | { format: "webp"; quality: number }
    | { format: "jpeg"; quality: number; mozjpeg: true }
    | { format: "avif"; quality: number; effort: number }
    /** Three bytes a pixel, for whoever wants the colours. */
    | { format: "raw" };
}

/**
 * The picture, or why there is none: too many pixels, not a picture, a decoder that took too long
 * or crashed, or too many jobs waiting.
 */
type MadePicture =
  | { kind: "made"; picture: Uint8Array }
  | { kind: "refused"; reason: "pixels" | "broken" | "lost" | "busy" };

/** The worker's answer; "failed" is a job that the shop itself got wrong. */
export type PictureAnswer = MadePicture | { kind: "failed"; message: string };

const WORKER = "build/picture-worker.js";
/** The largest picture takes three seconds; whatever takes longer than this is not a photograph. */
const MOST_MS = 15_000;
const REST_MS = 15_000;

/** For uploads: each waiting picture is held in memory, and its sender waits for it. */
export const makeUpload = pictureMaker({ mostWaiting: 6 });

/** For sizes of the shop's own pictures: the first visitors of a new shop request many at once. */
export const makeSize = pictureMaker({ mostWaiting: 500 });

/** For drawings that are shared or mailed: anybody may ask for another design each time. */
export const makeDrawn = pictureMaker({ mostWaiting: 20 });

/**
 * Makes pictures in a process of its own, one after the other, so that pages stay fast. The process
 * is started for the first job, killed when a job takes too long, and ended after a rest. Uploads,
 * sizes and drawings have a process each, so that none waits for the others.
 */
function pictureMaker({ mostWaiting }: { mostWaiting: number }) {
  let worker: ChildProcess | undefined;
  let rest: NodeJS.Timeout | undefined;
  let waiting = 0;
  let lastInTurn: Promise<unknown> = Promise.resolve();

  return async function make(job: PictureJob): Promise<MadePicture> {
    // One job is running; the others wait.
    if (waiting > mostWaiting) return { kind: "refused", reason: "busy" };
    waiting += 1;
    const mine = lastInTurn.then(() => carryOut(job));
    lastInTurn = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      waiting -= 1;
    }
  };

  async function carryOut(job: PictureJob): Promise<MadePicture> {
    clearTimeout(rest);
    const current = (worker ??= startWorker(dropWorker));
    const answer = await ask(current, job);
    rest = setTimeout(() => {
      dropWorker(current);
      current.kill("SIGKILL");
    }, REST_MS);
    rest.unref();
    return answer;
  }

  function dropWorker(ended: ChildProcess): void {
    if (worker === ended) worker = undefined;
  }
}

function startWorker(dropWorker: (worker: ChildProcess) => void): ChildProcess {
  const worker = fork(WORKER, {
    env: childEnvironment(),
    execArgv: ["--max-old-space-size=64"],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
  // The worker does not keep the shop's process alive; the time limit of a running job does.
  worker.unref();
  worker.channel?.unref();
  const kill = () => worker.kill("SIGKILL");
  process.once("exit", kill);
  const onEnd = () => {
    process.off("exit", kill);
    dropWorker(worker);
  };
  worker.once("exit", onEnd);
  worker.once("error", onEnd);
  return worker;
}

/** Sends one job to the worker and waits for its answer or its end. */
function ask(worker: ChildProcess, job: PictureJob): Promise<MadePicture> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => worker.kill("SIGKILL"), MOST_MS);
    const settle = (answer: PictureAnswer) => {
      clearTimeout(limit);
      worker.off("message", settle).off("exit", onExit).off("error", onError);
      if (answer.kind === "failed") reject(new Error(answer.message));
      else resolve(answer);
    };
    const onExit = (code: number | null, signal: string | null) => {
      log("picture-process-ended", { code: code ?? "", signal: signal ?? "" });
      settle({ kind: "refused", reason: "lost" });
    };
    // The worker never started: the system has no free processes or file handles.
    const onError = ({ code = "" }: NodeJS.ErrnoException) => {
      log("picture-process-failed", { code });
      settle({ kind: "refused", reason: "busy" });
    };
    worker.on("message", settle).on("exit", onExit).on("error", onError);
    // If sending fails, the worker's end, which is near, settles the job.
    if (worker.connected) worker.send(job, () => undefined);
  });
}
