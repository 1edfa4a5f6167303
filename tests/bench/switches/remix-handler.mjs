// @ts-check
import { appPerPage as shops } from "../../../app/server/remix-handler.mjs";
import { isWithout } from "./without.mjs";

/** An address that matches no page is answered by the whole shop: so all are. @type {typeof shops} */
export const appPerPage = isWithout("app per page") ? (remix) => shops(remix, () => null) : shops;
