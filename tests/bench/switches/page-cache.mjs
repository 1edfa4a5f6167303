// @ts-check
import { PageCache as Shops } from "../../../app/page-cache/page-cache.mjs";
import { isWithout } from "./without.mjs";

/** Every page is made anew. */
class NoPages {
  /** @param {ConstructorParameters<typeof Shops>[0]} _policy @param {ConstructorParameters<typeof Shops>[1]} app */
  constructor(_policy, app) {
    this.app = app;
  }

  /** @type {Shops["answer"]} */
  async answer(req, res) {
    const response = await this.app.respond(req, res, {});
    if (response) await this.app.send(req, res, response);
  }
}

export const PageCache = isWithout("page cache") ? NoPages : Shops;
