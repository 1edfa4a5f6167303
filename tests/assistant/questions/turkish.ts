import type { KnownQuestion } from "./question";

export const turkish: KnownQuestion[] = [
  { says: "190 x 240 x 60 cm bir niş için gardırop istiyorum", known: { asks: "skirting" } },
  {
    says: "yok",
    after: ["190 x 240 x 60 cm bir niş için gardırop istiyorum"],
    known: {
      plan: {
        kind: "wardrobe",
        typed: [1900, 2400, 600],
        niche: { skirting: 0 },
        size: [1840, 2360, 580],
      },
    },
  },
  {
    says: "Nişe gardırop, 1900 x 2400 x 600 mm, süpürgelik 20 mm",
    known: {
      plan: {
        kind: "wardrobe",
        typed: [1900, 2400, 600],
        niche: { skirting: 20 },
        size: [1840, 2360, 560],
      },
    },
  },
  { says: "Genişlik 180 cm, yükseklik 220 cm gardırop", known: { asks: "depth" } },
  {
    says: "60",
    after: ["Genişlik 180 cm, yükseklik 220 cm gardırop"],
    known: { plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600] } },
  },
  {
    says: "kitaplık 100x180x30",
    known: { plan: { kind: "bookcase", typed: [1000, 1800, 300], size: [1000, 1800, 300] } },
  },
  {
    says: "5 çekmeceli şifonyer 90 x 100 x 45",
    known: { plan: { kind: "chest", typed: [900, 1000, 450], size: [900, 1000, 450], drawers: 5 } },
  },
  {
    says: "gardırop 200 x 240 x 90",
    known: { plan: { kind: "wardrobe", typed: [2000, 2400, 800], size: [2000, 2400, 800] } },
  },
  {
    says: "yemek masası 160 x 90 x 75",
    known: { made: { product: "bucatarii/5", size: [160, 75, 90], lei: 2118 } },
  },
  {
    says: "Bükreş'e teslimat var mı?",
    known: { delivers: { place: "București", lei: 150, days: "2–4" } },
  },
  { says: "Cluj'a teslimat yapıyor musunuz?", known: { byOffer: "Cluj" } },
  { says: "Bir çalışma masası kaç günde gelir?", known: { term: ["2–6", "22–36"] } },
  { says: "Yatak var mı?", known: { products: ["dormitoare/1"] } },
  { says: "Siparişim nerede?", known: { signIn: true } },
  { says: "Çalışma saatleriniz nedir?", known: { topic: "hours", says: "9:00–18:00" } },
  { says: "Mobilyaları siz mi monte ediyorsunuz?", known: { about: "assembly" } },
  { says: "Beşinci kata kadar çıkarıyor musunuz, asansörümüz yok", known: { about: "carrying" } },
  { says: "Kredi kartıyla ödeyebilir miyim?", known: { about: "payment" } },
  { says: "Garanti süresi ne kadar?", known: { about: "warranty" } },
  { says: "Fikrimi değiştirirsem iptal edebilir miyim?", known: { about: "returns" } },
  { says: "Showroomunuz var mı, mobilyaları görebilir miyim?", known: { about: "showroom" } },
  { says: "Ölçü almaya geliyor musunuz?", known: { about: "measuring" } },
  { says: "Cumartesi açık mısınız?", known: { about: "hours" } },
  { says: "Renk kartelası gönderir misiniz?", known: { about: "samples" } },
  { says: "Koltuk takımı yapıyor musunuz?", known: { about: "not-made" } },
  { says: "Sandalye satıyor musunuz?", known: { about: "not-made" } },
  {
    says: "Ploiești'ye nakliye ne kadar?",
    known: { delivers: { place: "Prahova", lei: 250, days: "3–6" } },
  },
  { says: "Ölçüleri henüz bilmiyorum", known: { about: "unsure" } },
  { says: "Bugün hava nasıl?", known: { nothing: true } },
  {
    says: "Do you deliver to Bucharest?",
    in: "en",
    known: { delivers: { place: "București", lei: 150, days: "2–4" } },
  },
  { says: "Mobilya tamir ediyor musunuz?", known: { about: "repairs" } },
];
