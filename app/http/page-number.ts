/** The page number in an address; anything invalid is page 1. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get("pagina"));
  return Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
