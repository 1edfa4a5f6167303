/** Programs that say what they are; a telephone called Cubot is none. */
const PROGRAM =
  /(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|headless|lighthouse|monitor|scan/i;
const BROWSER = /^(?:Mozilla|Opera)\//;

/**
 * Whether somebody opens a page: not a program by its own name, not a browser that fetches ahead of a click,
 * and not a question for headers alone. What is read here is kept nowhere.
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
