import type { LoaderFunctionArgs } from "@remix-run/node";

import { requireSales } from "~/accounts/auth.server";
import { csvFile } from "~/format/csv.server";
import { listProductCells, productColumns } from "~/catalogue/bulk/product-cells.server";
import { listMatchingIds } from "~/catalogue/editing/product-table.server";

import { readAdminProductFilter } from "./products/address";

/** The filtered products as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const ids = await listMatchingIds(readAdminProductFilter(new URL(request.url).searchParams));
  const cells = await listProductCells(ids);
  const day = new Date().toISOString().slice(0, 10);
  const products = ids.flatMap((id) => cells.get(id) ?? []);
  return csvFile(`produse-${day}.csv`, productColumns, products, (product) =>
    productColumns.map((column) => product[column]),
  );
}
