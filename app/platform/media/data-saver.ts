import { createContext, useContext } from "react";

/** Who turned data saving on: the browser (Save-Data), the visitor (in the footer) or nobody. */
export type DataSaver = "browser" | "visitor" | null;

export const DataSaverContext = createContext<DataSaver>(null);

export function useDataSaver(): DataSaver {
  return useContext(DataSaverContext);
}
