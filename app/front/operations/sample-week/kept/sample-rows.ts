import type { Db } from "~db/engine";

/** The tables in which the week leaves rows that no sample person's address marks. */
export type SampleSource =
  | "bank_statements"
  | "banks"
  | "carts"
  | "conversations"
  | "desk_orders"
  | "discounts"
  | "figures"
  | "holidays"
  | "offcuts"
  | "product_questions"
  | "product_views"
  | "sent_forms"
  | "shared_designs"
  | "stock_items"
  | "suppliers"
  | "teams"
  | "workshop_people";

export interface SampleRow {
  source: SampleSource;
  /** Its key in that table; of two columns as JSON. */
  id: string;
  /** How often it was counted; else the version in which it was left. */
  amount?: number;
}

/** Notes that a row is the week's, so that it goes with it. */
export async function keepRow({ source, id, amount = 0 }: SampleRow, db: Db): Promise<void> {
  await db
    .insertInto("sample_rows")
    .values({ source, row_id: id, amount })
    .onConflict((conflict) => conflict.columns(["source", "row_id"]).doUpdateSet({ amount }))
    .execute();
}
