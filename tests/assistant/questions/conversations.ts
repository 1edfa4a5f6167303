import type { KnownConversation } from "./question";

/** Sixty conversations: what is asked aside is answered, and no question is asked twice without an answer. */
export const conversations: KnownConversation[] = [
  {
    page: "ro",
    turns: [
      { says: "vreau un dulap pe măsură", known: { asks: "width" } },
      { says: "stau la etajul 4, urcați?", known: { about: "carrying" } },
      { says: "livrați la Cluj-Napoca?", known: { byOffer: "Cluj" } },
      { says: "180", known: { asks: "height" } },
      { says: "220", known: { asks: "depth" } },
      { says: "cât ține garanția?", known: { about: "warranty" } },
      {
        says: "60",
        known: { plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600] } },
      },
    ],
  },
  {
    page: "ro",
    turns: [
      { says: "vreau un dulap în nișă de 217 × 255 × 60", known: { asks: "skirting" } },
      { says: "nu știu încă, dar livrați la Iași?", known: { byOffer: "Iași" } },
      { says: "faceți și montajul?", known: { about: "assembly" } },
      {
        says: "nu e plintă",
        known: {
          plan: {
            kind: "wardrobe",
            typed: [2170, 2550, 600],
            niche: { skirting: 0 },
            size: [2110, 2510, 580],
          },
        },
      },
    ],
  },
  {
    page: "ro",
    turns: [
      { says: "Aveți comode?", known: { products: ["dormitoare/4"] } },
      {
        says: "o vreau de 100 x 80 x 45",
        known: { plan: { kind: "chest", typed: [1000, 800, 450], size: [1000, 800, 450] } },
      },
      { says: "cum plătesc?", known: { about: "payment" } },
    ],
  },
  {
    page: "ro",
    turns: [
      { says: "Cât costă livrarea?", known: { asksPlace: true } },
      { says: "Ploiești", known: { delivers: { place: "Prahova", lei: 250, days: "3–6" } } },
      {
        says: "și în București?",
        known: { delivers: { place: "București", lei: 150, days: "2–4" } },
      },
    ],
  },
  {
    page: "ro",
    turns: [
      { says: "Bună ziua", known: { courtesy: "greeting" } },
      { says: "lucrați duminica?", known: { about: "hours" } },
      { says: "mulțumesc", known: { courtesy: "thanks" } },
    ],
  },
  {
    page: "ro",
    turns: [
      { says: "vreau o bibliotecă la comandă", known: { asks: "width" } },
      { says: "habar n-am", known: { about: "unsure" } },
      {
        says: "120 x 200 x 30",
        known: { plan: { kind: "bookcase", typed: [1200, 2000, 300], size: [1200, 2000, 300] } },
      },
    ],
  },
  {
    page: "ro",
    turns: [
      { says: "vreau un dulap pe măsură", known: { asks: "width" } },
      { says: "abracadabra zzz", known: { nothing: true } },
      { says: "hocus pocus", known: { nothing: true } },
      {
        says: "180 x 220 x 60",
        known: { plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600] } },
      },
    ],
  },
  {
    page: "ro",
    turns: [
      { says: "Unde e comanda mea?", known: { order: "signIn" } },
      { says: "nu am cont", known: { order: "signIn" } },
      { says: "AM-2031-000999", known: { order: "askEmail" } },
      { says: "nimeni@example.com", known: { order: "unproven" } },
    ],
  },
  {
    page: "ro",
    turns: [
      { says: "Vindeți canapele?", known: { about: "not-made" } },
      { says: "dar paturi?", known: { products: ["dormitoare/1"] } },
      { says: "pot să-l văd undeva pe viu?", known: { about: "showroom" } },
    ],
  },
  {
    page: "ro",
    turns: [
      {
        says: "dulap 200 x 240 x 60",
        known: { plan: { kind: "wardrobe", typed: [2000, 2400, 600], size: [2000, 2400, 600] } },
      },
      { says: "puteți să-l urcați la etajul 3?", known: { about: "carrying" } },
      { says: "cât e garanția?", known: { about: "warranty" } },
    ],
  },
  {
    page: "ro",
    turns: [
      {
        says: "birou 140 x 75 x 70",
        known: { made: { product: "birouri/1", size: [140, 75, 70], lei: 2884 } },
      },
      { says: "Trimiteți mostre?", known: { about: "samples" } },
    ],
  },
  {
    page: "ro",
    turns: [
      { says: "Aveți oglinzi?", known: { products: ["bai/2"] } },
      { says: "ce garanție are?", known: { about: "warranty" } },
      { says: "și dacă nu-mi place?", known: { about: "returns" } },
    ],
  },
  {
    page: "ro",
    turns: [
      { says: "Aș vrea un șifonier lat de 180", known: { asks: "height" } },
      { says: "înalt de 220", known: { asks: "depth" } },
      { says: "veniți voi să măsurați?", known: { about: "measuring" } },
      {
        says: "60 cm",
        known: { plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600] } },
      },
    ],
  },
  {
    page: "ro",
    in: "en",
    turns: [
      { says: "Hello", known: { courtesy: "greeting" } },
      { says: "Do you deliver to Germany?", known: { byOffer: "Germany" } },
      { says: "How can I pay?", known: { about: "payment" } },
    ],
  },
  {
    page: "ro",
    turns: [
      { says: "Pot plăti cash?", known: { about: "payment" } },
      { says: "Dar la etaj urcați?", known: { about: "carrying" } },
      { says: "Și montați?", known: { about: "assembly" } },
    ],
  },
  {
    page: "ro",
    turns: [
      { says: "vreau un dulap în nișă", known: { asks: "width", niche: true } },
      { says: "dacă nu-mi place îl pot returna?", known: { about: "returns" } },
      { says: "217", known: { asks: "height", niche: true } },
      { says: "255", known: { asks: "depth", niche: true } },
      { says: "60", known: { asks: "skirting" } },
      {
        says: "nu",
        known: {
          plan: {
            kind: "wardrobe",
            typed: [2170, 2550, 600],
            niche: { skirting: 0 },
            size: [2110, 2510, 580],
          },
        },
      },
    ],
  },
  {
    page: "en",
    turns: [
      { says: "I want a custom wardrobe", known: { asks: "width" } },
      {
        says: "do you deliver to Ploiești?",
        known: { delivers: { place: "Prahova", lei: 250, days: "3–6" } },
      },
      { says: "180 cm", known: { asks: "height" } },
      { says: "220", known: { asks: "depth" } },
      {
        says: "60",
        known: { plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600] } },
      },
    ],
  },
  {
    page: "en",
    turns: [
      { says: "Do you have any beds?", known: { products: ["dormitoare/1"] } },
      { says: "Can I see it in person?", known: { about: "showroom" } },
      { says: "Where is my order?", known: { order: "signIn" } },
    ],
  },
  {
    page: "en",
    turns: [
      {
        says: "I need a bookcase 80 by 200 by 30",
        known: { plan: { kind: "bookcase", typed: [800, 2000, 300], size: [800, 2000, 300] } },
      },
      { says: "is assembly included?", known: { about: "assembly" } },
      { says: "thanks", known: { courtesy: "thanks" } },
    ],
  },
  {
    page: "en",
    turns: [
      { says: "Where is my order?", known: { order: "signIn" } },
      { says: "AM-2031-000999", known: { order: "askEmail" } },
      { says: "nobody@example.com", known: { order: "unproven" } },
    ],
  },
  {
    page: "en",
    turns: [
      { says: "wardrobe for an alcove of 200 x 250 x 65 cm", known: { asks: "skirting" } },
      { says: "what is your phone number?", known: { about: "contact" } },
      {
        says: "no",
        known: {
          plan: {
            kind: "wardrobe",
            typed: [2000, 2500, 650],
            niche: { skirting: 0 },
            size: [1940, 2460, 600],
          },
        },
      },
    ],
  },
  {
    page: "en",
    turns: [
      { says: "Do you make armchairs?", known: { about: "not-made" } },
      { says: "ok, and beds?", known: { products: ["dormitoare/1"] } },
    ],
  },
  {
    page: "en",
    turns: [
      { says: "How much is delivery?", known: { asksPlace: true } },
      { says: "Bucharest", known: { delivers: { place: "București", lei: 150, days: "2–4" } } },
    ],
  },
  {
    page: "en",
    turns: [
      { says: "blah blah zork", known: { nothing: true } },
      { says: "What are your opening hours?", known: { about: "hours" } },
    ],
  },
  {
    page: "fr",
    turns: [
      { says: "Je voudrais une armoire sur mesure", known: { asks: "width" } },
      { says: "Livrez-vous à Sibiu ?", known: { byOffer: "Sibiu" } },
      { says: "1,80 m", known: { asks: "height" } },
      { says: "220", known: { asks: "depth" } },
      {
        says: "60",
        known: { plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600] } },
      },
    ],
  },
  {
    page: "fr",
    turns: [
      { says: "Bonjour", known: { courtesy: "greeting" } },
      { says: "Vendez-vous des chaises ?", known: { about: "not-made" } },
      { says: "Avez-vous des lits ?", known: { products: ["dormitoare/1"] } },
    ],
  },
  {
    page: "fr",
    turns: [
      { says: "Où en est ma commande ?", known: { order: "signIn" } },
      { says: "je n'ai pas de compte", known: { order: "signIn" } },
    ],
  },
  {
    page: "fr",
    turns: [
      { says: "Combien coûte la livraison ?", known: { asksPlace: true } },
      { says: "Bucarest", known: { delivers: { place: "București", lei: 150, days: "2–4" } } },
    ],
  },
  {
    page: "fr",
    turns: [
      {
        says: "commode 100 x 80 x 45",
        known: { plan: { kind: "chest", typed: [1000, 800, 450], size: [1000, 800, 450] } },
      },
      { says: "garantie ?", known: { about: "warranty" } },
      { says: "merci", known: { courtesy: "thanks" } },
    ],
  },
  {
    page: "ro",
    in: "fr",
    turns: [
      { says: "Bonjour, le montage est-il inclus ?", known: { about: "assembly" } },
      { says: "et les échantillons ?", known: { about: "samples" } },
    ],
  },
  {
    page: "fr",
    turns: [
      { says: "une bibliothèque sur mesure", known: { asks: "width" } },
      { says: "euh bof", known: { nothing: true } },
      {
        says: "120 x 200 x 30",
        known: { plan: { kind: "bookcase", typed: [1200, 2000, 300], size: [1200, 2000, 300] } },
      },
    ],
  },
  {
    page: "it",
    turns: [
      { says: "Vorrei una libreria su misura", known: { asks: "width" } },
      { says: "Consegnate a Sibiu?", known: { byOffer: "Sibiu" } },
      { says: "120", known: { asks: "height" } },
      { says: "200", known: { asks: "depth" } },
      {
        says: "30",
        known: { plan: { kind: "bookcase", typed: [1200, 2000, 300], size: [1200, 2000, 300] } },
      },
    ],
  },
  {
    page: "it",
    turns: [
      { says: "Avete letti?", known: { products: ["dormitoare/1"] } },
      { says: "Fate anche materassi?", known: { about: "not-made" } },
      { says: "Come si paga?", known: { about: "payment" } },
    ],
  },
  {
    page: "it",
    turns: [
      { says: "armadio largo 180 e alto 220 cm", known: { asks: "depth" } },
      { says: "Venite a misurare?", known: { about: "measuring" } },
      {
        says: "60",
        known: { plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600] } },
      },
    ],
  },
  {
    page: "it",
    turns: [
      { says: "Dov'è il mio ordine?", known: { order: "signIn" } },
      { says: "AM-2031-000999 mario@example.com", known: { order: "unproven" } },
    ],
  },
  {
    page: "it",
    turns: [
      { says: "Ciao", known: { courtesy: "greeting" } },
      { says: "Siete aperti sabato?", known: { about: "hours" } },
      { says: "grazie", known: { courtesy: "thanks" } },
    ],
  },
  {
    page: "it",
    turns: [
      { says: "Quanto costa la consegna?", known: { asksPlace: true } },
      { says: "Ploiești", known: { delivers: { place: "Prahova", lei: 250, days: "3–6" } } },
      { says: "e a Iași?", known: { byOffer: "Iași" } },
    ],
  },
  {
    page: "hu",
    turns: [
      { says: "Egyedi méretű szekrényt szeretnék", known: { asks: "width" } },
      { says: "Összeszerelik?", known: { about: "assembly" } },
      { says: "180", known: { asks: "height" } },
      { says: "220", known: { asks: "depth" } },
      {
        says: "60",
        known: { plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600] } },
      },
    ],
  },
  {
    page: "hu",
    turns: [
      { says: "polc 80x200", known: { asks: "depth" } },
      { says: "Mennyi a garancia?", known: { about: "warranty" } },
      {
        says: "30",
        known: { plan: { kind: "bookcase", typed: [800, 2000, 300], size: [800, 2000, 300] } },
      },
    ],
  },
  {
    page: "hu",
    turns: [
      { says: "Van ágyuk?", known: { products: ["dormitoare/1"] } },
      { says: "Matracot is árulnak?", known: { about: "not-made" } },
    ],
  },
  {
    page: "hu",
    turns: [
      { says: "Hol tart a rendelésem?", known: { order: "signIn" } },
      { says: "nincs fiókom", known: { order: "signIn" } },
    ],
  },
  {
    page: "hu",
    turns: [
      { says: "Mennyibe kerül a szállítás?", known: { asksPlace: true } },
      { says: "Bukarest", known: { delivers: { place: "București", lei: 150, days: "2–4" } } },
    ],
  },
  {
    page: "ro",
    in: "hu",
    turns: [
      { says: "Jó napot!", known: { courtesy: "greeting" } },
      { says: "Felviszik a harmadik emeletre?", known: { about: "carrying" } },
      { says: "köszönöm", known: { courtesy: "thanks" } },
    ],
  },
  {
    page: "bg",
    turns: [
      { says: "Искам гардероб по поръчка", known: { asks: "width" } },
      { says: "Доставяте ли до Констанца?", known: { byOffer: "Constanța" } },
      { says: "180", known: { asks: "height" } },
      { says: "220", known: { asks: "depth" } },
      {
        says: "60 см",
        known: { plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600] } },
      },
    ],
  },
  {
    page: "bg",
    turns: [
      { says: "гардероб 180 х 220 см", known: { asks: "depth" } },
      { says: "сглобявате ли го?", known: { about: "assembly" } },
      {
        says: "60",
        known: { plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600] } },
      },
    ],
  },
  {
    page: "bg",
    turns: [
      { says: "Имате ли легла?", known: { products: ["dormitoare/1"] } },
      { says: "А дивани?", known: { about: "not-made" } },
    ],
  },
  {
    page: "bg",
    turns: [
      { says: "Къде е моята поръчка?", known: { order: "signIn" } },
      { says: "нямам профил", known: { order: "signIn" } },
    ],
  },
  {
    page: "bg",
    turns: [
      { says: "Здравейте", known: { courtesy: "greeting" } },
      { says: "Как се плаща?", known: { about: "payment" } },
      { says: "Благодаря", known: { courtesy: "thanks" } },
    ],
  },
  {
    page: "bg",
    turns: [
      { says: "Колко струва доставката?", known: { asksPlace: true } },
      { says: "Букурещ", known: { delivers: { place: "București", lei: 150, days: "2–4" } } },
    ],
  },
  {
    page: "ru",
    turns: [
      { says: "Хочу шкаф на заказ", known: { asks: "width" } },
      { says: "а гарантия есть?", known: { about: "warranty" } },
      { says: "180", known: { asks: "height" } },
      { says: "220", known: { asks: "depth" } },
      {
        says: "60",
        known: { plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600] } },
      },
    ],
  },
  {
    page: "ru",
    turns: [
      { says: "шкаф шириной 180 см и высотой 220 см", known: { asks: "depth" } },
      { says: "Доставляете в Яссы?", known: { byOffer: "Iași" } },
      {
        says: "60",
        known: { plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600] } },
      },
    ],
  },
  {
    page: "ru",
    turns: [
      { says: "Есть ли кровати?", known: { products: ["dormitoare/1"] } },
      { says: "А диваны?", known: { about: "not-made" } },
      { says: "Где вас найти?", known: { about: "showroom" } },
    ],
  },
  {
    page: "ru",
    turns: [
      { says: "Где мой заказ?", known: { order: "signIn" } },
      { says: "AM-2031-000999, ivan@example.com", known: { order: "unproven" } },
    ],
  },
  {
    page: "ru",
    turns: [
      { says: "Привет", known: { courtesy: "greeting" } },
      { says: "бла бла", known: { nothing: true } },
      { says: "Как можно оплатить?", known: { about: "payment" } },
    ],
  },
  {
    page: "ro",
    in: "ru",
    turns: [
      { says: "Здравствуйте, вы собираете мебель?", known: { about: "assembly" } },
      { says: "а на этаж поднимаете?", known: { about: "carrying" } },
    ],
  },
  {
    page: "tr",
    turns: [
      { says: "Ölçüye göre gardırop istiyorum", known: { asks: "width" } },
      { says: "Montaj yapıyor musunuz?", known: { about: "assembly" } },
      { says: "180", known: { asks: "height" } },
      { says: "220", known: { asks: "depth" } },
      {
        says: "60",
        known: { plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600] } },
      },
    ],
  },
  {
    page: "tr",
    turns: [
      { says: "Genişlik 180 cm, yükseklik 220 cm gardırop", known: { asks: "depth" } },
      { says: "Cluj'a teslimat yapıyor musunuz?", known: { byOffer: "Cluj" } },
      {
        says: "60",
        known: { plan: { kind: "wardrobe", typed: [1800, 2200, 600], size: [1800, 2200, 600] } },
      },
    ],
  },
  {
    page: "tr",
    turns: [
      { says: "Siparişim nerede?", known: { order: "signIn" } },
      { says: "hesabım yok", known: { order: "signIn" } },
    ],
  },
  {
    page: "tr",
    turns: [
      { says: "Merhaba", known: { courtesy: "greeting" } },
      { says: "Kanepe yapıyor musunuz?", known: { about: "not-made" } },
      { says: "Teşekkürler", known: { courtesy: "thanks" } },
    ],
  },
  {
    page: "tr",
    turns: [
      { says: "Teslimat ücreti ne kadar?", known: { asksPlace: true } },
      { says: "Bükreş", known: { delivers: { place: "București", lei: 150, days: "2–4" } } },
    ],
  },
];
