// @ts-check
import { KeptPages as Shops } from "../../../app/page-cache/page-cache.mjs";
import { isWithout } from "./without.mjs";

/** Every page is made anew. */
class NoPages {
  /** @type {Shops["answer"]} */
  answer(req, res, app) {
    delete req.headers["x-shop-keep"];
    app(req, res);
  }
}

export const KeptPages = isWithout("page cache") ? NoPages : Shops;
