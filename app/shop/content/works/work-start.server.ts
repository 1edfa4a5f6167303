import { isRunText } from "~/furniture/boards/run-address";
import { makePlan } from "~/furniture/planner/plan.server";
import { readPlanned, writePlanned } from "~/furniture/planner/planned";
import { shopOrigin } from "~/platform/env/env.server";
import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";
import type { Db } from "~db/engine";

/** What a row keeps of an address from which one can start: at most one of the two. */
interface StoredStart {
  design: string;
  product_id: string | null;
}

const nothing: StoredStart = { design: "", product_id: null };

/**
 * Reads the address of a design of the planner's, wherever it was opened, or of a piece of this shop's catalogue,
 * with or without the shop's name before it; an empty one stands for none. Undefined where it leads to no design that
 * can be built with decors of the shop's, and to no piece that is for sale.
 */
export async function findStart(typed: string, db: Db): Promise<StoredStart | undefined> {
  if (typed === "") return nothing;
  if (!URL.canParse(typed, shopOrigin)) return undefined;
  const { origin, pathname, searchParams } = new URL(typed, shopOrigin);
  if (pathname === paths.planner() || pathname === serverPaths.runPlanner()) {
    const design = readPlanned(searchParams.get("d") ?? "");
    if (!design || (await makePlan(design, "ro", db)).kind !== "plan") return undefined;
    return { design: writePlanned(design), product_id: null };
  }
  // A design says all of itself; a piece's number says nothing in another shop.
  if (origin !== new URL(shopOrigin).origin) return undefined;
  const [, category = "", number = ""] = PRODUCT.exec(pathname) ?? [];
  const row = await pieces(db)
    .select("products.id")
    .where("products.status", "=", "active")
    .where("products.deleted_at", "is", null)
    .where("categories.status", "=", "active")
    .where("categories.slug", "=", category)
    .where("products.number", "=", Number(number))
    .executeTakeFirst();
  return row && { design: "", product_id: row.id };
}

const PRODUCT = /^\/produse\/([a-z\d-]{1,80})\/(\d{1,9})\/?$/;

/**
 * The address of what a row keeps; empty for nothing. The office sees that of a piece that is not for sale any more
 * too, and so may take it away; visitors are led to none.
 */
export async function startAddress({ design, product_id }: StoredStart, db: Db): Promise<string> {
  if (design !== "") return designAddress(design);
  if (product_id === null) return "";
  const row = await pieces(db)
    .select(["categories.slug", "products.number"])
    .where("products.id", "=", product_id)
    .executeTakeFirst();
  return row ? paths.product(row.slug, row.number) : "";
}

/** Where the planner opens a design. */
export function designAddress(design: string): string {
  const planner = isRunText(design) ? serverPaths.runPlanner() : paths.planner();
  return `${planner}?d=${design}`;
}

/** The pieces of the catalogue, with their categories. */
function pieces(db: Db) {
  return db.selectFrom("products").innerJoin("categories", "categories.id", "products.category_id");
}
