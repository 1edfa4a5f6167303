import type { Language } from "~/platform/i18n/languages";

import bg from "../words/bg.json";
import en from "../words/en.json";
import fr from "../words/fr.json";
import hu from "../words/hu.json";
import it from "../words/it.json";
import ro from "../words/ro.json";
import ru from "../words/ru.json";
import tr from "../words/tr.json";
import type { WordLists } from "./vocabulary";

/** The words that a shop begins with; the owner's lists take their place (`search_words`). */
export const defaultWords: Record<Language, WordLists> = { ro, en, tr, bg, hu, it, fr, ru };
