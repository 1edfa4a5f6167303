import { suppliers } from "./desk.server";

export { default, handle, meta } from "~/front/desk/record-page";

export const loader = suppliers.loader;
export const action = suppliers.action;
