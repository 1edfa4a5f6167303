import { createContext, useContext } from "react";

/** Who asked for lighter pages: the browser (Save-Data), the visitor (in the footer) or nobody. */
export type Economy = "browser" | "visitor" | null;

export const EconomyContext = createContext<Economy>(null);

export function useEconomy(): Economy {
  return useContext(EconomyContext);
}
