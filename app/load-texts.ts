import type { BackendModule, ReadCallback } from "i18next";

import { paths } from "~/paths";

/** Fetches a group of texts for i18next, which tries again after a fault of the server's (spec §8). */
export const TextLoader: BackendModule = {
  type: "backend",
  init: () => undefined,
  read(language: string, group: string, done: ReadCallback) {
    void fetch(`${paths.textGroup(language, group)}?v=${__LOCALES_VERSION__}`)
      .then(async (answer) => {
        if (answer.ok) done(null, (await answer.json()) as Parameters<ReadCallback>[1]);
        else done(new Error(`texts: ${answer.status}`), answer.status >= 500);
      })
      .catch((error: Error) => done(error, true));
  },
};
