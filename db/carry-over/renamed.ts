/** The tables that have another name since the first release, by the one of before. */
export const renamed = {
  journal: "audit_log",
  ledger: "order_index",
  ledger_words: "order_index_words",
  price_books: "price_lists",
};

/** A name that begins with that of a renamed table, as it is called now. */
export function nameNow(name: string, table: keyof typeof renamed): string {
  return renamed[table] + name.slice(table.length);
}
