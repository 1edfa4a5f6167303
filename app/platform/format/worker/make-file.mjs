// @ts-check
import { zipSync } from "fflate";

import { writeLabels } from "./write-labels.mjs";
import { writeLayouts } from "./write-layouts.mjs";
import { writePdf } from "./write-pdf.mjs";
import { writeWorkbook } from "./write-workbook.mjs";

/**
 * Makes the file of a job. An archive's files bear the time that the job names, so that the same job
 * gives the same bytes.
 *
 * @param {import("../make-file.server").FileJob} job
 * @returns {Promise<Uint8Array>}
 */
export async function makeFile(job) {
  switch (job.kind) {
    case "pdf":
      return writePdf(job.text);
    case "labels":
      return writeLabels(job);
    case "layouts":
      return writeLayouts(job);
    case "workbook":
      return writeWorkbook(job);
    case "text":
      return new TextEncoder().encode(job.text);
    case "zip": {
      /** @type {Record<string, Uint8Array>} */
      const files = {};
      for (const { path, file } of job.files) files[path] = await makeFile(file);
      return zipSync(files, { mtime: new Date(job.madeAt) });
    }
  }
}
