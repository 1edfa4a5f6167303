import { isOutcomeUnknown, isStorageTrouble } from "~db/engine";

/**
 * Writes the mail of each of several items. An item that fails holds up no other: its error is thrown
 * at the end, the first where there are several. A disk failure is thrown at once.
 */
export async function writeApart<Item>(
  items: readonly Item[],
  write: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    await write(item).catch((error: unknown) => {
      if (isStorageTrouble(error) || isOutcomeUnknown(error)) throw error;
      failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
}
