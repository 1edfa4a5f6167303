import type { KnownQuestion } from "./question";

export const french: KnownQuestion[] = [
  { says: "Je voudrais une armoire dans une niche de 160 x 230 x 55", known: { asks: "skirting" } },
  {
    says: "non, pas de plinthe",
    after: ["Je voudrais une armoire dans une niche de 160 x 230 x 55"],
    known: {
      plan: {
        kind: "wardrobe",
        typed: [1600, 2300, 550],
        niche: { skirting: 0 },
        size: [1540, 2260, 530],
      },
    },
  },
  {
    says: "Armoire pour une niche de 1600 x 2300 x 550 mm, plinthe de 12 mm",
    known: {
      plan: {
        kind: "wardrobe",
        typed: [1600, 2300, 550],
        niche: { skirting: 12 },
        size: [1540, 2260, 518],
      },
    },
  },
  { says: "une armoire de 1,80 m sur mesure", known: { asks: "height" } },
  {
    says: "220 x 60",
    after: ["une armoire de 1,80 m sur mesure"],
    known: { plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600] } },
  },
  {
    says: "bibliothèque 120 x 200 x 30",
    known: { plan: { kind: "bookcase", typed: [1200, 2000, 300], size: [1200, 2000, 300] } },
  },
  {
    says: "armoire 180 x 220 x 60 avec 3 portes",
    known: {
      plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600], doors: 3 },
    },
  },
  {
    says: "commode 100 x 200 x 45",
    known: { plan: { kind: "chest", typed: [1000, 1500, 450], size: [1000, 1500, 450] } },
  },
  {
    says: "table basse 80 x 80 x 40",
    known: { made: { product: "living/3", size: [80, 40, 80], lei: 1036 } },
  },
  {
    says: "Livrez-vous à Bucarest ?",
    known: { delivers: { place: "București", lei: 150, days: "2–4" } },
  },
  { says: "Livrez-vous à Sibiu ?", known: { byOffer: "Sibiu" } },
  { says: "Quel est le délai pour un bureau ?", known: { term: ["2–6", "22–36"] } },
  { says: "Avez-vous des lits ?", known: { products: ["dormitoare/1"] } },
  { says: "Où en est ma commande ?", known: { signIn: true } },
  { says: "Bonjour !", known: { courtesy: "greeting" } },
  { says: "Le montage est-il compris ?", known: { about: "assembly" } },
  { says: "Livrez-vous au troisième étage sans ascenseur ?", known: { about: "carrying" } },
  { says: "Peut-on payer en plusieurs fois ?", known: { about: "payment" } },
  { says: "Quelle est la durée de la garantie ?", known: { about: "warranty" } },
  { says: "Comment annuler mon achat ?", known: { about: "returns" } },
  { says: "Avez-vous un magasin où voir les meubles ?", known: { about: "showroom" } },
  { says: "Pouvez-vous venir mesurer chez moi ?", known: { about: "measuring" } },
  { says: "Êtes-vous ouverts le samedi ?", known: { about: "hours" } },
  { says: "Envoyez-vous des échantillons ?", known: { about: "samples" } },
  { says: "Vendez-vous des matelas ?", known: { about: "not-made" } },
  { says: "Est-ce que vous fabriquez des canapés ?", known: { about: "not-made" } },
  {
    says: "Combien coûte la livraison à Ploiești ?",
    known: { delivers: { place: "Prahova", lei: 250, days: "3–6" } },
  },
  { says: "Je ne sais pas encore les dimensions", known: { about: "unsure" } },
  { says: "Qui a gagné le match hier ?", known: { nothing: true } },
  { says: "Faceți și montaj?", in: "ro", known: { about: "assembly" } },
  { says: "Est-ce que vous réparez les meubles ?", known: { about: "repairs" } },
];
