import SQLite from "better-sqlite3";

/** The check whether what is kept in memory still holds: a look at one number. */
const VERSION = "select version from catalogue_version";

/**
 * What this process asks of its SQLite databases from now on, with its values, in the order in which it is
 * asked; empty it before what is to be counted.
 */
export function recordQueries(): string[] {
  const sent: string[] = [];
  const statement = new SQLite(":memory:").prepare("select 1");
  const prototype = Object.getPrototypeOf(statement) as Record<
    "all" | "get" | "run",
    (this: SQLite.Statement, ...values: unknown[]) => unknown
  >;
  for (const method of ["all", "get", "run"] as const) {
    const original = prototype[method];
    prototype[method] = function (...values) {
      if (this.source !== VERSION) sent.push(`${this.source} ${JSON.stringify(values)}`);
      return original.apply(this, values);
    };
  }
  return sent;
}
