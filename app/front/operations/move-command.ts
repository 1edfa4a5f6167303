import { databaseUrl } from "~/platform/env/env.server";
import { moveShop } from "~db/move";
import { storeOf } from "~db/shop-store.server";

/**
 * `npm run move -- FROM TO`, each the path of a file, the address of a PostgreSQL database, or the word
 * DATABASE_URL for the one of the environment, so that no password is typed.
 */
export async function runMove(): Promise<void> {
  const [from, to] = process.argv.slice(3).map(placeOf);
  if (!from || !to) {
    throw new Error("Say from where to where: npm run move -- data/shop.sqlite DATABASE_URL");
  }
  const [source, target] = [storeOf(from), storeOf(to)];
  const moved = await moveShop(source, target);
  for (const { name, rows, hash } of moved) {
    if (rows > 0) console.log(`${name.padEnd(24)} ${String(rows).padStart(9)}  ${hash}`);
  }
  const rows = moved.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Moved ${rows} rows of ${moved.length} tables from ${source.name} to ${target.name}; ` +
      "what was read there has the same counts and hashes.",
  );
}

function placeOf(word: string): string {
  if (word !== "DATABASE_URL") return word;
  if (!databaseUrl) throw new Error("DATABASE_URL is not set.");
  return databaseUrl;
}
