import { createContext, useContext } from "react";

const ELEMENT = "request-id";

/** The number of the request being answered; empty in the browser. */
export const RequestIdContext = createContext("");

/** The request's number and the id of the element that shows it; the browser reads it from there. */
export function useRequestId(): { id: string; element: string } {
  const given = useContext(RequestIdContext);
  const isBrowser = typeof document !== "undefined";
  const shown = isBrowser ? document.getElementById(ELEMENT)?.textContent : undefined;
  return { id: given || shown || "", element: ELEMENT };
}
