import { people } from "../person/desk.server";

export { default, handle, meta } from "~/front/desk/list-page";

export const loader = people.list;
