import { teams } from "../team/desk.server";

export { default, handle, meta } from "~/front/desk/list-page";

export const loader = teams.list;
