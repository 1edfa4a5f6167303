import { foldText } from "~/platform/format/compare-texts";
import { languageCodes, type Language } from "~/platform/i18n/languages";
import { textsOf } from "~/platform/i18n/translate.server";

import { isOutside } from "./read-topics";

/**
 * Words that only one of the languages has, by which a message is known: those that join and ask, and what
 * customers speak of. As they are typed, with or without diacritics.
 */
const ownWords: Record<Language, string> = {
  ro: "și aveți faceți livrați vreau doresc pentru dacă este sunt câte cât cum unde când care nu ce ați vă îmi mea meu noi voi buna salut mulțumesc dulap bibliotecă comodă birou pat masă raft canapea mobilă uși sertare nișă costă preț plată garanție montaj etaj comanda comandă acasă trebuie poate putem pot ajunge vine trimiteți veniți oferiți cumpăr",
  en: "the you your and with what where when how much does can could would have has are is it my me our do we they this that there about please want need looking any if or not hello hi thanks thank wardrobe bookcase shelf desk bed table drawers furniture deliver delivery order cost price pay warranty guarantee assembly open house home floor stairs",
  tr: "ve bir bu için var yok mı mi mu mü misiniz mısınız musunuz müsünüz nasıl nerede kadar kaç ne zaman istiyorum lütfen merhaba teşekkür gardırop kitaplık şifonyer masa yatak koltuk mobilya teslimat sipariş siparişim fiyat ödeme garanti montaj kat ev yapıyor ediyor veriyor",
  bg: "и е ли вие вас как къде кога колко какво каква какъв ще мога може искам имате правите здравейте благодаря гардероб библиотека скрин бюро легло диван мебели доставка доставяте поръчка поръчката цена плащане гаранция монтаж етаж вкъщи със във при от за на се да си не съм сме още",
  hu: "és egy van nincs hogy hogyan hol mikor mennyi mennyibe meddig milyen lehet tudok szeretnék kérem jó napot estét reggelt szia köszönöm szekrény könyvespolc komód íróasztal ágy kanapé bútor szállítás szállítanak szállítotok rendelés rendelésem ár fizetni fizetés garancia szerelés emelet otthon önök nem igen vagy meg az is még",
  it: "il che per avete fate vorrei posso potete quanto quando dove come sono della delle gli una uno anche mio mia vostro ciao buongiorno grazie armadio libreria cassettiera scrivania letto divano mobili consegnate consegna ordine prezzo costa pagare pagamento garanzia montaggio piano casa è dal nel con si",
  fr: "vous nous est sont avez faites les des une pour avec quel quelle quand combien où comment puis peut pouvez voudrais je mon ma votre vos bonjour merci armoire bibliothèque commode bureau lit table canapé meubles meuble livrez livraison commande prix coûte payer paiement garantie montage étage chez moi ce qui que dans sur aux du",
  ru: "и вы вас у нас как где когда сколько что какая какой какие можно могу хочу есть ли делаете здравствуйте спасибо шкаф комод стол кровать диван мебель доставка доставляете доставите заказ цена стоит оплата оплатить гарантия сборка этаж дома мне мой моя ваш это для при со на за не нет до из",
};

/** Letters that only one of them has. */
const ownLetters: [RegExp, Language][] = [
  [/[șță]/u, "ro"],
  [/[ğı]/u, "tr"],
  [/[őű]/u, "hu"],
  [/[ыэё]/u, "ru"],
  [/[êœù]/u, "fr"],
];
const LETTER_WEIGHT = 2;
/** Words of fewer letters are often words of other languages too. */
const LEAST_LONG = 3;
const SHORT_WEIGHT = 0.5;
/** By how much the score of another language has to exceed that of the page's language. */
const LEAST_LEAD = 2;
const cyrillic: readonly Language[] = ["bg", "ru"];

/** The languages of each word; of a word of two of them each gets a part. */
const languagesOf = new Map<string, Language[]>();
for (const code of languageCodes) {
  for (const word of new Set(ownWords[code].split(" ").map(foldText))) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), code]);
  }
}

/**
 * The language in which a visitor writes: of the newest message that shows it, else the page's. `texts`:
 * their messages, the newest first.
 */
export function languageOfMessages(texts: readonly string[], page: Language): Language {
  for (const text of texts) {
    const language = shownLanguage(text, page) ?? languageOfTopics(text, page);
    if (language) return language;
  }
  return page;
}

/** The only language in which a text speaks of something that the shop tells of, unless the page's is one. */
function languageOfTopics(text: string, page: Language): Language | undefined {
  const speaks = (code: Language) => isOutside(text, textsOf(code, "assistant-words").topics);
  if (speaks(page)) return page;
  const others = languageCodes.filter(speaks);
  return others.length === 1 ? others[0] : undefined;
}

/** The language of a text; undefined if the text, such as a size or a yes, shows none. */
function shownLanguage(text: string, page: Language): Language | undefined {
  // A name keeps the letters of its own language in any other.
  const letters = text
    .normalize("NFC")
    .replace(/(^|\s)\p{Lu}\p{Ll}+/gu, " ")
    .toLowerCase();
  const scores = new Map<Language, number>();
  const add = (code: Language, score: number) => scores.set(code, (scores.get(code) ?? 0) + score);
  for (const word of foldText(text).match(/\p{L}+/gu) ?? []) {
    const codes = languagesOf.get(word) ?? [];
    const weight = word.length < LEAST_LONG ? SHORT_WEIGHT : 1;
    for (const code of codes) add(code, weight / codes.length);
  }
  for (const [own, code] of ownLetters) if (own.test(letters)) add(code, LETTER_WEIGHT);
  const isCyrillic = /\p{Script=Cyrillic}/u.test(text);
  const may = (code: Language) => cyrillic.includes(code) === isCyrillic;
  const scored = [...scores]
    .filter(([code]) => may(code))
    .sort(([, one], [, other]) => other - one);
  const [best] = scored;
  const ofPage = may(page) ? (scores.get(page) ?? 0) : 0;
  if (!best) return undefined;
  const [language, score] = best;
  if (language === page || score === ofPage) return page;
  // A single word may be a name, or belong to another language whose list lacks it.
  const isClear = may(page) ? score - ofPage >= LEAST_LEAD || (ofPage === 0 && score >= 1) : true;
  return isClear ? language : ofPage > 0 ? page : undefined;
}
