import { Worker } from "node:worker_threads";

import type { PdfText } from "./pdf-text";

/** A file that takes longer to make than a page may wait. */
export type FileJob =
  | { kind: "pdf"; text: PdfText }
  | LabelJob
  | LayoutJob
  | WorkbookJob
  | { kind: "text"; text: string }
  | { kind: "zip"; madeAt: string; files: { path: string; file: FileJob }[] };

/** Labels of one size in millimetres, each a whole SVG document in them. */
export interface LabelJob {
  kind: "labels";
  title: string;
  language: string;
  madeAt: string;
  width: number;
  height: number;
  labels: { svg: string; alt: string }[];
}

/** Pages for the saw, and labels of 100 by 50 mm. */
export interface LayoutJob {
  kind: "layouts";
  title: string;
  language: string;
  madeAt: string;
  pages: LayoutPage[];
  labels: { name: string; lines: string[] }[];
}

/** One sheet or offcut; lengths in mm, texts as they are printed. */
export interface LayoutPage {
  heading: string;
  facts: string;
  length: number;
  width: number;
  pieces: {
    x: number;
    y: number;
    length: number;
    width: number;
    kind: "part" | "kept" | "waste";
    /** What stands in it; empty where nothing is to be said. */
    lines: string[];
    /** Lines through it, in mm of the sheet, where it is cut obliquely once it is sawn. */
    obliques: { from: LayoutPoint; to: LayoutPoint }[];
  }[];
  cuts: string[];
}

interface LayoutPoint {
  x: number;
  y: number;
}

/** A table as a spreadsheet. Money is bani, a day `YYYY-MM-DD`; null and empty leave the cell empty. */
export interface WorkbookJob {
  kind: "workbook";
  /** At most 31 characters, without signs that names of sheets may not have. */
  sheet: string;
  columns: { label: string; kind: "text" | "money" | "day" | "number" }[];
  rows: (string | number | null)[][];
  totals: (string | number | null)[];
}

const WORKER = "build/file-worker.js";

/**
 * How long a thread waits for another file. Loading the code takes longer than making most files, and
 * whoever wants one often wants the next.
 */
const WARM_MS = 10_000;

/** Makes files one after the other, in a thread that ends when no file was wanted for a while. */
export class FileLane {
  readonly #mostMs: number;
  readonly #mostMemoryMb: number;
  readonly #mostWaiting: number;
  #waiting = 0;
  #lastInTurn: Promise<unknown> = Promise.resolve();
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(most: { ms: number; memoryMb: number; waiting?: number }) {
    this.#mostMs = most.ms;
    this.#mostMemoryMb = most.memoryMb;
    this.#mostWaiting = most.waiting ?? Infinity;
  }

  /** Whether another file would wait longer than somebody does. */
  get isFull(): boolean {
    return this.#waiting >= this.#mostWaiting;
  }

  /**
   * Throws if the job takes longer, or more memory, than the lane allows. A job given as a function reads its data
   * only when its turn comes, so that no two jobs read at once.
   */
  make(job: FileJob | (() => Promise<FileJob>)): Promise<Uint8Array<ArrayBuffer>> {
    this.#waiting += 1;
    const mine = this.#lastInTurn.then(async () =>
      this.#run(typeof job === "function" ? await job() : job),
    );
    const over = () => {
      this.#waiting -= 1;
    };
    this.#lastInTurn = mine.then(over, over);
    return mine;
  }

  #run(job: FileJob): Promise<Uint8Array<ArrayBuffer>> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    worker.postMessage(job);
    return new Promise((resolve, reject) => {
      const fail = (why: Error) => {
        clearTimeout(patience);
        this.#worker = undefined;
        void worker.terminate();
        reject(why);
      };
      const end = () => fail(new Error("a file was not made"));
      const patience = setTimeout(() => fail(new Error("a file took too long")), this.#mostMs);
      worker.once("error", fail).once("exit", end);
      worker.once("message", (bytes: Uint8Array<ArrayBuffer>) => {
        clearTimeout(patience);
        worker.off("error", fail).off("exit", end);
        this.#rest(worker);
        resolve(bytes);
      });
    });
  }

  /** Starts a thread without the shop's start-up code and environment. */
  #start(): Worker {
    const worker = new Worker(`./${WORKER}`, {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: this.#mostMemoryMb },
    });
    const forget = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    return worker.on("error", forget).on("exit", forget);
  }

  /** A thread that waits for work keeps no process from ending. */
  #rest(worker: Worker): void {
    worker.unref();
    this.#idle = setTimeout(() => {
      this.#worker = undefined;
      void worker.terminate();
    }, WARM_MS).unref();
  }
}

/** Terms of 10 pages take half a second; no text of a shop takes forty times as long, 20 seconds. */
const texts = new FileLane({ ms: 20_000, memoryMb: 256 });

/**
 * The text as a PDF in A4, with selectable words, outline, page numbers and the structure that
 * screen readers use. One is made at a time, in a thread that ends with it. Refuses by an error what
 * takes longer than 20 seconds or more than 256 MB.
 */
export function makePdf(text: PdfText): Promise<Uint8Array> {
  return texts.make({ kind: "pdf", text });
}
