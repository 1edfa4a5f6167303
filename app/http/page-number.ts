/** The page of a list that an address asks for; nonsense is the first one. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get("pagina"));
  return Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
