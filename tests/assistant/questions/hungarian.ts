import type { KnownQuestion } from "./question";

export const hungarian: KnownQuestion[] = [
  { says: "180 x 235 x 58 cm-es falfülkébe szeretnék szekrényt", known: { asks: "skirting" } },
  {
    says: "nincs",
    after: ["180 x 235 x 58 cm-es falfülkébe szeretnék szekrényt"],
    known: {
      plan: {
        kind: "wardrobe",
        typed: [1800, 2350, 580],
        niche: { skirting: 0 },
        size: [1740, 2310, 560],
      },
    },
  },
  {
    says: "Szekrény falfülkébe 1800 x 2350 x 580 mm, a padlószegély 18 mm",
    known: {
      plan: {
        kind: "wardrobe",
        typed: [1800, 2350, 580],
        niche: { skirting: 18 },
        size: [1740, 2310, 542],
      },
    },
  },
  { says: "polc 80x200", known: { asks: "depth" } },
  {
    says: "30",
    after: ["polc 80x200"],
    known: { plan: { kind: "bookcase", typed: [800, 2000, 300], size: [800, 2000, 300] } },
  },
  {
    says: "könyvespolc 120 x 200 x 30",
    known: { plan: { kind: "bookcase", typed: [1200, 2000, 300], size: [1200, 2000, 300] } },
  },
  {
    says: "komód 100x80x45 4 fiókkal",
    known: { plan: { kind: "chest", typed: [1000, 800, 450], size: [1000, 800, 450], drawers: 4 } },
  },
  {
    says: "szekrény 180 x 70 x 60",
    known: { plan: { kind: "wardrobe", typed: [1800, 800, 600], size: [1800, 800, 600] } },
  },
  {
    says: "íróasztal 120 x 60 x 75",
    known: { made: { product: "birouri/1", size: [120, 75, 60], lei: 2864 } },
  },
  {
    says: "Szállítanak Bukarestbe?",
    known: { delivers: { place: "București", lei: 150, days: "2–4" } },
  },
  { says: "Szállítanak Kolozsvárra?", known: { byOffer: "Cluj" } },
  { says: "Mikor kapok meg egy íróasztalt?", known: { term: ["2–6", "22–36"] } },
  { says: "Van ágyuk?", known: { products: ["dormitoare/1"] } },
  { says: "Hol tart a rendelésem?", known: { signIn: true } },
  { says: "Van egy falfülkém, 180 x 235 x 58", known: { asks: "kind" } },
  { says: "Az összeszerelés benne van az árban?", known: { about: "assembly" } },
  { says: "Felviszik a szekrényt a harmadik emeletre?", known: { about: "carrying" } },
  { says: "Hogyan lehet fizetni?", known: { about: "payment" } },
  { says: "Mennyi garancia van rá?", known: { about: "warranty" } },
  { says: "Visszaküldhetem, ha nem tetszik?", known: { about: "returns" } },
  { says: "Hol nézhetem meg a bútorokat személyesen?", known: { about: "showroom" } },
  { says: "Kijönnek felmérni a konyhát?", known: { about: "measuring" } },
  { says: "Szombaton nyitva vannak?", known: { about: "hours" } },
  { says: "Tudnak anyagmintát küldeni?", known: { about: "samples" } },
  { says: "Kanapét is készítenek?", known: { about: "not-made" } },
  { says: "Árulnak székeket?", known: { about: "not-made" } },
  {
    says: "Mennyibe kerül a szállítás Ploiești-re?",
    known: { delivers: { place: "Prahova", lei: 250, days: "3–6" } },
  },
  { says: "Még nem tudom a méreteket", known: { about: "unsure" } },
  { says: "Ki nyerte a tegnapi meccset?", known: { nothing: true } },
  { says: "How long is the guarantee?", in: "en", known: { about: "warranty" } },
  { says: "Javítanak régi bútort?", known: { about: "repairs" } },
];
