import { createContext } from "react";

/** The id of the request being answered; empty in the browser. */
export const RequestIdContext = createContext("");
