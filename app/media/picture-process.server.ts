import { fork, type ChildProcess } from "node:child_process";

import { log } from "~/log/log.server";

/** What is to be made of a picture, told to picture-worker.mjs as it is. */
export interface PictureJob {
  /** The picture, or the path of its file. */
  input: Uint8Array | string;
  /** Dots per inch at which a drawing becomes points. */
  density?: number;
  size: { width: number; height?: number; withoutEnlargement: boolean };
  encoding:
    | { format: "webp"; quality: number }
    | { format: "jpeg"; quality: number; mozjpeg: true }
    | { format: "avif"; quality: number; effort: number };
}

/**
 * The picture made; or why it was not: too many points, no picture, one that took too long or ended
 * its decoder, or too many others waiting.
 */
type MadePicture =
  | { kind: "made"; picture: Uint8Array }
  | { kind: "refused"; reason: "pixels" | "broken" | "lost" | "busy" };

/** What the worker answers: a job of ours that it cannot carry out has failed. */
export type PictureAnswer = MadePicture | { kind: "failed"; message: string };

const WORKER = "app/media/picture-worker.mjs";
/** The largest picture takes three seconds; what takes longer than this is none that somebody took. */
const MOST_MS = 15_000;
const REST_MS = 15_000;
/** All that the worker is told of the shop's environment: what finds libraries and fonts. */
const TOLD = ["PATH", "HOME", "LD_LIBRARY_PATH", "FONTCONFIG_PATH", "SystemRoot"];

/** Pictures that somebody sends: each that waits is held in memory, and its sender waits for it. */
export const makeUpload = pictureMaker({ mostWaiting: 6 });

/** Sizes of pictures that the shop has: all that the first visitors of a new shop ask for at once. */
export const makeSize = pictureMaker({ mostWaiting: 500 });

/**
 * Makes pictures in a process of its own, one after the other, so that pages stay quick. The process
 * is started for the first, killed by one that takes too long, and ended when it has rested. Uploads
 * and sizes have one each, so that neither waits for the other.
 */
function pictureMaker({ mostWaiting }: { mostWaiting: number }) {
  let worker: ChildProcess | undefined;
  let rest: NodeJS.Timeout | undefined;
  let waiting = 0;
  let lastInTurn: Promise<unknown> = Promise.resolve();

  return async function make(job: PictureJob): Promise<MadePicture> {
    // One is being made; the others wait.
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
    const current = (worker ??= startWorker(forget));
    const answer = await ask(current, job);
    rest = setTimeout(() => {
      forget(current);
      current.kill("SIGKILL");
    }, REST_MS);
    rest.unref();
    return answer;
  }

  function forget(ended: ChildProcess): void {
    if (worker === ended) worker = undefined;
  }
}

function startWorker(forget: (worker: ChildProcess) => void): ChildProcess {
  const worker = fork(WORKER, {
    env: {
      NODE_ENV: "production",
      ...Object.fromEntries(TOLD.map((name) => [name, process.env[name]])),
    },
    execArgv: ["--max-old-space-size=64"],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
  // It keeps no process from ending; the time limit of a job under way does.
  worker.unref();
  worker.channel?.unref();
  const kill = () => worker.kill("SIGKILL");
  process.once("exit", kill);
  const onEnd = () => {
    process.off("exit", kill);
    forget(worker);
  };
  worker.once("exit", onEnd);
  worker.once("error", onEnd);
  return worker;
}

/** Has one job done, and waits for its answer or for the worker's end. */
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
    // It was never started, for want of processes or open files.
    const onError = ({ code = "" }: NodeJS.ErrnoException) => {
      log("picture-process-failed", { code });
      settle({ kind: "refused", reason: "busy" });
    };
    worker.on("message", settle).on("exit", onExit).on("error", onError);
    // What cannot be sent is answered by the worker's end, which is near.
    if (worker.connected) worker.send(job, () => undefined);
  });
}
