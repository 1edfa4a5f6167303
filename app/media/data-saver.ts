import { createContext, useContext } from "react";

/** Who asked for lighter pages: the browser (Save-Data), the visitor (in the footer) or nobody. */
export type DataSaver = "browser" | "visitor" | null;

export const DataSaverContext = createContext<DataSaver>(null);

export function useDataSaver(): DataSaver {
  return useContext(DataSaverContext);
}
