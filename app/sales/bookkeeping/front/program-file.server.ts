import { inBatches } from "~/platform/basics/in-batches.server";
import { textStream } from "~/platform/format/csv.server";
import type { FileJob } from "~/platform/format/make-file.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { fiscalContents } from "../journals/fiscal-contents.server";
import { listPayments } from "../journals/listed-payments.server";
import { refusePeriod, type PeriodRefusal } from "../journals/refuse-period.server";
import { sagaDay, writeReceipts } from "../journals/saga";
import { writeInvoices } from "../journals/saga-invoices";
import { smartBillInvoice } from "../journals/smartbill";
import { lane } from "./journal-file.server";
import type { SagaFile } from "./journals";
import type { Period } from "./period";

/**
 * A period as the bookkeeping program SAGA C imports it (its manual, "Import date"): the fiscal documents by
 * the day of their issue, or what was received by the day on which it was. The documents' file is
 * called after the seller's fiscal code, without RO, by which SAGA knows that they are sales.
 */
export async function makeSagaFile(
  file: SagaFile,
  period: Period,
  fiscalCode: string,
  db: Db = shopDatabase(),
): Promise<{ kind: "file"; response: Response } | PeriodRefusal> {
  const refusal = await refusePeriod(period, db);
  if (refusal) return refusal;
  const day = sagaDay(period.to);
  if (file === "receipts") {
    const receipts = writeReceipts(inBatches(await listPayments(period, db)));
    return { kind: "file", response: await xmlFile(`I_${day}.xml`, receipts) };
  }
  const code = fiscalCode.replace(/\D/g, "");
  const invoices = writeInvoices(fiscalContents(period, db));
  return { kind: "file", response: await xmlFile(`F_${code}_${period.from}_${day}.xml`, invoices) };
}

/**
 * A period's fiscal documents by the day of their issue, each as a file that SmartBill Cloud takes, with a note on how;
 * undefined while too many files are being made.
 */
export async function makeSmartBillFile(
  period: Period,
  note: string,
  db: Db = shopDatabase(),
): Promise<{ kind: "file"; response: Response } | PeriodRefusal | undefined> {
  const refusal = await refusePeriod(period, db);
  if (refusal) return refusal;
  if (lane.isFull) return undefined;
  const bytes = await lane.make(() => smartBillJob(period, note, db));
  const name = `smartbill-${period.from}-${period.to}.zip`;
  return {
    kind: "file",
    response: new Response(bytes, {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="${name}"`,
      },
    }),
  };
}

async function smartBillJob(period: Period, note: string, db: Db): Promise<FileJob> {
  const text = (path: string, written: string) =>
    ({ path, file: { kind: "text", text: `${written}\n` } }) as const;
  const files = [text("citeste.txt", note)];
  for await (const some of fiscalContents(period, db)) {
    for (const one of some) {
      files.push(text(`${one.content.name}.json`, JSON.stringify(smartBillInvoice(one), null, 2)));
    }
  }
  return { kind: "zip", madeAt: new Date().toISOString(), files };
}

/** A file that is sent as it is made. */
async function xmlFile(name: string, parts: AsyncGenerator<string, void>): Promise<Response> {
  return new Response(await textStream(parts), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}
