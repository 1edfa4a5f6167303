import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import type { Language } from "./languages";
import { translatorOf } from "./translate.server";
import { TranslatorProvider } from "./use-translation";

/** A part of a page as HTML: what never changes on the page takes no script along. */
export function htmlIn(language: Language, part: ReactNode): string {
  return renderToStaticMarkup(
    <TranslatorProvider value={translatorOf(language)}>{part}</TranslatorProvider>,
  );
}
