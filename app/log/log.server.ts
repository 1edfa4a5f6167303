import { logLine, shownTarget } from "./log-line.mjs";

/**
 * One JSON line; with a request, its id, so that lines about the same request are found together.
 * Never pass personal data, tokens or form values.
 */
export function log(
  event: string,
  details: Record<string, string | number> = {},
  request?: Request,
): void {
  console.log(logLine(event, { ...(request && { request: requestId(request) }), ...details }));
}

/** The number the guard has given a request: in the log, and on the page of an error. */
export function requestId(request: Request): string {
  return request.headers.get("x-request-id") ?? "";
}

/** The address of a request, fit for the log: without its query, and without a token. */
export function shownPath(request: Request): string {
  return shownTarget(new URL(request.url).pathname);
}
