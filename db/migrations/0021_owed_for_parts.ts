import type { Kysely } from "kysely";

import { run } from "./on-both";

/**
 * What of an order is owed for its parts is kept as it is owed. Before, all that was owed no longer of an order was
 * taken off what its parts came to, wherever it was read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `update orders set delivered_bani =
      case when delivered_bani > reduced_bani then delivered_bani - reduced_bani else 0 end
      where delivered_bani > 0 and reduced_bani > 0`,
  );
}
