import type { KnownQuestion } from "./question";

export const italian: KnownQuestion[] = [
  { says: "Vorrei un armadio in una nicchia di 240 x 260 x 60", known: { asks: "skirting" } },
  {
    says: "no",
    after: ["Vorrei un armadio in una nicchia di 240 x 260 x 60"],
    known: {
      plan: {
        kind: "wardrobe",
        typed: [2400, 2600, 600],
        niche: { skirting: 0 },
        size: [2340, 2560, 580],
      },
    },
  },
  {
    says: "Armadio per nicchia 2400 x 2600 x 600 mm, battiscopa 15 mm",
    known: {
      plan: {
        kind: "wardrobe",
        typed: [2400, 2600, 600],
        niche: { skirting: 15 },
        size: [2340, 2560, 565],
      },
    },
  },
  { says: "armadio largo 180 e alto 220 cm", known: { asks: "depth" } },
  {
    says: "60",
    after: ["armadio largo 180 e alto 220 cm"],
    known: { plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600] } },
  },
  {
    says: "libreria 60 x 200 x 30 con 5 ripiani",
    known: {
      plan: { kind: "bookcase", typed: [600, 2000, 300], size: [600, 2000, 300], shelves: 5 },
    },
  },
  {
    says: "cassettiera 90 x 100 x 45",
    known: { plan: { kind: "chest", typed: [900, 1000, 450], size: [900, 1000, 450] } },
  },
  {
    says: "libreria 120 x 200 x 70",
    known: { plan: { kind: "bookcase", typed: [1200, 2000, 500], size: [1200, 2000, 500] } },
  },
  { says: "specchio 60 x 90", known: { made: { product: "bai/2", size: [60, 90, 10], lei: 815 } } },
  {
    says: "Consegnate a Bucarest?",
    known: { delivers: { place: "București", lei: 150, days: "2–4" } },
  },
  { says: "Consegnate a Timișoara?", known: { byOffer: "Timiș" } },
  { says: "Quanto tempo ci vuole per una scrivania?", known: { term: ["2–6", "22–36"] } },
  { says: "Avete letti?", known: { products: ["dormitoare/1"] } },
  { says: "Dov'è il mio ordine?", known: { signIn: true } },
  { says: "Consegnate anche a casa mia?", known: { asksPlace: true } },
  { says: "Montate voi i mobili?", known: { about: "assembly" } },
  { says: "Abito al quarto piano senza ascensore, è un problema?", known: { about: "carrying" } },
  { says: "Posso pagare con carta?", known: { about: "payment" } },
  { says: "Che garanzia avete?", known: { about: "warranty" } },
  { says: "Posso restituire un mobile se ho cambiato idea?", known: { about: "returns" } },
  { says: "Posso visitare il vostro showroom?", known: { about: "showroom" } },
  { says: "Venite a casa a prendere le misure?", known: { about: "measuring" } },
  { says: "Siete aperti la domenica?", known: { about: "hours" } },
  { says: "Mandate campioni dei colori?", known: { about: "samples" } },
  { says: "Fate anche divani?", known: { about: "not-made" } },
  { says: "Vendete sedie da cucina?", known: { about: "not-made" } },
  {
    says: "Quanto costa il trasporto a Ploiești?",
    known: { delivers: { place: "Prahova", lei: 250, days: "3–6" } },
  },
  { says: "Non so ancora le misure", known: { about: "unsure" } },
  { says: "Che tempo fa oggi?", known: { nothing: true } },
  { says: "Do you have samples?", in: "en", known: { about: "samples" } },
  { says: "Riparate anche divani?", known: { about: "repairs" } },
];
