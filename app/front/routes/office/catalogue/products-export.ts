import type { LoaderFunctionArgs } from "@remix-run/node";

import { guard } from "~/people/identity/front/auth.server";
import { countFile } from "~/people/identity/front/counted-requests.server";
import { csvFile } from "~/platform/format/csv.server";
import { officePaths } from "~/platform/paths/office-paths";
import { listMatchingIds } from "~/shop/catalogue-editing/front/matching-products.server";
import { productColumns } from "~/shop/catalogue-editing/front/product-cells.server";
import { readProductCells } from "~/shop/catalogue-editing/front/product-file.server";

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
