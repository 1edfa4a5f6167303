import { createContext, useContext } from "react";

/** The nonce of the answer being rendered; empty in the browser, which never sees it again. */
export const NonceContext = createContext("");

export function useNonce(): string | undefined {
  return useContext(NonceContext) || undefined;
}
