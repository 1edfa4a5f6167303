import type { LoaderFunctionArgs } from "@remix-run/node";

import { guard } from "~/people/identity/front/auth.server";
import { mayDo } from "~/people/identity/front/roles";
import { inBatches } from "~/platform/basics/in-batches.server";
import { csvAmount, csvFile } from "~/platform/format/csv.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { unitOf } from "~/workshop/stock/article";
import { countColumns } from "~/workshop/stock/front/count-file";

import { findCountList } from "./stock-count/count-list.server";

/** All articles with what is kept of them, to be filled in and sent back, in Romanian; prices for who is told them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await guard("workshop/stock-count-csv")(request);
  const hasCosts = mayDo(role, "administration");
  const t = translateIn("ro", "office-stock");
  return csvFile(
    "numaratoare.csv",
    Object.values(countColumns),
    inBatches(await findCountList("ro")),
    ({ key, name, article, item }) => [
      key,
      name,
      t(`unitNames.${unitOf(article)}`),
      String(item?.onHand ?? 0),
      // What is not counted stays as it is.
      "",
      item ? String(item.least) : "",
      item?.supplier ?? "",
      item?.supplierCode ?? "",
      item ? String(item.pack) : "",
      item ? String(item.minimum) : "",
      hasCosts && item && item.priceBani !== null ? csvAmount(item.priceBani) : "",
      String(item?.version ?? 0),
    ],
  );
}
