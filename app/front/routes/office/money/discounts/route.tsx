import { discounts } from "../discount/desk.server";

export { default, handle, meta } from "~/front/desk/list-page";

export const loader = discounts.list;
