import { zones } from "./desk.server";

export { default, handle, meta } from "~/front/desk/record-page";

export const loader = zones.loader;
export const action = zones.action;
