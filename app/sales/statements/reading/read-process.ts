import { readStatement } from "../front/read-statement";
import type { ReadJob, ReadResult } from "./read-apart.server";

// Reads large statements, one after the other, in a process of its own. Started and ended by
// read-apart.server.ts; it ends with whoever started it.

process.on("disconnect", () => process.exit());

process.on("message", ({ bytes, layout, iban, reading }: ReadJob) => {
  process.send?.(readStatement(bytes, layout, iban, reading) satisfies ReadResult);
});
