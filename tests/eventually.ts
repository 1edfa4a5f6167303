/** Asks until the answer is yes, for what the shop does in its own time. */
export async function eventually(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  patience = 30_000,
): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`still not after ${patience / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
