import { inBatches } from "~/platform/basics/in-batches.server";
import { shopOrigin } from "~/platform/env/env.server";
import { slugOf } from "~/platform/format/compare-texts";
import { csvText } from "~/platform/format/csv.server";
import { FileLane, type FileJob, type LabelJob } from "~/platform/format/make-file.server";
import type { PdfPart } from "~/platform/format/pdf-text";
import { translateIn } from "~/platform/i18n/translate.server";
import { officePaths } from "~/platform/paths/office-paths";

import { boardDxf, faceNumbers, seenFrom } from "../lists/board-dxf";
import { distinctBoards } from "../lists/distinct-boards";
import { drillingColumns, drillingRows } from "../lists/drilling-list";
import { drawLabel, labelSize } from "../lists/labels";
import { listLabels } from "../lists/list-labels";
import { fittingsOfHole } from "../lists/named-fittings";
import { optimiserFiles } from "../lists/optimisers";
import { bandName, faceName, numbersText } from "../lists/romanian";
import { sawColumns, sawRows } from "../lists/saw-list";
import { orderBlocks, picturesOf, sectionBlocks } from "../lists/write-pdf-blocks";
import { drawPicture } from "./draw-picture.server";
import type { PackagedOrder } from "./find-package.server";
import type { SheetPicture } from "./package-sheet";
import { wholeSection } from "./whole-sheet";
import { packageTitle, writeOrder } from "./write-sheet";

const words = () => translateIn("ro", ["workshop-package", "workshop-parts"]);

/** One at a time; fifty orders take a minute, and nobody waits for more than four others. */
const lane = new FileLane({ ms: 120_000, memoryMb: 1024, waiting: 4 });

/** A file of a package, made beside the process's other work; undefined when too many are waited for. */
export async function makePackageFile(
  file: "pdf" | "labels" | "zip",
  orders: PackagedOrder[],
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (lane.isFull) return undefined;
  const jobOf = { pdf: pdfJob, labels: labelJob, zip: zipJob }[file];
  return lane.make(await jobOf(orders));
}

/** The file for the saw. */
export function sawFile(orders: PackagedOrder[]): string {
  const t = words();
  return csvText(sawColumns(t), sawRows(orders, t));
}

/** All holes and grooves as a table. */
function drillingFile(orders: PackagedOrder[]): string {
  const t = words();
  return csvText(drillingColumns(t), drillingRows(orders, t));
}

/** The name of a package's files without their ending: the order's number, or how many there are. */
export function packageName(orders: PackagedOrder[]): string {
  return orders.length === 1 ? orders[0]!.number : `${orders.length}-comenzi`;
}

async function pdfJob(orders: PackagedOrder[]): Promise<FileJob> {
  const t = words();
  const title = packageTitle(orders, t);
  const isOne = orders.length === 1;
  const blocks: PdfPart[] = isOne ? [] : sectionBlocks(wholeSection(orders, t), () => undefined);
  for await (const [order] of inBatches(orders, 1)) {
    const sheet = writeOrder(order!, t);
    const drawn = new Map<SheetPicture, string | undefined>();
    for await (const [picture] of inBatches(picturesOf(sheet), 1)) {
      drawn.set(picture!, drawPicture(order!.lines[picture!.line - 1]!, picture!));
    }
    blocks.push(...orderBlocks(sheet, isOne, (picture) => drawn.get(picture)));
  }
  return {
    kind: "pdf",
    text: {
      title,
      subtitle: "",
      footer: title,
      language: "ro",
      madeAt: lastPlaced(orders),
      layout: "sheet",
      blocks,
    },
  };
}

async function labelJob(orders: PackagedOrder[]): Promise<LabelJob> {
  const t = words();
  const [first] = orders;
  const labels: LabelJob["labels"] = [];
  const all = listLabels(orders, (id) => shopOrigin + officePaths.board(id), t);
  for await (const some of inBatches(all, 10)) {
    labels.push(...some.map((label) => ({ svg: drawLabel(label), alt: label.id })));
  }
  const isOne = orders.length === 1;
  return {
    kind: "labels",
    title: isOne
      ? t("labels.title", { number: first!.number })
      : t("labels.titleOfSeveral", { count: orders.length }),
    language: "ro",
    madeAt: lastPlaced(orders),
    ...labelSize,
    labels,
  };
}

async function zipJob(orders: PackagedOrder[]): Promise<FileJob> {
  return {
    kind: "zip",
    madeAt: lastPlaced(orders),
    files: [
      { path: "pachet.pdf", file: await pdfJob(orders) },
      { path: "etichete.pdf", file: await labelJob(orders) },
      { path: "taiere.csv", file: { kind: "text", text: sawFile(orders) } },
      { path: "gaurire.csv", file: { kind: "text", text: drillingFile(orders) } },
      ...optimiserFiles(orders, words()).map(({ path, text }) => ({
        path,
        file: { kind: "text", text } as const,
      })),
      ...(await dxfFiles(orders)),
    ],
  };
}

/** `dxf/AM-2026-000123.1/A-laterala-2200x600x18.dxf`, a file for each distinct board of a line. */
async function dxfFiles(orders: PackagedOrder[]) {
  const t = words();
  const pieces = orders.flatMap(({ number, lines }) =>
    lines.flatMap(({ planned }, index) =>
      planned ? [{ planned, order: `${number}.${index + 1}` }] : [],
    ),
  );
  const files: { path: string; file: FileJob }[] = [];
  for await (const [one] of inBatches(pieces, 1)) {
    const { planned, order } = one!;
    for await (const some of inBatches(distinctBoards(planned.piece), 4)) {
      for (const { letter, board, boards: numbers, holes } of some) {
        const { length, width, thickness } = board;
        const name = slugOf(t(`workshop-parts:boardNames.${board.name}`));
        const fittings = holes.flatMap(({ use }) => fittingsOfHole(use, planned, t));
        const whose = `${order} ${letter} nr. ${numbersText(numbers)}`;
        const seen = seenFrom(board);
        const number = faceNumbers[seen];
        const from = t("drilling.seenFrom", { number, face: faceName(board, seen, t) });
        const text = await boardDxf(
          board,
          [whose, from, ...new Set(fittings)],
          bandName(board.stock, planned.frozen),
        );
        const path = `dxf/${order}/${letter}-${name}-${length}x${width}x${thickness}.dxf`;
        files.push({ path, file: { kind: "text", text } });
      }
    }
  }
  return files;
}

/** The instant that the files name as theirs: the same orders then give the same bytes. */
function lastPlaced(orders: PackagedOrder[]): string {
  return orders
    .map(({ placedAt }) => placedAt)
    .sort()
    .at(-1)!;
}
