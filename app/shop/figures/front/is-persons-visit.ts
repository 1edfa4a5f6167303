/** Matches programs that name themselves; a telephone called Cubot is no program. */
const PROGRAM =
  /(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|headless|lighthouse|monitor|scan/i;
const BROWSER = /^(?:Mozilla|Opera)\//;

/**
 * Whether a person opens a page: no program that names itself, no browser that fetches ahead of a click, and
 * no request for headers alone. What is read here is kept nowhere.
 */
export function isPersonsVisit(
  method: string,
  header: (name: string) => string | null | undefined,
): boolean {
  const agent = header("user-agent") ?? "";
  const purpose = `${header("sec-purpose") ?? ""} ${header("purpose") ?? ""}`;
  return (
    method === "GET" &&
    BROWSER.test(agent) &&
    !PROGRAM.test(agent) &&
    !/prefetch|prerender/i.test(purpose)
  );
}
