// @ts-check
import * as shops from "../../../app/front/server/routes-in-reach.mjs";
import { isWithout } from "./without.mjs";

/** Every request is put to all routes. @type {typeof shops.handlerInReach} */
const putToAll = (build, make) => make(build);

export const handlerInReach = isWithout("routes in reach") ? putToAll : shops.handlerInReach;
