import { redirect, type LoaderFunctionArgs } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { requireRecentProof } from "~/people/identity/front/proof.server";
import { dayOf } from "~/platform/format/dates";
import { translateFor } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings } from "~/platform/settings/settings.server";
import { journalCsv, journalWorkbook } from "~/sales/bookkeeping/front/journal-file.server";
import { readFileName, smartBillCommand } from "~/sales/bookkeeping/front/journals";
import { findJournal } from "~/sales/bookkeeping/front/journals.server";
import { periodQuery, readPeriod } from "~/sales/bookkeeping/front/period";
import { makeSagaFile, makeSmartBillFile } from "~/sales/bookkeeping/front/program-file.server";

/**
 * A journal of a period as a file, after a recent proof, because it names buyers. What cannot be
 * made leads to the page that says why.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const admin = await guard("money/bookkeeping-file")(request);
  const file = readFileName(params.file ?? "");
  if (!file) throw notThere();
  const period = readPeriod(new URL(request.url).searchParams, dayOf(new Date().toISOString()));
  const query = periodQuery(period);
  requireRecentProof(admin, officePaths.bookkeeping(query));
  if ("saga" in file) {
    const made = await makeSagaFile(file.saga, period, (await findSettings()).company.taxCode);
    if (made.kind !== "file") return redirect(officePaths.bookkeeping(query), 303);
    return made.response;
  }
  const t = await translateFor(request, ["office-bookkeeping", "office-orders", "order"]);
  const busy = () => redirect(officePaths.bookkeeping(`${query}&ocupat=da`), 303);
  if ("smartBill" in file) {
    const made = await makeSmartBillFile(
      period,
      t("smartBill.hint", { command: smartBillCommand }),
    );
    if (!made) return busy();
    return made.kind === "file" ? made.response : redirect(officePaths.bookkeeping(query), 303);
  }
  const found = await findJournal(file.journal, period, t);
  if (found.kind !== "table") return redirect(officePaths.bookkeeping(query), 303);
  const name = `${params.file?.split(".")[0]}-${period.from}-${period.to}.${file.ending}`;
  if (file.ending === "csv") return journalCsv(name, found.table);
  const workbook = await journalWorkbook(name, t(`journals.${file.journal}`), found.table);
  return workbook ?? busy();
}
