import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Whether script has taken over the page. Controls that need script are shown only then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
