import * as shops from "~db/compiled-query";

import { isWithout } from "./without.mjs";

const isCompiledAnew = isWithout("compiled queries");

/** Every query is compiled each time it runs. */
const compileAnew: typeof shops.compiledQuery = (build) => async (values, db) => {
  const { rows } = await db.executeQuery(build(db, values).compile());
  return rows;
};

export const compiledQuery = isCompiledAnew ? compileAnew : shops.compiledQuery;

const insertAnew: typeof shops.insertRow = async (table, row, db) => {
  await db.insertInto(table).values(row).execute();
};

export const insertRow = isCompiledAnew ? insertAnew : shops.insertRow;
