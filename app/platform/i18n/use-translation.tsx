import { createContext, useContext } from "react";

import type { BrowserTranslator } from "./front/browser-translator";
import type { Groups, Translator } from "./translate";

// The part of react-i18next that pages need, in a sixth of its size.

const TranslatorContext = createContext<Translator | BrowserTranslator | undefined>(undefined);

export const TranslatorProvider = TranslatorContext.Provider;

/** Waits for groups of texts that are not here yet: a page that script opens may need others. */
export function useTranslation<const Names extends Groups = "common">(
  groups: Names = "common" as Names,
) {
  const i18n = useContext(TranslatorContext);
  if (!i18n) throw new Error("no texts around this component");
  const names = [groups].flat();
  // React renders on when this promise is fulfilled, which is when all the groups are here.
  // oxlint-disable-next-line typescript/only-throw-error -- how a component is suspended
  if ("load" in i18n && !names.every(i18n.hasGroup)) throw i18n.load(names);
  return { t: i18n.translate(groups), i18n };
}
