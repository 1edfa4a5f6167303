import type { LoaderFunctionArgs } from "@remix-run/node";

import { requireAdmin } from "~/auth.server";
import { listProductCells } from "~/models/product-cells.server";
import { listMatchingIds } from "~/models/product-list.server";
import { writeProductFile } from "~/product-csv.server";

import { readAdminProductFilter } from "./admin.produse/address";

/** The products that pass the list's filter, as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const ids = await listMatchingIds(readAdminProductFilter(new URL(request.url).searchParams));
  const cells = await listProductCells(ids);
  const day = new Date().toISOString().slice(0, 10);
  const file = await writeProductFile(ids.flatMap((id) => cells.get(id) ?? []));
  return new Response(file, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="produse-${day}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
