import type { ContextType, ReactNode } from "react";
import {
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_RouteContext as RouteContext,
} from "react-router-dom";

import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";

/**
 * A form as HTML (`htmlIn`). Its fields ask the router whether their page answers a form, to tell later what was
 * corrected; here no script asks later, so they are told that it answers none.
 */
export function formIn(language: Language, form: ReactNode): string {
  return htmlIn(
    language,
    <StateContext.Provider value={unanswered}>
      <RouteContext.Provider value={somewhere}>{form}</RouteContext.Provider>
    </StateContext.Provider>,
  );
}

const unanswered = { actionData: null } as ContextType<typeof StateContext>;
const somewhere = {
  outlet: null,
  matches: [{ route: { id: "form" } }],
  isDataRoute: true,
} as unknown as ContextType<typeof RouteContext>;
