import type { KnownQuestion } from "./question";

export const romanian: KnownQuestion[] = [
  { says: "vreau un dulap în nișă de 217 × 255 × 60", known: { asks: "skirting" } },
  {
    says: "nu e plintă",
    after: ["vreau un dulap în nișă de 217 × 255 × 60"],
    known: {
      plan: {
        kind: "wardrobe",
        typed: [2170, 2550, 600],
        niche: { skirting: 0 },
        size: [2110, 2510, 580],
      },
    },
  },
  {
    says: "Dulap într-o nișă de 2170 x 2550 x 600 mm, plinta iese 2 cm",
    known: {
      plan: {
        kind: "wardrobe",
        typed: [2170, 2550, 600],
        niche: { skirting: 20 },
        size: [2110, 2510, 560],
      },
    },
  },
  { says: "Aș vrea un șifonier lat de 180 și înalt de 220", known: { asks: "depth" } },
  {
    says: "60",
    after: ["Aș vrea un șifonier lat de 180 și înalt de 220"],
    known: { plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600] } },
  },
  {
    says: "bibliotecă 120 x 200 x 30",
    known: { plan: { kind: "bookcase", typed: [1200, 2000, 300], size: [1200, 2000, 300] } },
  },
  {
    says: "comodă 100x80x45 cu 4 sertare din nuc",
    known: {
      plan: {
        kind: "chest",
        typed: [1000, 800, 450],
        size: [1000, 800, 450],
        drawers: 4,
        decor: "pal-nuc",
      },
    },
  },
  {
    says: "dulap de 7 m x 2,5 m x 60 cm",
    known: { plan: { kind: "wardrobe", typed: [5400, 2500, 600], size: [5400, 2500, 600] } },
  },
  {
    says: "birou 120 x 60 x 75",
    known: { made: { product: "birouri/1", size: [120, 75, 60], lei: 2864 } },
  },
  {
    says: "Livrați în București?",
    known: { delivers: { place: "București", lei: 150, days: "2–4" } },
  },
  { says: "Livrați la Cluj-Napoca?", known: { byOffer: "Cluj" } },
  { says: "În cât timp primesc un birou?", known: { term: ["2–6", "22–36"] } },
  { says: "Aveți paturi?", known: { products: ["dormitoare/1"] } },
  { says: "Unde e comanda mea?", known: { signIn: true } },
  { says: "Mulțumesc frumos!", known: { courtesy: "thanks" } },
  { says: "Faceți și montajul?", known: { about: "assembly" } },
  { says: "Puteți urca dulapul la etajul 5? Nu avem lift.", known: { about: "carrying" } },
  { says: "Se poate plăti cu cardul la livrare?", known: { about: "payment" } },
  { says: "Cât e garanția la mobilă?", known: { about: "warranty" } },
  { says: "Pot returna o comodă dacă nu mi se potrivește?", known: { about: "returns" } },
  { says: "Aveți un showroom unde pot vedea piesele?", known: { about: "showroom" } },
  { says: "Veniți acasă pentru măsurători?", known: { about: "measuring" } },
  { says: "Lucrați și sâmbăta?", known: { about: "hours" } },
  { says: "Aș vrea niște mostre de culoare înainte", known: { about: "samples" } },
  { says: "Vindeți saltele?", known: { about: "not-made" } },
  { says: "Aveți scaune de bucătărie?", known: { about: "not-made" } },
  {
    says: "Faceți transport la Giurgiu? Cât costă?",
    known: { delivers: { place: "Giurgiu", lei: 250, days: "3–6" } },
  },
  { says: "nu știu încă ce măsuri am", known: { about: "unsure" } },
  { says: "Îmi puteți spune rețeta de sarmale?", known: { nothing: true } },
  { says: "Where can I see your furniture?", in: "en", known: { about: "showroom" } },
  { says: "Reparați și canapele?", known: { about: "repairs" } },
];
