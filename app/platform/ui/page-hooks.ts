import { useLocation } from "@remix-run/react";
import { useSyncExternalStore, createContext, useContext } from "react";

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

/** The id of the request being answered; empty in the browser. */
export const RequestIdContext = createContext("");

/** Who turned data saving on: the browser (Save-Data), the visitor (in the footer) or nobody. */
export type DataSaver = "browser" | "visitor" | null;

export const DataSaverContext = createContext<DataSaver>(null);

export function useDataSaver(): DataSaver {
  return useContext(DataSaverContext);
}
