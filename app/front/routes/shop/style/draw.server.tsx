import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from "react-router-dom/server";

import type { SavedFilter } from "~/front/desk/saved-filter.server";
import type { Language } from "~/platform/i18n/languages";
import { translatorOf } from "~/platform/i18n/translate.server";
import { TranslatorProvider } from "~/platform/i18n/use-translation";

import { PLACE, samples } from "./samples.server";

/** A component in one of its states. */
export interface State {
  name: string;
  shown: ReactNode;
  /** Whether it is drawn while a form of its page is on its way. */
  isSent?: boolean;
  /** Whether it stands in the office's frame, as dense as all is there. */
  isOffice?: boolean;
}

/** A filter that somebody has kept, for the list that stands at the page's own address. */
const kept: SavedFilter = { id: "1", list: PLACE, name: samples.sentence, query: "?stare=noua" };

/**
 * Draws components as their pages do, on a static router, as HTML. Script takes over none of them, so
 * the page loads none of their code and does not change how other pages' files are split.
 */
export async function drawStates(states: State[], language: Language): Promise<string> {
  const drawn = await Promise.all(states.map((state) => draw(state, language)));
  return drawn.join("");
}

async function draw({ name, shown, isSent, isOffice }: State, language: Language) {
  const element = (
    <section id={name.replaceAll(/\W+/g, "-")} className="border-t border-line py-6">
      <p className="mb-3 text-sm text-stone">{name}</p>
      {isOffice ? <div className="admin min-h-0">{shown}</div> : shown}
    </section>
  );
  const inOffice = { id: "routes/office/layout", children: [{ path: "*", element }] };
  const handler = createStaticHandler([
    {
      id: "root",
      path: "/",
      loader: () => ({ isVatIncluded: true }),
      children: [{ ...inOffice, loader: () => ({ savedFilters: [kept] }) }],
    },
  ]);
  const context = await handler.query(new Request(new URL(PLACE, "http://localhost")));
  if (context instanceof Response) throw context;
  const router = createStaticRouter(handler.dataRoutes, context);
  const navigation = isSent ? onItsWay : router.state.navigation;
  return renderToStaticMarkup(
    <TranslatorProvider value={translatorOf(language)}>
      <StaticRouterProvider
        context={context}
        router={{ ...router, state: { ...router.state, navigation } }}
        hydrate={false}
      />
    </TranslatorProvider>,
  );
}

/** What a router says of itself while a form is sent to the page's own address. */
const onItsWay = {
  state: "submitting" as const,
  location: { pathname: PLACE, search: "", hash: "", state: null, key: "" },
  formMethod: "post" as const,
  formAction: PLACE,
  formEncType: "application/x-www-form-urlencoded" as const,
  formData: new FormData(),
  json: undefined,
  text: undefined,
};
