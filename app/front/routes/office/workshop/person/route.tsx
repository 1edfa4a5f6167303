import { people } from "./desk.server";

export { default, handle, meta } from "~/front/desk/record-page";

export const loader = people.loader;
export const action = people.action;
