import type { KnownQuestion } from "./question";

export const english: KnownQuestion[] = [
  { says: "I want a wardrobe for an alcove of 200 x 250 x 65 cm", known: { asks: "skirting" } },
  {
    says: "no, there is none",
    after: ["I want a wardrobe for an alcove of 200 x 250 x 65 cm"],
    known: {
      plan: {
        kind: "wardrobe",
        typed: [2000, 2500, 650],
        niche: { skirting: 0 },
        size: [1940, 2460, 600],
      },
    },
  },
  {
    says: "A fitted closet for a niche 2000 x 2500 x 650 mm with a 15 mm skirting board",
    known: {
      plan: {
        kind: "wardrobe",
        typed: [2000, 2500, 650],
        niche: { skirting: 15 },
        size: [1940, 2460, 600],
      },
    },
  },
  { says: "I need a wardrobe 2.2 m wide, 2.5 m high", known: { asks: "depth" } },
  {
    says: "60 cm",
    after: ["I need a wardrobe 2.2 m wide, 2.5 m high"],
    known: { plan: { kind: "wardrobe", typed: [2200, 2500, 600], size: [2200, 2500, 600] } },
  },
  {
    says: "bookshelf 80 by 200 by 30",
    known: { plan: { kind: "bookcase", typed: [800, 2000, 300], size: [800, 2000, 300] } },
  },
  {
    says: "wardrobe 240 x 240 x 65 with 3 sliding doors",
    known: {
      plan: { kind: "wardrobe", typed: [2400, 2400, 650], size: [2400, 2400, 650], sliding: 3 },
    },
  },
  {
    says: "chest of drawers 300 x 80 x 45",
    known: { plan: { kind: "chest", typed: [2400, 800, 450], size: [2400, 800, 450] } },
  },
  {
    says: "coffee table 90 x 60, 40 cm high",
    known: { made: { product: "living/3", size: [90, 40, 60], lei: 1032 } },
  },
  {
    says: "Do you deliver to Ploiești?",
    known: { delivers: { place: "Prahova", lei: 250, days: "3–6" } },
  },
  { says: "Do you deliver to Germany?", known: { byOffer: "Germany" } },
  { says: "How long does delivery of a desk take?", known: { term: ["2–6", "22–36"] } },
  { says: "Do you have any beds?", known: { products: ["dormitoare/1"] } },
  { says: "Where is my order?", known: { signIn: true } },
  { says: "What is the capital of France?", known: { nothing: true } },
  { says: "Is assembly included?", known: { about: "assembly" } },
  {
    says: "There is no elevator in my building, can you carry it up the stairs?",
    known: { about: "carrying" },
  },
  { says: "How can I pay?", known: { about: "payment" } },
  { says: "What warranty do you give on kitchens?", known: { about: "warranty" } },
  { says: "Can I get my money back if I don't like it?", known: { about: "returns" } },
  { says: "I'd like to come by and see the furniture in person", known: { about: "showroom" } },
  { says: "Could somebody come and measure our bedroom?", known: { about: "measuring" } },
  { says: "What are your opening hours?", known: { about: "hours" } },
  { says: "Do you send swatches?", known: { about: "samples" } },
  { says: "Do you make sofas?", known: { about: "not-made" } },
  { says: "I am looking for a mattress", known: { about: "not-made" } },
  {
    says: "What does shipping to Ilfov cost?",
    known: { delivers: { place: "Ilfov", lei: 150, days: "2–4" } },
  },
  { says: "I'm not sure about the sizes yet", known: { about: "unsure" } },
  { says: "Can you write a poem about rain?", known: { nothing: true } },
  {
    says: "Livrați la Ploiești?",
    in: "ro",
    known: { delivers: { place: "Prahova", lei: 250, days: "3–6" } },
  },
  { says: "Do you repair old sofas?", known: { about: "repairs" } },
];
