import { PageCache as Shops } from "~/front/page-cache/page-cache.server";

import { isWithout } from "./without.mjs";

type Arguments = ConstructorParameters<typeof Shops>;

/** Every page is made anew. */
class NoPages {
  readonly #app: Arguments[1];

  constructor(_policy: Arguments[0], app: Arguments[1]) {
    this.#app = app;
  }

  answer: Shops["answer"] = async (req, res) => {
    const response = await this.#app.respond(req, res, {});
    if (response) await this.#app.send(req, res, response);
  };
}

export const PageCache = isWithout("page cache") ? NoPages : Shops;
