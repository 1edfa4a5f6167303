import { holidays } from "./desk.server";

export { default, handle, meta } from "~/front/desk/list-page";

export const loader = holidays.loader;
export const action = holidays.action;
