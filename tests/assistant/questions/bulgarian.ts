import type { KnownQuestion } from "./question";

export const bulgarian: KnownQuestion[] = [
  { says: "Искам гардероб в ниша 210 х 245 х 62", known: { asks: "skirting" } },
  {
    says: "няма перваз",
    after: ["Искам гардероб в ниша 210 х 245 х 62"],
    known: {
      plan: {
        kind: "wardrobe",
        typed: [2100, 2450, 620],
        niche: { skirting: 0 },
        size: [2040, 2410, 600],
      },
    },
  },
  {
    says: "Гардероб за ниша 2100 х 2450 х 620 мм, первазът е 15 мм",
    known: {
      plan: {
        kind: "wardrobe",
        typed: [2100, 2450, 620],
        niche: { skirting: 15 },
        size: [2040, 2410, 585],
      },
    },
  },
  { says: "гардероб 180 х 220 см", known: { asks: "depth" } },
  {
    says: "60 см",
    after: ["гардероб 180 х 220 см"],
    known: { plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600] } },
  },
  {
    says: "библиотека 120 х 200 х 35",
    known: { plan: { kind: "bookcase", typed: [1200, 2000, 350], size: [1200, 2000, 350] } },
  },
  {
    says: "скрин 100 х 80 х 45 с 4 чекмеджета",
    known: { plan: { kind: "chest", typed: [1000, 800, 450], size: [1000, 800, 450], drawers: 4 } },
  },
  {
    says: "библиотека 120 х 350 х 30",
    known: { plan: { kind: "bookcase", typed: [1200, 3200, 300], size: [1200, 3200, 300] } },
  },
  {
    says: "бюро 140 х 70 х 75",
    known: { made: { product: "birouri/1", size: [140, 75, 70], lei: 2884 } },
  },
  {
    says: "Доставяте ли в Букурещ?",
    known: { delivers: { place: "București", lei: 150, days: "2–4" } },
  },
  { says: "Доставяте ли до Констанца?", known: { byOffer: "Constanța" } },
  { says: "За колко дни пристига едно бюро?", known: { term: ["2–6", "22–36"] } },
  { says: "Имате ли легла?", known: { products: ["dormitoare/1"] } },
  { says: "Къде е моята поръчка?", known: { signIn: true } },
  { says: "Каква е гаранцията?", known: { topic: "warranty", says: "24" } },
  { says: "Вие ли сглобявате мебелите?", known: { about: "assembly" } },
  { says: "Живея на четвърти етаж без асансьор, ще го качите ли?", known: { about: "carrying" } },
  { says: "Мога ли да платя с карта?", known: { about: "payment" } },
  { says: "Какво става, ако се счупи панта?", known: { about: "warranty" } },
  { says: "Какъв е срокът за връщане?", known: { about: "returns" } },
  { says: "Къде мога да видя мебелите на живо?", known: { about: "showroom" } },
  { says: "Идвате ли да вземете мерки?", known: { about: "measuring" } },
  { says: "Отворени ли сте в неделя?", known: { about: "hours" } },
  { says: "Може ли мостри на цветовете?", known: { about: "samples" } },
  { says: "Продавате ли матраци?", known: { about: "not-made" } },
  { says: "Имате ли столове?", known: { about: "not-made" } },
  {
    says: "Колко струва транспорт до Плоещ?",
    known: { delivers: { place: "Prahova", lei: 250, days: "3–6" } },
  },
  { says: "Още не съм мерил", known: { about: "unsure" } },
  { says: "Кой спечели мача снощи?", known: { nothing: true } },
  {
    says: "Cât costă transportul în București?",
    in: "ro",
    known: { delivers: { place: "București", lei: 150, days: "2–4" } },
  },
  { says: "Ремонтирате ли стари мебели?", known: { about: "repairs" } },
];
