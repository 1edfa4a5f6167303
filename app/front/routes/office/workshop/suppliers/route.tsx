import { suppliers } from "../supplier/desk.server";

export { default, handle, meta } from "~/front/desk/list-page";

export const loader = suppliers.list;
