/** The category and number in a piece's address of the catalogue, such as `dormitoare/3`; undefined where it is none. */
export function readPieceAddress(
  address: string,
): { category: string; number: number } | undefined {
  const [, category, number] = /^([a-z0-9-]{1,100})\/(\d{1,9})$/.exec(address) ?? [];
  return category ? { category, number: Number(number) } : undefined;
}
