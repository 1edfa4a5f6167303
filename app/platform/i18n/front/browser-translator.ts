import { paths } from "~/platform/paths/paths";

import { createTranslator, type Texts, type Translator } from "../translate";

const TRIES = 6;
const FIRST_PAUSE = 350;

/** Translates with texts that come over the line, group by group. */
export interface BrowserTranslator extends Translator {
  /** Fulfilled when all of these groups are here. */
  load: (names: string[]) => Promise<void>;
}

/** If a group cannot be fetched, `onLost` is called and the page does not go on. */
export function createBrowserTranslator(language: string, onLost: () => void): BrowserTranslator {
  const groups = new Map<string, Texts>();
  const fetched = new Map<string, Promise<boolean>>();
  const fetchInto = async (name: string) => {
    const texts = await fetchGroup(language, name);
    if (texts) groups.set(name, texts);
    return texts !== undefined;
  };
  /** Many components of a page wait for the same group, which is fetched once. */
  const loadGroup = (name: string) => {
    const asked = fetched.get(name) ?? fetchInto(name);
    fetched.set(name, asked);
    return asked;
  };
  const load = async (names: string[]) => {
    const came = await Promise.all(names.map(loadGroup));
    if (came.every(Boolean)) return;
    onLost();
    await new Promise(() => {});
  };
  return { ...createTranslator(language, groups), load };
}

/** The group's texts; tried again after a fault of the server's or the line's (spec §8). */
async function fetchGroup(language: string, name: string): Promise<Texts | undefined> {
  for (let tried = 1; ; tried += 1) {
    const answer = await fetch(`${paths.textGroup(language, name)}?v=${__LOCALES_VERSION__}`).catch(
      () => undefined,
    );
    if (answer?.ok) return (await answer.json()) as Texts;
    if (tried === TRIES || (answer && answer.status < 500)) return undefined;
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE * 2 ** (tried - 1)));
  }
}
