import { fork, type ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";

/** What a process may take for a job, and how many jobs may wait for it. */
interface Most {
  ms: number;
  memoryMb: number;
  waiting: number;
}

interface Waiting<Job, Result> {
  job: Job;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/** How long the process waits for another job, in milliseconds; a later job starts a new process. */
const WARM_MS = 60_000;

/**
 * A process of its own for work that pages must not wait for, one job at a time. Its module gets each job as a
 * message and answers with one. The process starts with the first job, at a lower priority than the shop, and gets
 * only `environment` of the shop's environment. It ends after a minute without work, or with the shop.
 */
export class WorkProcess<Job extends object, Result> {
  readonly #module: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #most: Most;
  readonly #waiting: Waiting<Job, Result>[] = [];
  #child: ChildProcess | undefined;
  #current: Waiting<Job, Result> | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(module: string, environment: NodeJS.ProcessEnv, most: Most) {
    this.#module = module;
    this.#environment = environment;
    this.#most = most;
  }

  /**
   * The answer to a job; one that `isUrgent` comes before those that wait. Throws if the job takes
   * longer, or more memory, than it may, or if too many jobs wait already.
   */
  work(job: Job, { isUrgent = false }: { isUrgent?: boolean } = {}): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length >= this.#most.waiting) {
        reject(new Error(`too much waits for ${this.#module}`));
        return;
      }
      const one = { job, resolve, reject };
      if (isUrgent) this.#waiting.unshift(one);
      else this.#waiting.push(one);
      this.#next();
    });
  }

  #next(): void {
    if (this.#current) return;
    clearTimeout(this.#idle);
    this.#current = this.#waiting.shift();
    if (!this.#current) {
      this.#idle = setTimeout(() => {
        this.#child?.kill("SIGKILL");
        this.#child = undefined;
      }, WARM_MS);
      this.#idle.unref();
      return;
    }
    const mine = (this.#child ??= this.#start());
    const patience = setTimeout(() => mine.kill("SIGKILL"), this.#most.ms);
    const { job, resolve, reject } = this.#current;
    const end = () => {
      clearTimeout(patience);
      mine.off("message", answered).off("exit", gone).off("error", gone);
      this.#current = undefined;
    };
    const answered = (result: Result) => {
      end();
      resolve(result);
      this.#next();
    };
    const gone = () => {
      if (this.#child === mine) this.#child = undefined;
      end();
      reject(new Error(`${this.#module} ended without its answer`));
      this.#next();
    };
    mine.once("message", answered).once("exit", gone).once("error", gone);
    mine.send(job, () => undefined);
  }

  #start(): ChildProcess {
    const started = fork(this.#module, {
      execArgv: [`--max-old-space-size=${this.#most.memoryMb}`],
      env: this.#environment,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      serialization: "advanced",
    });
    if (started.pid !== undefined) {
      setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    }
    started.unref();
    started.channel?.unref();
    const kill = () => started.kill("SIGKILL");
    process.once("exit", kill);
    started.once("error", kill);
    started.once("exit", () => {
      process.off("exit", kill);
      if (this.#child === started) this.#child = undefined;
    });
    return started;
  }
}
