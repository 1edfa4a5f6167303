import { banks } from "../bank/desk.server";

export { default, handle, meta } from "~/front/desk/list-page";

export const loader = banks.list;
