import type { LoaderFunctionArgs } from "@remix-run/node";

import { countFile, guard } from "~/people/identity/front/auth.server";
import { csvFile } from "~/platform/format/csv.server";
import { officePaths } from "~/platform/paths/office-paths";
import {
  productColumns,
  readProductCells,
} from "~/shop/catalogue-editing/front/product-cells.server";
import { listMatchingIds } from "~/shop/catalogue-editing/front/product-table.server";

import { readOfficeProductFilter } from "./products/address";

/** The filtered products as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await guard("catalogue/products-export")(request);
  await countFile(request, admin, officePaths.products());
  const ids = await listMatchingIds(readOfficeProductFilter(new URL(request.url).searchParams));
  const day = new Date().toISOString().slice(0, 10);
  return csvFile(`produse-${day}.csv`, productColumns, readProductCells(ids), (product) =>
    productColumns.map((column) => product[column]),
  );
}
