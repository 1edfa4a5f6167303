/** The storage key under which a browser remembers that its user wants no quick keys. */
const REFUSED = "quick-keys-off";

let isWantedHere: boolean | undefined;
const watchers = new Set<() => void>();

/** Calls back whenever somebody turns the keys on or off; returns what ends that. */
export function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Storage may be forbidden; then the choice holds until the page is left. */
export function isWanted(): boolean {
  if (isWantedHere !== undefined) return isWantedHere;
  try {
    isWantedHere = localStorage.getItem(REFUSED) === null;
  } catch {
    isWantedHere = true;
  }
  return isWantedHere;
}

/** Turns the keys on or off in this browser. */
export function want(isOn: boolean): void {
  isWantedHere = isOn;
  try {
    if (isOn) localStorage.removeItem(REFUSED);
    else localStorage.setItem(REFUSED, "1");
  } catch {
    // Storage is forbidden, so nothing is remembered.
  }
  for (const watcher of watchers) watcher();
}
