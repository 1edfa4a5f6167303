import type { KnownQuestion } from "./question";

export const russian: KnownQuestion[] = [
  { says: "Хочу шкаф в нишу 220 на 250 на 60", known: { asks: "skirting" } },
  {
    says: "нет",
    after: ["Хочу шкаф в нишу 220 на 250 на 60"],
    known: {
      plan: {
        kind: "wardrobe",
        typed: [2200, 2500, 600],
        niche: { skirting: 0 },
        size: [2140, 2460, 580],
      },
    },
  },
  {
    says: "Шкаф в нишу 2200 х 2500 х 600 мм, плинтус 15 мм",
    known: {
      plan: {
        kind: "wardrobe",
        typed: [2200, 2500, 600],
        niche: { skirting: 15 },
        size: [2140, 2460, 565],
      },
    },
  },
  { says: "шкаф шириной 180 см и высотой 220 см", known: { asks: "depth" } },
  {
    says: "60",
    after: ["шкаф шириной 180 см и высотой 220 см"],
    known: { plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600] } },
  },
  {
    says: "книжный шкаф 100 х 200 х 30",
    known: { plan: { kind: "bookcase", typed: [1000, 2000, 300], size: [1000, 2000, 300] } },
  },
  {
    says: "комод 100 х 80 х 45 с 4 ящиками",
    known: { plan: { kind: "chest", typed: [1000, 800, 450], size: [1000, 800, 450], drawers: 4 } },
  },
  {
    says: "шкаф 20 х 220 х 60 см",
    known: { plan: { kind: "wardrobe", typed: [300, 2200, 600], size: [300, 2200, 600] } },
  },
  {
    says: "обеденный стол 180 х 90 х 75",
    known: { made: { product: "bucatarii/5", size: [180, 75, 90], lei: 2132 } },
  },
  {
    says: "Доставляете в Бухарест?",
    known: { delivers: { place: "București", lei: 150, days: "2–4" } },
  },
  { says: "Доставляете в Яссы?", known: { byOffer: "Iași" } },
  { says: "Сколько ждать письменный стол?", known: { term: ["2–6", "22–36"] } },
  { says: "Есть ли кровати?", known: { products: ["dormitoare/1"] } },
  { says: "Где мой заказ?", known: { signIn: true } },
  { says: "Как можно оплатить?", known: { topic: "payment", says: "50%" } },
  { says: "Вы собираете мебель сами?", known: { about: "assembly" } },
  { says: "У нас нет лифта, поднимаете на этаж?", known: { about: "carrying" } },
  { says: "Принимаете наличные?", known: { about: "payment" } },
  { says: "Сколько длится гарантия?", known: { about: "warranty" } },
  { says: "Можно вернуть комод, если не понравится цвет?", known: { about: "returns" } },
  { says: "Где можно посмотреть мебель вживую?", known: { about: "showroom" } },
  { says: "К нам кто-нибудь приедет на замер?", known: { about: "measuring" } },
  { says: "Во сколько вы закрываетесь в субботу?", known: { about: "hours" } },
  { says: "Можно получить образцы материалов?", known: { about: "samples" } },
  { says: "У вас есть матрасы?", known: { about: "not-made" } },
  { says: "Вы делаете стулья?", known: { about: "not-made" } },
  {
    says: "Сколько стоит доставка в Плоешти?",
    known: { delivers: { place: "Prahova", lei: 250, days: "3–6" } },
  },
  { says: "Пока не знаю размеров", known: { about: "unsure" } },
  { says: "Какая завтра погода?", known: { nothing: true } },
  {
    says: "Livrați în București?",
    in: "ro",
    known: { delivers: { place: "București", lei: 150, days: "2–4" } },
  },
  { says: "Вы ремонтируете диваны?", known: { about: "repairs" } },
];
