import type { PieceShape } from "~/furniture/drawing/piece-look";

export type CategorySlug = "dormitoare" | "bucatarii" | "living" | "birouri" | "bai";

type MaterialFacet = "pal" | "mdf" | "lemn-masiv" | "sticla";

export interface CatalogueCategory {
  slug: CategorySlug;
  name: string;
  description: string;
  isFeatured: boolean;
}

export interface CatalogueProduct {
  /** 1 to 5, unique within the category only: it is the last part of the product's address. */
  number: number;
  name: string;
  slug: string;
  /** The shape that the customiser draws. */
  form: PieceShape;
  priceLei: number;
  material: MaterialFacet;
  description: string;
  specification: { material: string; dimensions: string; color: string; features: string[] };
  stock: number;
  /** Files in `db/seed/pictures/`; the first is the main picture. */
  pictures: { file: string; alt: string }[];
}

export const categories: CatalogueCategory[] = [
  {
    slug: "dormitoare",
    name: "Dormitoare",
    description:
      "Paturi, dulapuri și noptiere pentru o cameră liniștită, cu lemn adevărat și sertare care se închid fără zgomot.",
    isFeatured: true,
  },
  {
    slug: "bucatarii",
    name: "Bucătării",
    description:
      "Bucătării liniare, insule, cămări și mese, gândite pentru gătit în fiecare zi și măsurate la tine acasă.",
    isFeatured: true,
  },
  {
    slug: "living",
    name: "Living",
    description:
      "Comode TV, biblioteci, vitrine și măsuțe care pun ordine în camera în care se adună toată familia.",
    isFeatured: true,
  },
  {
    slug: "birouri",
    name: "Birouri",
    description:
      "Birouri, rafturi și casetiere pentru lucrul de acasă sau pentru firmă, cu locuri gândite pentru cabluri și dosare.",
    isFeatured: false,
  },
  {
    slug: "bai",
    name: "Băi",
    description:
      "Mobilier suspendat, oglinzi și dulapuri înalte, protejate la umezeală pe toate muchiile.",
    isFeatured: false,
  },
];

export const catalogue: Record<CategorySlug, CatalogueProduct[]> = {
  dormitoare: [
    {
      number: 1,
      name: "Pat matrimonial Nora din stejar masiv",
      slug: "pat-matrimonial-nora-din-stejar-masiv",
      form: "bed",
      priceLei: 3499,
      material: "lemn-masiv",
      description:
        "Nora este patul pe care îl facem cel mai des: o ramă simplă din stejar masiv și o tăblie cu șase canale tapițate, de care te poți sprijini când citești. Lemnul este uleiat, nu lăcuit, așa că o zgârietură se repară acasă, în câteva minute. Se livrează demontat și se strânge cu opt șuruburi.",
      specification: {
        material: "Stejar masiv uleiat, tăblie tapițată cu țesătură tip in",
        dimensions: "180 × 215 × 115 cm, pentru saltea de 160 × 200 cm",
        color: "Stejar natur, tăblie bej-gri",
        features: [
          "Ramă din stejar masiv de 32 mm",
          "Tăblie cu șase canale tapițate, husă curățabilă",
          "Somieră din lamele de fag, inclusă",
          "Înălțime de 13 cm sub ramă, potrivită pentru aspiratorul robot",
          "Îmbinări cu șuruburi de oțel, montaj în 30 de minute",
        ],
      },
      stock: 4,
      pictures: [
        {
          file: "dormitoare-1.webp",
          alt: "Pat din stejar masiv cu tăblie tapițată bej, lenjerie albă și pătură verde, între două noptiere cu veioze aprinse",
        },
      ],
    },
    {
      number: 2,
      name: "Dressing Casian cu nișă din stejar",
      slug: "dressing-casian-cu-nisa-din-stejar",
      form: "wardrobe",
      priceLei: 5999,
      material: "mdf",
      description:
        "Un dulap de perete întreg, cu patru uși înalte și o nișă deschisă pentru hainele de a doua zi. Fronturile din MDF vopsit mat merg de la plintă până în tavan, iar nișa este placată cu stejar și luminată cald. Interiorul ușilor laterale se împarte cum dorești: bară, polițe sau coșuri.",
      specification: {
        material: "MDF vopsit mat, nișă din PAL furniruit cu stejar",
        dimensions: "310 × 64 × 252 cm",
        color: "Verde-oliv mat, stejar natur",
        features: [
          "Patru uși cu balamale cu amortizare, reglabile pe trei direcții",
          "Mânere bară de 110 cm, bronz periat",
          "Nișă cu bară de umerașe și două sertare",
          "Bandă LED caldă, 3000 K, cu senzor de mișcare",
          "Plintă și mască de tavan ajustate la fața locului",
        ],
      },
      stock: 1,
      pictures: [
        {
          file: "dormitoare-2.webp",
          alt: "Dulap de perete verde-oliv cu patru uși înalte și o nișă din stejar cu haine pe umerașe, în fața unei banchete",
        },
        {
          file: "dormitoare-2-detaliu.webp",
          alt: "Nișa din stejar a dulapului: haine pe umerașe, o cutie și pantofi, între două uși verde-oliv cu mânere lungi",
        },
      ],
    },
    {
      number: 3,
      name: "Noptieră Lia cu sertar și nișă",
      slug: "noptiera-lia-cu-sertar-si-nisa",
      form: "nightstand",
      priceLei: 399,
      material: "pal",
      description:
        "Noptieră mică, cu o nișă pentru cartea începută și un sertar pentru lucrurile care nu trebuie văzute. Stă pe patru picioare subțiri din metal, deci mătura trece pe sub ea. Vine montată, numai picioarele se înșurubează.",
      specification: {
        material: "PAL melaminat, picioare din oțel vopsit",
        dimensions: "46 × 38 × 52 cm",
        color: "Stejar, picioare negre",
        features: [
          "Sertar cu glisiere cu amortizare",
          "Cant ABS de 2 mm pe muchiile vizibile",
          "Buton din alamă periată",
          "Picioare metalice cu tălpici reglabile",
        ],
      },
      stock: 18,
      pictures: [
        {
          file: "dormitoare-3.webp",
          alt: "Noptieră din stejar cu sertar și nișă pentru cărți, cu veioză aprinsă, lângă un pat tapițat verde",
        },
      ],
    },
    {
      number: 4,
      name: "Comodă Ilinca cu șase sertare",
      slug: "comoda-ilinca-cu-sase-sertare",
      form: "chest",
      priceLei: 2190,
      material: "mdf",
      description:
        "Șase sertare adânci, pe două coloane, pentru lenjerie, tricouri și pulovere. Fronturile sunt din MDF vopsit, iar blatul și picioarele din nuc, ca să nu arate ca o comodă de hotel. Sertarele ies complet, deci ajungi și la ce este în spate.",
      specification: {
        material: "MDF vopsit mat, blat și picioare din nuc",
        dimensions: "140 × 46 × 84 cm",
        color: "Albastru-gri mat, nuc",
        features: [
          "Glisiere cu extragere totală și amortizare, 30 kg pe sertar",
          "Butoane rotunde din alamă",
          "Blat din nuc uleiat de 22 mm",
          "Prindere de perete împotriva răsturnării, inclusă",
          "Separatoare din fag pentru sertarele de sus",
        ],
      },
      stock: 6,
      pictures: [
        {
          file: "dormitoare-4.webp",
          alt: "Comodă albastru-gri cu șase sertare, butoane din alamă și blat din nuc, cu veioză și tablou",
        },
        {
          file: "dormitoare-4-detaliu.webp",
          alt: "Comoda văzută de aproape: blatul din nuc cu veioză, tablou și vază, sertare albastru-gri cu butoane din alamă",
        },
      ],
    },
    {
      number: 5,
      name: "Masă de toaletă Sofia cu oglindă rotundă",
      slug: "masa-de-toaleta-sofia-cu-oglinda-rotunda",
      form: "dressing-table",
      priceLei: 1290,
      material: "lemn-masiv",
      description:
        "O măsuță îngustă din frasin masiv, cu două sertare și o oglindă rotundă prinsă pe perete deasupra. Încape și într-un dormitor mic, iar dimineața devine loc de machiaj, seara loc de scris. Taburetul se comandă separat.",
      specification: {
        material: "Frasin masiv uleiat, oglindă de 4 mm",
        dimensions: "110 × 45 × 76 cm, oglindă de 60 cm în diametru",
        color: "Frasin deschis, alamă",
        features: [
          "Două sertare cu fund căptușit cu pâslă",
          "Picioare conice din frasin masiv",
          "Oglindă rotundă cu ramă subțire din alamă",
          "Trecere pentru cablu în blat",
        ],
      },
      stock: 3,
      pictures: [
        {
          file: "dormitoare-5.webp",
          alt: "Masă de toaletă din frasin cu două sertare, sub o oglindă rotundă cu ramă din alamă",
        },
      ],
    },
  ],
  bucatarii: [
    {
      number: 1,
      name: "Bucătărie liniară Salvia 350 cm",
      slug: "bucatarie-liniara-salvia-350-cm",
      form: "kitchen",
      priceLei: 5890,
      material: "mdf",
      description:
        "O bucătărie pe un singur perete, cu tot ce trebuie: chiuvetă, plită, cuptor și un corp lat cu trei sertare pentru oale. Jos, fronturi mate în verde-salvie; sus, corpuri cu furnir de stejar și o nișă deschisă pentru vesela de fiecare zi. Electrocasnicele, chiuveta și bateria se aleg separat.",
      specification: {
        material: "MDF vopsit mat, furnir de stejar, blat din compozit de cuarț",
        dimensions: "354 × 64 × 218 cm",
        color: "Verde-salvie mat, stejar natur, blat alb",
        features: [
          "Sertare cu extragere totală și amortizare",
          "Blat de 40 mm din compozit de cuarț",
          "Mânere bară din alamă periată",
          "Lumină LED caldă sub corpurile suspendate",
          "Plintă neagră retrasă, demontabilă",
          "Corp pentru cuptor încorporabil de 60 cm",
        ],
      },
      stock: 1,
      pictures: [
        {
          file: "bucatarii-1.webp",
          alt: "Bucătărie liniară cu fronturi verde-salvie, corpuri suspendate din stejar, blat alb și faianță albă verticală",
        },
      ],
    },
    {
      number: 2,
      name: "Insulă de bucătărie Ardeal cu blat de stejar",
      slug: "insula-de-bucatarie-ardeal-cu-blat-de-stejar",
      form: "kitchen-island",
      priceLei: 3290,
      material: "lemn-masiv",
      description:
        "Insula pe care se frământă, se taie și se stă la povești. Blatul gros, din lamele de stejar masiv, iese în consolă pe o parte, cât să încapă două scaune. Spre plită are sertare și o poliță deschisă pentru oalele grele.",
      specification: {
        material: "Blat din stejar masiv, corp din MDF vopsit",
        dimensions: "160 × 90 × 92 cm",
        color: "Albastru închis mat, stejar natur",
        features: [
          "Blat din stejar masiv de 40 mm, tratat cu ulei alimentar",
          "Trei sertare cu amortizare, cel de jos pentru oale",
          "Consolă de 30 cm pentru două scaune",
          "Polițe deschise la capăt",
          "Bară din alamă pentru prosoape",
        ],
      },
      stock: 2,
      pictures: [
        {
          file: "bucatarii-2.webp",
          alt: "Insulă de bucătărie albastru închis cu blat de stejar, trei sertare și polițe deschise, sub două lămpi suspendate",
        },
      ],
    },
    {
      number: 3,
      name: "Cămară înaltă Bruma cu uși pline",
      slug: "camara-inalta-bruma-cu-usi-pline",
      form: "pantry",
      priceLei: 1790,
      material: "pal",
      description:
        "Un dulap înalt, cu două uși, în care intră toate borcanele, făina și aspiratorul. Polițele se mută din cinci în cinci centimetri, iar în partea de jos sunt două coșuri care ies pe glisiere. Se așază la capătul bucătăriei sau singur, lângă frigider.",
      specification: {
        material: "PAL melaminat de 18 mm",
        dimensions: "90 × 58 × 212 cm",
        color: "Stejar deschis, interior alb",
        features: [
          "Cant ABS de 2 mm pe toate muchiile",
          "Patru polițe reglabile, 25 kg fiecare",
          "Balamale cu amortizare și deschidere la 155°",
          "Mânere verticale din metal negru",
          "Picioare reglabile ascunse de plintă",
        ],
      },
      stock: 7,
      pictures: [
        {
          file: "bucatarii-3.webp",
          alt: "Cămară înaltă din stejar deschis, cu ușa din dreapta deschisă spre polițe cu borcane și coșuri",
        },
        {
          file: "bucatarii-3-detaliu.webp",
          alt: "Interiorul cămării: polițe albe cu borcane, farfurii și coșuri, lângă ușa din stejar deschis",
        },
      ],
    },
    {
      number: 4,
      name: "Vitrină de bucătărie Clara cu sticlă clară",
      slug: "vitrina-de-bucatarie-clara-cu-sticla-clara",
      form: "display-cabinet",
      priceLei: 2490,
      material: "sticla",
      description:
        "Un bufet ca la bunica, cu linii de acum: jos două uși cu ramă și două sertare, sus o vitrină cu uși din sticlă pentru ceștile bune. Polițele din vitrină sunt și ele din sticlă, iar lumina caldă de sus trece până jos. Se livrează în două corpuri care se prind între ele.",
      specification: {
        material: "Sticlă securizată de 4 mm, MDF vopsit, stejar",
        dimensions: "100 × 42 × 205 cm",
        color: "Crem mat, stejar natur",
        features: [
          "Uși cu sticlă securizată și ramă de 6 cm",
          "Trei polițe din sticlă de 6 mm",
          "Spot LED cald, cu întrerupător pe cablu",
          "Butoane din alamă",
          "Blat intermediar din stejar uleiat",
        ],
      },
      stock: 3,
      pictures: [
        {
          file: "bucatarii-4.webp",
          alt: "Vitrină crem cu uși din sticlă luminate, blat de stejar și sertare cu butoane din alamă",
        },
        {
          file: "bucatarii-4-detaliu.webp",
          alt: "Partea de sus a vitrinei crem: uși din sticlă, polițe luminate cu vase și un blat din stejar deasupra sertarelor",
        },
      ],
    },
    {
      number: 5,
      name: "Masă de bucătărie Toma din frasin masiv",
      slug: "masa-de-bucatarie-toma-din-frasin-masiv",
      form: "table",
      priceLei: 1890,
      material: "lemn-masiv",
      description:
        "Masă pentru șase, din frasin masiv, cu muchii rotunjite pe care copiii nu se lovesc. Picioarele sunt trase spre colțuri, așa că nimeni nu stă cu genunchiul în lemn. Blatul se curăță cu apă și se reîmprospătează cu ulei o dată pe an.",
      specification: {
        material: "Frasin masiv uleiat",
        dimensions: "180 × 90 × 75 cm",
        color: "Frasin deschis",
        features: [
          "Blat din lamele continue, de 30 mm",
          "Picioare conice, demontabile",
          "Muchii rotunjite cu raza de 8 mm",
          "Ulei cu ceară, fără solvenți",
        ],
      },
      stock: 5,
      pictures: [
        {
          file: "bucatarii-5.webp",
          alt: "Masă din frasin pusă pentru prânz, cu scaune din același lemn, sub o lampă suspendată verde",
        },
      ],
    },
  ],
  living: [
    {
      number: 1,
      name: "Comodă TV Arin cu uși din lamele",
      slug: "comoda-tv-arin-cu-usi-din-lamele",
      form: "media-unit",
      priceLei: 2890,
      material: "mdf",
      description:
        "O comodă lungă și joasă, cu furnir de nuc și două uși din lamele verticale. În mijloc rămâne loc deschis pentru amplificator și discuri, iar cablurile pleacă prin spate, nevăzute. Cadrul metalic retras o face să pară mai ușoară decât este.",
      specification: {
        material: "MDF cu furnir de nuc, cadru din oțel vopsit",
        dimensions: "220 × 42 × 51 cm",
        color: "Nuc, cadru negru",
        features: [
          "Două uși cu lamele din nuc masiv",
          "Două nișe deschise, una cu poliță reglabilă",
          "Decupaje pentru cabluri în panoul din spate",
          "Cadru din țeavă pătrată de oțel, 22 mm",
          "Blat de 22 mm, cu fibra continuă de la un capăt la altul",
        ],
      },
      stock: 5,
      pictures: [
        {
          file: "living-1.webp",
          alt: "Comodă TV din nuc cu uși din lamele, cu pick-up și discuri, lângă o bibliotecă plină",
        },
        {
          file: "living-1-detaliu.webp",
          alt: "Comoda TV văzută de aproape: ușă din lamele de nuc, nișe cu amplificator și discuri, pick-up și veioză",
        },
      ],
    },
    {
      number: 2,
      name: "Bibliotecă Matei cu compartimente",
      slug: "biblioteca-matei-cu-compartimente",
      form: "bookcase",
      priceLei: 1690,
      material: "pal",
      description:
        "Șase rânduri de polițe cu despărțitoare așezate neregulat, ca să nu arate a depozit de dosare. Rafturile țin cărți mari de artă fără să se lase, pentru că sunt scurte și groase. Două biblioteci puse alături par făcute dintr-o bucată.",
      specification: {
        material: "PAL melaminat de 22 mm",
        dimensions: "98 × 32 × 212 cm",
        color: "Nuc",
        features: [
          "Polițe de 22 mm, 30 kg pe compartiment",
          "Cant ABS de 2 mm în aceeași nuanță",
          "Panou de spate îngropat în canal",
          "Prindere de perete inclusă",
        ],
      },
      stock: 9,
      pictures: [
        {
          file: "living-2.webp",
          alt: "Bibliotecă înaltă din nuc cu compartimente neregulate, lângă un fotoliu verde și o lampă de podea",
        },
      ],
    },
    {
      number: 3,
      name: "Măsuță de cafea Luna cu blat de sticlă",
      slug: "masuta-de-cafea-luna-cu-blat-de-sticla",
      form: "coffee-table",
      priceLei: 890,
      material: "sticla",
      description:
        "Un blat rotund din sticlă fumurie, așezat pe trei picioare din stejar care se întâlnesc la mijloc. Sub sticlă se vede îmbinarea, făcută cu cep, fără șuruburi. Este destul de mică pentru un apartament și destul de grea cât să nu fugă pe covor.",
      specification: {
        material: "Sticlă securizată fumurie de 10 mm, stejar masiv",
        dimensions: "90 × 90 × 40 cm",
        color: "Sticlă fumurie, stejar natur",
        features: [
          "Sticlă securizată cu muchia șlefuită",
          "Trei picioare din stejar masiv",
          "Îmbinare cu cep, fără metal vizibil",
          "Discuri transparente care țin blatul pe loc",
        ],
      },
      stock: 8,
      pictures: [
        {
          file: "living-3.webp",
          alt: "Măsuță rotundă cu blat din sticlă fumurie pe trei picioare din stejar, pe un covor deschis",
        },
      ],
    },
    {
      number: 4,
      name: "Vitrină Aurora cu rafturi iluminate",
      slug: "vitrina-aurora-cu-rafturi-iluminate",
      form: "display-cabinet",
      priceLei: 3190,
      material: "sticla",
      description:
        "O vitrină înaltă și îngustă, cu două uși din sticlă pe toată înălțimea, pentru ceramică, pahare sau o colecție de familie. Rama subțire este neagră, interiorul cald, din nuc, luminat de sus. Ușile se închid pe magnet și se pot încuia.",
      specification: {
        material: "Sticlă securizată, oțel vopsit, MDF cu furnir de nuc",
        dimensions: "80 × 40 × 190 cm",
        color: "Negru mat, interior nuc",
        features: [
          "Două uși din sticlă securizată de 5 mm",
          "Patru polițe din sticlă de 8 mm",
          "Bandă LED caldă, cu variator",
          "Încuietoare cu cheie",
          "Picioare reglabile pentru podele vechi",
        ],
      },
      stock: 2,
      pictures: [
        {
          file: "living-4.webp",
          alt: "Vitrină neagră cu uși din sticlă și interior din nuc luminat, cu vase din ceramică pe polițe",
        },
        {
          file: "living-4-detaliu.webp",
          alt: "Polițele din sticlă ale vitrinei, cu vase din ceramică și pahare, în fața spatelui din nuc luminat",
        },
      ],
    },
    {
      number: 5,
      name: "Bufet Damian din stejar masiv",
      slug: "bufet-damian-din-stejar-masiv",
      form: "sideboard",
      priceLei: 4290,
      material: "lemn-masiv",
      description:
        "Bufet lat, din stejar masiv, cu colțuri rotunjite și uși cu fibra continuă de la un capăt la altul. Sertarele din mijloc primesc tacâmuri și fețe de masă, iar în spatele ușilor sunt polițe pentru platouri. Îl facem dintr-un singur lot de lemn, ales bucată cu bucată.",
      specification: {
        material: "Stejar masiv uleiat",
        dimensions: "170 × 45 × 78 cm",
        color: "Stejar natur",
        features: [
          "Fronturi tăiate din aceeași scândură",
          "Trei sertare cu amortizare",
          "Mânere frezate în lemn",
          "Picioare rotunde, înșurubate",
          "Spate finisat, poate sta în mijlocul camerei",
        ],
      },
      stock: 2,
      pictures: [
        {
          file: "living-5.webp",
          alt: "Bufet din stejar masiv cu colțuri rotunjite, două uși și trei sertare, sub un tablou abstract",
        },
      ],
    },
  ],
  birouri: [
    {
      number: 1,
      name: "Birou Victor din nuc cu trei sertare",
      slug: "birou-victor-din-nuc-cu-trei-sertare",
      form: "desk",
      priceLei: 2690,
      material: "lemn-masiv",
      description:
        "Un birou adevărat, lat cât pentru două ecrane, cu blat din nuc masiv și un corp cu trei sertare în dreapta. Pe stânga se sprijină pe un cadru subțire din oțel, care lasă loc pentru picioare. Sertarul de jos primește dosare A4 agățate.",
      specification: {
        material: "Nuc masiv uleiat, cadru din oțel vopsit",
        dimensions: "160 × 75 × 75 cm",
        color: "Nuc, cadru negru",
        features: [
          "Blat din nuc masiv de 28 mm",
          "Trei sertare cu glisiere cu amortizare",
          "Mânere bară din alamă",
          "Cadru din țeavă pătrată de oțel, 30 mm",
          "Jgheab pentru cabluri sub blat",
        ],
      },
      stock: 4,
      pictures: [
        {
          file: "birouri-1.webp",
          alt: "Birou din nuc cu trei sertare și cadru negru, cu laptop și lampă, lângă un scaun din lemn",
        },
      ],
    },
    {
      number: 2,
      name: "Birou compact Ana pentru colțul de lucru",
      slug: "birou-compact-ana-pentru-coltul-de-lucru",
      form: "writing-desk",
      priceLei: 749,
      material: "pal",
      description:
        "Birou mic, pentru laptop, teme și facturi, care încape sub fereastră sau la capătul patului. Are un sertar lat și subțire, cât pentru caiete și încărcătoare. Picioarele se strâng cu mâna, fără scule.",
      specification: {
        material: "PAL melaminat, picioare din fag",
        dimensions: "110 × 55 × 75 cm",
        color: "Alb mat, picioare natur",
        features: [
          "Blat de 25 mm cu cant ABS de 2 mm",
          "Sertar lat, cu deschidere prin apăsare",
          "Picioare conice din fag masiv",
          "Suprafață mată, fără amprente",
        ],
      },
      stock: 14,
      pictures: [
        {
          file: "birouri-2.webp",
          alt: "Birou alb cu picioare din fag, cu laptop și lampă galbenă, sub un panou din plută",
        },
      ],
    },
    {
      number: 3,
      name: "Casetieră Radu pe roți, cu încuietoare",
      slug: "casetiera-radu-pe-roti-cu-incuietoare",
      form: "filing-cabinet",
      priceLei: 549,
      material: "pal",
      description:
        "Casetieră cu trei sertare, care stă sub birou și iese când ai nevoie de ea. O singură cheie încuie toate sertarele, iar cel de jos ține dosare suspendate. Roțile din față au frână.",
      specification: {
        material: "PAL melaminat de 18 mm",
        dimensions: "42 × 55 × 60 cm",
        color: "Gri modern, fronturi stejar",
        features: [
          "Încuietoare centrală cu două chei",
          "Glisiere cu bile, extragere totală la sertarul de dosare",
          "Roți cauciucate, două cu frână",
          "Cant ABS de 2 mm",
          "Greutate maximă pe capac: 80 kg",
        ],
      },
      stock: 22,
      pictures: [
        {
          file: "birouri-3.webp",
          alt: "Casetieră gri cu trei fronturi din stejar, pe roți, lângă un birou cu cadru negru",
        },
        {
          file: "birouri-3-detaliu.webp",
          alt: "Casetiera de aproape: trei fronturi din stejar cu mânere negre, încuietoarea și roțile",
        },
      ],
    },
    {
      number: 4,
      name: "Raft modular Tudor din stejar și oțel",
      slug: "raft-modular-tudor-din-stejar-si-otel",
      form: "shelf",
      priceLei: 1490,
      material: "lemn-masiv",
      description:
        "Cinci polițe din stejar masiv, prinse într-un cadru negru din oțel. Se vede din toate părțile, deci poate despărți biroul de restul camerei. Modulele se leagă între ele și cresc odată cu arhiva.",
      specification: {
        material: "Stejar masiv uleiat, oțel vopsit în câmp electrostatic",
        dimensions: "120 × 36 × 190 cm",
        color: "Stejar natur, negru mat",
        features: [
          "Cinci polițe din stejar masiv de 26 mm",
          "Cadru din țeavă pătrată de 25 mm",
          "40 kg pe poliță",
          "Tălpici reglabile și prindere de perete",
        ],
      },
      stock: 6,
      pictures: [
        {
          file: "birouri-4.webp",
          alt: "Raft din stejar cu cadru negru din oțel, cu bibliorafturi, cărți și cutii, lângă un fotoliu",
        },
        {
          file: "birouri-4-detaliu.webp",
          alt: "Polițele din stejar ale raftului, în cadrul negru din oțel, cu cărți, cutii și un coș",
        },
      ],
    },
    {
      number: 5,
      name: "Masă de ședințe Consul cu blat de sticlă",
      slug: "masa-de-sedinte-consul-cu-blat-de-sticla",
      form: "meeting-table",
      priceLei: 4890,
      material: "sticla",
      description:
        "Masă pentru opt persoane, cu blat din sticlă securizată, ușor verzuie pe muchie, și două picioare late din nuc. Cablurile coboară prin picioare, nevăzute, până la prizele de sub traversă. O lucrăm la comandă în trei-patru săptămâni.",
      specification: {
        material: "Sticlă securizată de 12 mm, MDF cu furnir de nuc",
        dimensions: "240 × 110 × 75 cm",
        color: "Sticlă clară, nuc",
        features: [
          "Blat din sticlă securizată, colțuri rotunjite",
          "Două picioare placate cu nuc, cu trecere de cabluri",
          "Traversă din oțel vopsit negru",
          "Prize și porturi USB prinse sub traversă",
          "Locuri pentru opt scaune",
        ],
      },
      stock: 0,
      pictures: [
        {
          file: "birouri-5.webp",
          alt: "Masă de ședințe cu blat din sticlă pe două picioare din nuc, cu șase scaune și lămpi negre",
        },
      ],
    },
  ],
  bai: [
    {
      number: 1,
      name: "Mobilier suspendat Delia pentru lavoar",
      slug: "mobilier-suspendat-delia-pentru-lavoar",
      form: "vanity",
      priceLei: 2790,
      material: "mdf",
      description:
        "Un corp suspendat cu două sertare late și o nișă pentru prosoape, sub un blat deschis la culoare. Furnirul de stejar este lăcuit pe toate fețele, inclusiv la decupaje, ca să nu intre umezeala. Lavoarul rotund și bateria se pot comanda împreună cu mobilierul.",
      specification: {
        material: "MDF hidrofug cu furnir de stejar, blat din compozit",
        dimensions: "132 × 53 × 50 cm",
        color: "Stejar natur, blat alb",
        features: [
          "Două sertare cu amortizare și decupaj pentru sifon",
          "Nișă deschisă cu poliță",
          "Mânere bară din alamă periată",
          "Prindere ascunsă pe șină de oțel, 120 kg",
          "Blat cu plintă de 7 cm spre perete",
        ],
      },
      stock: 3,
      pictures: [
        {
          file: "bai-1.webp",
          alt: "Mobilier de baie suspendat din stejar, cu lavoar rotund alb, nișă cu prosoape și faianță verde-albăstruie",
        },
      ],
    },
    {
      number: 2,
      name: "Oglindă ovală Selena cu lumină caldă",
      slug: "oglinda-ovala-selena-cu-lumina-calda",
      form: "mirror",
      priceLei: 690,
      material: "sticla",
      description:
        "Oglindă alungită, cu ramă subțire din alamă și o lumină caldă care iese prin spate, pe perete. Nu te orbește noaptea și nu lasă umbre pe față dimineața. Folia de dezaburire ține mijlocul limpede după duș.",
      specification: {
        material: "Oglindă de 5 mm, ramă din alamă periată",
        dimensions: "58 × 3 × 90 cm",
        color: "Alamă periată",
        features: [
          "Bandă LED de 3000 K, IP44",
          "Folie de dezaburire",
          "Muchie șlefuită, fără cupru în argintare",
          "Suport cu reglaj pe orizontală",
        ],
      },
      stock: 12,
      pictures: [
        {
          file: "bai-2.webp",
          alt: "Oglindă ovală cu ramă din alamă și lumină caldă în spate, deasupra unui lavoar alb",
        },
      ],
    },
    {
      number: 3,
      name: "Dulap înalt de baie Ema",
      slug: "dulap-inalt-de-baie-ema",
      form: "tall-cabinet",
      priceLei: 990,
      material: "pal",
      description:
        "Un dulap îngust, care urcă pe perete și lasă podeaua liberă. Sus și jos are uși, la mijloc o nișă deschisă pentru ce folosești zilnic. Polițele interioare sunt din sticlă și se șterg ușor.",
      specification: {
        material: "PAL hidrofug melaminat",
        dimensions: "40 × 32 × 165 cm",
        color: "Alb mat, nișă stejar",
        features: [
          "Cant lipit cu adeziv poliuretanic, rezistent la abur",
          "Uși reversibile, cu balamale cu amortizare",
          "Trei polițe din sticlă de 6 mm",
          "Montaj suspendat, fără picioare",
        ],
      },
      stock: 10,
      pictures: [
        {
          file: "bai-3.webp",
          alt: "Dulap înalt de baie, alb, cu nișă din stejar, între o scară cu prosoape și un lavoar",
        },
      ],
    },
    {
      number: 4,
      name: "Mobilier de baie Toscana cu două lavoare",
      slug: "mobilier-de-baie-toscana-cu-doua-lavoare",
      form: "washstand",
      priceLei: 3890,
      material: "mdf",
      description:
        "Pentru familiile în care toți pleacă la opt: două lavoare, patru uși cu ramă și sertare la mijloc. Fronturile sunt vopsite în verde închis, iar blatul de piatră se întinde dintr-o bucată. Stă pe picioare, deci se poate monta și pe pereți subțiri.",
      specification: {
        material: "MDF hidrofug vopsit, blat din compozit de cuarț",
        dimensions: "160 × 52 × 86 cm",
        color: "Verde închis mat, blat crem",
        features: [
          "Fronturi cu ramă și tăblie, vopsite în șase straturi",
          "Trei sertare cu amortizare la mijloc",
          "Butoane din alamă",
          "Blat dintr-o bucată, cu plintă de 8 cm",
          "Picioare reglabile, protejate la apă",
        ],
      },
      stock: 1,
      pictures: [
        {
          file: "bai-4.webp",
          alt: "Mobilier de baie verde închis cu două lavoare, blat crem și două oglinzi cu ramă din alamă",
        },
        {
          file: "bai-4-detaliu.webp",
          alt: "Cele două lavoare albe cu baterii din alamă, pe blatul crem, deasupra fronturilor verzi cu ramă",
        },
      ],
    },
    {
      number: 5,
      name: "Bancă de baie Flora din stejar masiv",
      slug: "banca-de-baie-flora-din-stejar-masiv",
      form: "bench",
      priceLei: 459,
      material: "lemn-masiv",
      description:
        "O bancă mică, pentru prosoape, haine sau un minut de liniște după baie. Șezutul din lamele lasă apa să se scurgă, iar jos este un raft pentru coș. Stejarul este uleiat de trei ori și îmbătrânește frumos.",
      specification: {
        material: "Stejar masiv uleiat",
        dimensions: "80 × 34 × 45 cm",
        color: "Stejar natur",
        features: [
          "Șezut din lamele cu spații de scurgere",
          "Raft inferior din lamele",
          "Îmbinări cu cep, lipite cu adeziv rezistent la apă",
          "Tălpici din cauciuc, nu alunecă pe gresie",
        ],
      },
      stock: 15,
      pictures: [
        { file: "bai-5.webp", alt: "Bancă din lamele de stejar cu prosoape, lângă o cadă albă" },
        {
          file: "bai-5-detaliu.webp",
          alt: "Banca de aproape: prosoape împăturite pe șezutul din lamele, prosoape rulate și un coș pe raftul de jos",
        },
      ],
    },
  ],
};
