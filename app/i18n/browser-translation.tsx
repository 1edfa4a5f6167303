import type { i18n as I18n, Namespace } from "i18next";
import { createContext, useContext, useMemo, type ReactNode } from "react";

/** What pages use of react-i18next, in its place in the browser (vite.config.ts): a sixth of its size. */

const I18nContext = createContext<I18n | undefined>(undefined);

export function I18nextProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>;
}

/** Waits for groups of texts that are not here yet: a page that script opens may need others. */
export function useTranslation(groups: string | string[] = "common") {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("no texts around this component");
  const key = String(groups);
  const t = useMemo(() => i18n.getFixedT(null, key.split(",") as Namespace), [i18n, key]);
  const names = key.split(",");
  if (!names.every((name) => i18n.hasLoadedNamespace(name))) {
    // React goes on when it is fulfilled, which is when all of them are here.
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how a component is suspended
    throw new Promise<void>((resolve) => void i18n.loadNamespaces(names, () => resolve()));
  }
  return { t, i18n };
}
