import type { Namespace, TFunction } from "i18next";

import { requestLanguage, translator } from "./i18n.server";

/** Texts for loaders and actions, in the language of the request. */
export async function translateFor<Group extends Namespace>(
  request: Request,
  group: Group,
): Promise<TFunction<Group>> {
  return translator(await requestLanguage(request)).getFixedT(null, group);
}
