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
  }[];
  cuts: string[];
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

/** Files that are made one after the other, each in a thread that ends with it. */
export class FileLane {
  readonly #mostMs: number;
  readonly #mostMemoryMb: number;
  readonly #mostWaiting: number;
  #waiting = 0;
  #lastInTurn: Promise<unknown> = Promise.resolve();

  constructor(most: { ms: number; memoryMb: number; waiting?: number }) {
    this.#mostMs = most.ms;
    this.#mostMemoryMb = most.memoryMb;
    this.#mostWaiting = most.waiting ?? Infinity;
  }

  /** Whether another file would wait longer than somebody does. */
  get isFull(): boolean {
    return this.#waiting >= this.#mostWaiting;
  }

  /** Refuses by an error what takes longer, or more memory, than the lane allows. */
  make(job: FileJob): Promise<Uint8Array<ArrayBuffer>> {
    this.#waiting += 1;
    const mine = this.#lastInTurn.then(() => this.#run(job));
    const over = () => {
      this.#waiting -= 1;
    };
    this.#lastInTurn = mine.then(over, over);
    return mine;
  }

  #run(job: FileJob): Promise<Uint8Array<ArrayBuffer>> {
    return new Promise((resolve, reject) => {
      // Of the shop's own start and environment it gets nothing.
      const worker = new Worker(`./${WORKER}`, {
        workerData: job,
        execArgv: [],
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: this.#mostMemoryMb },
      });
      const patience = setTimeout(() => {
        void worker.terminate();
        reject(new Error("a file took too long"));
      }, this.#mostMs);
      worker.once("message", (bytes: Uint8Array<ArrayBuffer>) => resolve(bytes));
      worker.once("error", reject);
      worker.once("exit", () => {
        clearTimeout(patience);
        reject(new Error("a file was not made"));
      });
    });
  }
}
