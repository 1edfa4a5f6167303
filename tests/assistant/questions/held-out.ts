import type { Language } from "~/platform/i18n/languages";

/** What an answer has to be about; `human`: it is not known, and says so with the ways to somebody who knows. */
export type Subject =
  | "assembly"
  | "carrying"
  | "payment"
  | "guarantee"
  | "withdrawal"
  | "showroom"
  | "measuring"
  | "hours"
  | "samples"
  | "not-made"
  | "order"
  | "human"
  | { delivers: string };

/** A message on a page in `page`; the answer is in the language of the message, `in` where that is another. */
export interface HeldOut {
  page: Language;
  in?: Language;
  after?: string[];
  says: string;
  about: Subject;
}

/** Sixty questions that nobody looked at while words were gathered: they measure, they teach nothing. */
export const heldOut: HeldOut[] = [
  { page: "ro", says: "montajul e inclus sau platesc separat?", about: "assembly" },
  { page: "ro", says: "stau la etajul 4 fara lift, urcati dulapul pana sus?", about: "carrying" },
  { page: "ro", says: "Faceți și canapele extensibile?", about: "not-made" },
  { page: "ro", says: "pot plati in rate?", about: "payment" },
  { page: "ro", says: "ce garantie au balamalele si sertarele", about: "guarantee" },
  {
    page: "ro",
    says: "daca nu-mi place culoarea cand ajunge, o pot da inapoi?",
    about: "withdrawal",
  },
  { page: "ro", says: "unde va gasesc sa vad mobila pe viu", about: "showroom" },
  { page: "ro", says: "aveti locuri de munca pt tamplar?", about: "human" },
  { page: "ro", says: "trimiteti mostre de pal acasa?", about: "samples" },
  {
    page: "ro",
    says: "cat costa transportul pana la Ploiesti",
    about: { delivers: "Prahova" },
  },
  { page: "ro", says: "vine cineva sa masoare bucataria?", about: "measuring" },
  {
    page: "ro",
    after: ["vreau un dulap"],
    says: "stai, inainte de asta: livrati in Brasov?",
    about: { delivers: "Brașov" },
  },
  {
    page: "en",
    says: "Do you assemble the furniture or do I get it flat packed?",
    about: "assembly",
  },
  {
    page: "en",
    says: "My flat is on the 3rd floor, will your guys carry the wardrobe upstairs?",
    about: "carrying",
  },
  { page: "en", says: "can i pay cash when it arrives", about: "payment" },
  { page: "en", says: "Can you repair an old chair from my grandmother?", about: "human" },
  { page: "en", says: "I changed my mind, how do I send it back?", about: "withdrawal" },
  { page: "ro", in: "en", says: "Do you sell mattresses?", about: "not-made" },
  {
    page: "en",
    says: "any chance of getting colour samples before I decide",
    about: "samples",
  },
  {
    page: "en",
    after: ["I want a bookcase"],
    says: "are you open on Sunday?",
    about: "hours",
  },
  {
    page: "fr",
    says: "Est-ce que vous montez les meubles chez le client ?",
    about: "assembly",
  },
  { page: "fr", says: "Il n'y a pas d'ascenseur, c'est un problème ?", about: "carrying" },
  {
    page: "fr",
    says: "Combien de temps j'ai pour changer d'avis ?",
    about: "withdrawal",
  },
  {
    page: "ro",
    in: "fr",
    says: "Vous livrez à Constanța ?",
    about: { delivers: "Constanța" },
  },
  { page: "fr", says: "Vous faites des fauteuils ?", about: "not-made" },
  { page: "fr", says: "Où est-ce que je peux voir vos meubles ?", about: "showroom" },
  {
    page: "fr",
    says: "J'ai commandé il y a deux semaines, où en est-on ?",
    about: "order",
  },
  { page: "it", says: "Il montaggio è compreso nel prezzo?", about: "assembly" },
  { page: "it", says: "Devo pagare tutto subito o basta un acconto?", about: "payment" },
  { page: "it", says: "Un tecnico può venire a prendere le misure?", about: "measuring" },
  { page: "en", in: "it", says: "Quanto dura la garanzia?", about: "guarantee" },
  { page: "it", says: "A che ora chiudete il sabato?", about: "hours" },
  { page: "it", says: "Vendete anche materassi?", about: "not-made" },
  {
    page: "it",
    after: ["vorrei un armadio in nicchia"],
    says: "ma prima dimmi: consegnate a Timișoara?",
    about: { delivers: "Timiș" },
  },
  { page: "hu", says: "Összeszerelitek a bútort, vagy nekem kell?", about: "assembly" },
  { page: "hu", says: "Negyedik emelet, lift nincs. Felhozzátok?", about: "carrying" },
  { page: "hu", says: "Kaphatok anyagmintát?", about: "samples" },
  { page: "ro", in: "hu", says: "Lehet kártyával fizetni?", about: "payment" },
  { page: "hu", says: "Meddig vagytok nyitva szombaton?", about: "hours" },
  { page: "hu", says: "Szállítotok Kolozsvárra?", about: { delivers: "Cluj" } },
  { page: "hu", says: "Mi van, ha két év múlva elromlik a fiók?", about: "guarantee" },
  { page: "bg", says: "Монтажът включен ли е в цената?", about: "assembly" },
  { page: "bg", says: "Качвате ли мебелите до петия етаж?", about: "carrying" },
  { page: "bg", says: "Мога ли да върна поръчката?", about: "withdrawal" },
  { page: "bg", says: "Правите ли дивани?", about: "not-made" },
  { page: "ro", in: "bg", says: "Каква е гаранцията?", about: "guarantee" },
  { page: "bg", says: "Търсите ли работници?", about: "human" },
  { page: "ru", says: "Сборка входит в стоимость?", about: "assembly" },
  { page: "ru", says: "Поднимете шкаф на шестой этаж?", about: "carrying" },
  {
    page: "ru",
    says: "Можно ли оплатить картой или только наличными?",
    about: "payment",
  },
  { page: "ru", says: "Где моя мебель? Заказывал в прошлом месяце", about: "order" },
  { page: "ro", in: "ru", says: "Вы делаете диваны и кресла?", about: "not-made" },
  {
    page: "ru",
    says: "Можно приехать к вам в мастерскую посмотреть?",
    about: "showroom",
  },
  {
    page: "ru",
    after: ["хочу шкаф в нишу 200 на 250"],
    says: "а замерщик приедет?",
    about: "measuring",
  },
  { page: "tr", says: "Montaj fiyata dahil mi?", about: "assembly" },
  { page: "tr", says: "Asansör yok, yukarı taşıyor musunuz?", about: "carrying" },
  { page: "en", in: "tr", says: "Kapıda ödeme var mı?", about: "payment" },
  { page: "tr", says: "Numune gönderiyor musunuz?", about: "samples" },
  {
    page: "tr",
    says: "Yatak ya da koltuk da yapıyor musunuz?",
    about: "not-made",
  },
  { page: "tr", says: "Beğenmezsem iade edebilir miyim?", about: "withdrawal" },
];
