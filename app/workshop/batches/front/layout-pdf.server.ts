import { FileLane, type LayoutJob } from "~/platform/format/make-file.server";

const lane = new FileLane({ ms: 20_000, memoryMb: 256 });

/** What the saw prints of a batch, and the labels of offcuts. */
export type LayoutPdf = Omit<LayoutJob, "kind" | "language">;

/** Pages for the saw as a PDF. Refuses by an error what takes longer than 20 seconds. */
export function makeLayoutPdf(content: LayoutPdf): Promise<Uint8Array> {
  return lane.make({ kind: "layouts", language: "ro", ...content });
}
