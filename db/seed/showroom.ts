import type { Texts } from "./content";

/** The six companies in the partners' strip, with their logos in `public/partners/`; all invented. */
export const partners = [
  { name: "Silva Carpat", logo: "silva-carpat.svg" },
  { name: "Nordfur", logo: "nordfur.svg" },
  { name: "Fero Plus", logo: "fero-plus.svg" },
  { name: "Lumina Casa", logo: "lumina-casa.svg" },
  { name: "Textil Dunărea", logo: "textil-dunarea.svg" },
  { name: "Marmora", logo: "marmora.svg" },
];

interface SeedTestimonial {
  rating: number;
  /** A file in `db/seed/pictures/`: a piece like the one spoken of. */
  picture: string;
  name: Texts;
  role: Texts;
  content: Texts;
}

const sampleCustomer: Texts = {
  ro: "Client exemplu",
  en: "Sample customer",
  tr: "Örnek müşteri",
  bg: "Примерен клиент",
  hu: "Mintavásárló",
  it: "Cliente di esempio",
  fr: "Client d’exemple",
  ru: "Пример клиента",
};

/** Three invented testimonials, with the stars of spec §2: 5, 5 and 4. */
export const testimonials: SeedTestimonial[] = [
  {
    rating: 5,
    picture: "dormitoare-2.webp",
    name: sampleCustomer,
    role: {
      ro: "București",
      en: "Bucharest",
      tr: "Bükreş",
      bg: "Букурещ",
      hu: "Bukarest",
      it: "Bucarest",
      fr: "Bucarest",
      ru: "Бухарест",
    },
    content: {
      ro: "Dulapul intră la milimetru între perete și grindă. L-au măsurat de două ori și l-au montat într-o singură dimineață.",
      en: "The wardrobe fits between the wall and the beam to the millimetre. They measured twice and fitted it in a single morning.",
      tr: "Dolap, duvarla kiriş arasına milimetrik oturdu. İki kez ölçü aldılar ve tek bir sabahta monte ettiler.",
      bg: "Гардеробът пасва до милиметър между стената и гредата. Мериха два пъти и го монтираха само за една сутрин.",
      hu: "A szekrény milliméterre pontosan befért a fal és a gerenda közé. Kétszer mértek, és egyetlen délelőtt alatt be is szerelték.",
      it: "L’armadio sta tra la parete e la trave al millimetro. Hanno misurato due volte e l’hanno montato in una sola mattina.",
      fr: "L’armoire tient au millimètre entre le mur et la poutre. Ils ont mesuré deux fois et tout posé en une seule matinée.",
      ru: "Шкаф встал между стеной и балкой с точностью до миллиметра. Замеряли дважды, а собрали за одно утро.",
    },
  },
  {
    rating: 5,
    picture: "bucatarii-1.webp",
    name: sampleCustomer,
    role: {
      ro: "Voluntari",
      en: "Voluntari",
      tr: "Voluntari",
      bg: "Волунтари",
      hu: "Voluntari",
      it: "Voluntari",
      fr: "Voluntari",
      ru: "Волунтари",
    },
    content: {
      ro: "Am văzut bucătăria desenată înainte să plătim avansul și am schimbat două sertare. Exact așa a ieșit.",
      en: "We saw the kitchen drawn before paying the advance and changed two drawers. It turned out exactly like that.",
      tr: "Ön ödemeyi yapmadan mutfağın çizimini gördük ve iki çekmeceyi değiştirdik. Sonuç birebir çizimdeki gibi oldu.",
      bg: "Видяхме кухнята на чертеж, преди да платим аванса, и сменихме две чекмеджета. Получи се точно така.",
      hu: "Az előleg befizetése előtt láttuk a konyha rajzát, és két fiókot megváltoztattunk. Pontosan olyan lett.",
      it: "Abbiamo visto la cucina disegnata prima di pagare l’acconto e abbiamo cambiato due cassetti. È venuta esattamente così.",
      fr: "Nous avons vu la cuisine dessinée avant de payer l’acompte et changé deux tiroirs. Le résultat est exactement celui du dessin.",
      ru: "Мы увидели чертёж кухни до оплаты аванса и поменяли два ящика. Получилось точно так же.",
    },
  },
  {
    rating: 4,
    picture: "living-4.webp",
    name: sampleCustomer,
    role: {
      ro: "Ploiești",
      en: "Ploiesti",
      tr: "Ploieşti",
      bg: "Плоещ",
      hu: "Ploiesti",
      it: "Ploiesti",
      fr: "Ploiesti",
      ru: "Плоешти",
    },
    content: {
      ro: "Masa este frumoasă și foarte solidă. A venit cu câteva zile mai târziu, dar ne-au anunțat din timp.",
      en: "The table is beautiful and very solid. It came a few days late, but they told us well in advance.",
      tr: "Masa güzel ve çok sağlam. Birkaç gün geç geldi ama bize önceden haber verdiler.",
      bg: "Масата е красива и много стабилна. Дойде няколко дни по-късно, но ни предупредиха навреме.",
      hu: "Az asztal szép és nagyon masszív. Néhány nappal később érkezett, de jó előre szóltak.",
      it: "Il tavolo è bello e molto solido. È arrivato con qualche giorno di ritardo, ma ci hanno avvisati per tempo.",
      fr: "La table est belle et très solide. Elle est arrivée avec quelques jours de retard, mais on nous a prévenus à temps.",
      ru: "Стол красивый и очень прочный. Приехал на несколько дней позже, но нас предупредили заранее.",
    },
  },
];
