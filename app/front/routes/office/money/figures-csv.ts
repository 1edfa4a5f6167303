import type { LoaderFunctionArgs } from "@remix-run/node";

import { openDesk } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { inBatches } from "~/platform/basics/in-batches.server";
import { csvFile } from "~/platform/format/csv.server";
import { dayOf } from "~/platform/format/dates";
import { nameOfLanguage } from "~/platform/i18n/languages";
import { figureSteps } from "~/shop/figures/front/figure";
import { readFigureFilter } from "~/shop/figures/front/figure-filter";
import { findFigures } from "~/shop/figures/front/report.server";

import { nameKind } from "./figures/name-kind";

/** The figures of a period, a row for each kind and language. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("money/figures-csv"), [
    "office-figures",
    "drawing",
  ]);
  const today = dayOf(new Date().toISOString());
  const filter = readFigureFilter(query, today);
  return csvFile(
    "cifre.csv",
    [
      t("from"),
      t("to"),
      t("kind"),
      t("language"),
      ...figureSteps.map((step) => t(`steps.${step}`)),
    ],
    inBatches(await findFigures(filter)),
    ({ kind, language, counts }) => [
      filter.from,
      filter.to,
      nameKind(kind, t),
      nameOfLanguage(language),
      ...figureSteps.map((step) => String(counts[step])),
    ],
  );
}
