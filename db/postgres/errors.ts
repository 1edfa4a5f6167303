/** The line to the server broke while a commit was under way: it may have been made. */
export class CommitLostError extends Error {
  constructor(cause: unknown) {
    super("the line to the database broke during a commit", { cause });
  }
}

/**
 * Classes of SQLSTATE after which nothing was done: no connection, none allowed, no such database, no
 * room, no lock, an operator's intervention, a failing disk, a statement that took too long.
 */
const trouble = /^(08|28|3D|53|57|58|55P03|25006|25P03)/;

/** How a socket fails, as Node names it; without a code where the driver notices the end by itself. */
const brokenLine = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)/;
const endedLine =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the server or the line to it refused the work, so that none of it was done. */
export function isPostgresTrouble(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof CommitLostError) return false;
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  if (typeof severity === "string") return typeof code === "string" && trouble.test(code);
  return isBrokenLine(error);
}

/** Whether the line to the server broke, rather than that the server refused something. */
export function isBrokenLine(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return (syscall !== undefined && brokenLine.test(code ?? "")) || endedLine.test(error.message);
}

export function isOutcomeUnknownToPostgres(error: unknown): boolean {
  return error instanceof CommitLostError;
}
