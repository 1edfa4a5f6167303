import {
  ThreadsPoolWorker,
  type PoolOptions,
  type PoolWorker,
  type Vitest,
  type WorkerRequest,
} from "vitest/node";

// For every change the runner begins a thread and imports everything anew, which takes ten times as long
// as the tests. A change that is chosen while tests run needs neither.

/** The thread that waits for the next change. */
let waiting: ThreadsPoolWorker | undefined;

/** Threads that try one change after another, but for changes to what happens at import. */
export const keptThreads = {
  name: "kept-threads",
  createPoolWorker: (options: PoolOptions): PoolWorker => {
    const { mode, mutantActivation } = options.project.getProvidedContext() as Record<
      string,
      unknown
    >;
    const isHandedOn = mode === "mutant" && mutantActivation === "runtime";
    return isHandedOn ? new KeptThread(options) : new ThreadsPoolWorker(options);
  },
};

/** Ends the thread that waits when there is no change left. */
export function endWithLast(vitest: Vitest): void {
  vitest.onClose(() => waiting?.stop());
}

type Listener = (message: unknown) => void;

/** To Vitest a thread of its own that starts and stops; the thread itself learns of it only once. */
class KeptThread implements PoolWorker {
  readonly name = "threads";
  readonly #isNew = waiting === undefined;
  readonly #thread: ThreadsPoolWorker;
  readonly #listeners: [event: string, listener: Listener][] = [];
  #config: unknown;
  #isRunning = false;

  constructor(options: PoolOptions) {
    this.#thread = waiting ?? new ThreadsPoolWorker(options);
    waiting = undefined;
  }

  async start(): Promise<void> {
    if (this.#isNew) await this.#thread.start();
    this.on("message", (message) => {
      if ((message as { type?: string }).type === "testfileFinished") this.#isRunning = false;
    });
  }

  /** Hands the thread on, unless a change still runs in it. */
  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) this.#thread.off(event, listener);
    if (this.#isRunning || waiting) await this.#thread.stop();
    else waiting = this.#thread;
  }

  send(message: WorkerRequest): void {
    if (message.type === "start") {
      this.#config = message.context.config;
      if (!this.#isNew) return this.#answer("started");
    }
    if (message.type === "stop" && !this.#isRunning) return this.#answer("stopped");
    if (message.type === "run") {
      this.#isRunning = true;
      // It says which tests are to run.
      Object.assign(message.context, { config: this.#config });
    }
    this.#thread.send(message);
  }

  #answer(type: "started" | "stopped"): void {
    const answer = { __vitest_worker_response__: true, type };
    setImmediate(() => {
      for (const [event, listener] of this.#listeners) if (event === "message") listener(answer);
    });
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#thread.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#thread.off(event, listener);
  }

  deserialize(data: unknown): unknown {
    return data;
  }
}
