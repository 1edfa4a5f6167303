import { useLocation } from "@remix-run/react";
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

/** The page's address as forms send it along to lead back to it. */
export function usePageAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
