import { logLine, shownTarget } from "./front/log-line.mjs";

/**
 * Writes one JSON line. For a request it has the request's id, so that all lines of a request can
 * be found. Never pass personal data, tokens or form values.
 */
export function log(
  event: string,
  details: Record<string, string | number> = {},
  request?: Request,
): void {
  console.log(logLine(event, { ...(request && { request: requestId(request) }), ...details }));
}

/** The id that the server gave a request: it is in the log and on error pages. */
export function requestId(request: Request): string {
  return request.headers.get("x-request-id") ?? "";
}

/** The address of a request for the log, without its query and tokens. */
export function shownPath(request: Request): string {
  return shownTarget(new URL(request.url).pathname);
}
