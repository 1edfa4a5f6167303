import { absences } from "./desk.server";

export { default, handle, meta } from "~/front/desk/list-page";

export const loader = absences.loader;
export const action = absences.action;
