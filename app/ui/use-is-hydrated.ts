import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Whether script has taken over the page: what works only with it is shown only then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
