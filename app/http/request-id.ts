import { createContext } from "react";

/** The number of the request being answered; empty in the browser. */
export const RequestIdContext = createContext("");
