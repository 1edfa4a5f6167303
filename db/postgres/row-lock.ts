import type { Client } from "pg";

/**
 * Does a job while it holds the lock of the job's row, on a line of its own, so that of all processes one
 * does it. The server gives the lock back when the line ends, in whatever way its process ended. Returns
 * "busy" where another holds it, or has begun the job less than `pause` milliseconds ago.
 */
export async function underRowLock<Result>(
  connect: () => Promise<Client>,
  job: string,
  pause: number,
  work: () => Promise<Result>,
): Promise<Result | "busy"> {
  const line = await connect();
  // A job may take long, and nothing else waits for its row.
  await line.query("set idle_in_transaction_session_timeout = 0");
  try {
    // Only where it is missing: inserting beside a row that is being changed would wait for its change.
    await line.query(
      `insert into background_jobs (name) select $1 where not exists (
        select from background_jobs where name = $1) on conflict do nothing`,
      [job],
    );
    await line.query("begin");
    // By the server's clock, because those of several machines differ.
    const { rowCount } = await line.query(
      `update background_jobs set begun_at = ${NOW} where name in (
        select name from background_jobs where name = $1 and begun_at <= ${NOW} - $2::bigint
        for update skip locked)`,
      [job, pause],
    );
    if (rowCount === 0) return "busy";
    const result = await work();
    await line.query("commit");
    return result;
  } finally {
    await line.end();
  }
}

/** In milliseconds. */
const NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
