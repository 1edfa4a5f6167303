import { Worker } from "node:worker_threads";

/** A piece of a paragraph, in one style. */
export interface PdfRun {
  text: string;
  style?: "bold" | "italic";
  /** An absolute address. */
  link?: string;
}

export type PdfBlock =
  | { kind: "heading"; level: number; runs: PdfRun[] }
  | { kind: "paragraph"; depth: number; runs: PdfRun[] }
  | { kind: "quote"; runs: PdfRun[] }
  /** `mark`: the bullet or number before it. */
  | { kind: "item"; depth: number; mark: string; runs: PdfRun[] };

/** A text to be set in pages. */
export interface PdfText {
  title: string;
  /** A line below the title, or empty. */
  subtitle: string;
  /** Stands at the foot of each page, beside its number. */
  footer: string;
  language: string;
  /** The instant that the file names as its own; the same text then gives the same bytes. */
  madeAt: string;
  blocks: PdfBlock[];
}

const WORKER = "app/format/pdf-worker.mjs";
/** Terms of 10 pages take half a second; twenty times as much is no text of a shop. */
const MOST_MS = 20_000;
const MOST_MEMORY_MB = 256;

let lastInTurn: Promise<unknown> = Promise.resolve();

/**
 * The text as a PDF in A4, with selectable words, outline, page numbers and the structure that
 * screen readers use. One is made at a time, in a thread that ends with it. Refuses by an error what
 * takes longer than 20 seconds or more than 256 MB.
 */
export function makePdf(text: PdfText): Promise<Uint8Array> {
  return makePdfBy(WORKER, text);
}

/** A PDF by a worker that draws other pages than those of a text; in turn and bounded like those. */
export function makePdfBy(worker: string, data: unknown): Promise<Uint8Array> {
  const mine = lastInTurn.then(() => runWorker(worker, data));
  lastInTurn = mine.catch(() => undefined);
  return mine;
}

function runWorker(file: string, data: unknown): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // Of the shop's own start and environment it gets nothing.
    const worker = new Worker(`./${file}`, {
      workerData: data,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    const patience = setTimeout(() => {
      void worker.terminate();
      reject(new Error("a PDF took too long"));
    }, MOST_MS);
    worker.once("message", (bytes: Uint8Array) => resolve(bytes));
    worker.once("error", reject);
    worker.once("exit", () => {
      clearTimeout(patience);
      reject(new Error("a PDF was not made"));
    });
  });
}
