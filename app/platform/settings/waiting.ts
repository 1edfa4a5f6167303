/** Work that waits for somebody: how much, and since when the oldest of it; null where nobody noted that. */
export interface Waiting {
  count: number;
  since: string | null;
}
