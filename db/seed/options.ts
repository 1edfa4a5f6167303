import type { Kind } from "~/furniture/boards/design";
import type { HandleShape, Palette } from "~/furniture/drawing/piece-look";
import type { Language } from "~/platform/i18n/languages";

export interface SeedOption {
  id: string;
  surchargeLei: number;
  /** A file in `db/seed/pictures/`. */
  picture: string;
  names: Record<Language, string>;
  descriptions?: Record<Language, string>;
}

/** A material, with a sentence about it, its sheets' price per m² without VAT and how it is drawn. */
export interface SeedMaterial extends SeedOption {
  descriptions: Record<Language, string>;
  board: "pal" | "mdf";
  leiPerM2: number;
  /** Files in `db/seed/pictures/`: each kind of piece in it. */
  photographs: Record<Kind, string>;
  look: Palette;
}

/** A handle, with its purchase price without VAT. */
export interface SeedHandle extends SeedOption {
  priceLei: number;
  look: { shape: HandleShape; color: string };
  lengthMm: number;
  holeSpacingMm: number;
}

/** The six materials of the customiser, with the surcharges of spec §9. */
export const materials: SeedMaterial[] = [
  {
    id: "pal-alb",
    board: "pal",
    leiPerM2: 78,
    look: { top: "#fdfcfa", front: "#f4f2ed", side: "#d9d5cc" },
    surchargeLei: 100,
    picture: "material-pal-alb.webp",
    photographs: {
      wardrobe: "dulap-pal-alb.webp",
      bookcase: "biblioteca-pal-alb.webp",
      chest: "comoda-pal-alb.webp",
    },
    names: {
      ro: "PAL Alb",
      en: "White melamine",
      tr: "Beyaz suntalam",
      bg: "Бяло ПДЧ",
      hu: "Fehér bútorlap",
      it: "Nobilitato bianco",
      fr: "Mélaminé blanc",
      ru: "Белое ЛДСП",
    },
    descriptions: {
      ro: "Plăci melaminate albe, mate, ușor de șters.",
      en: "Matt white melamine boards, easy to wipe clean.",
      tr: "Mat beyaz suntalam, kolay silinir.",
      bg: "Матови бели ламинирани плоскости, лесни за почистване.",
      hu: "Matt fehér laminált lap, könnyen letörölhető.",
      it: "Pannelli nobilitati bianchi opachi, facili da pulire.",
      fr: "Panneaux mélaminés blancs mats, faciles à essuyer.",
      ru: "Матовые белые ламинированные плиты, легко протирать.",
    },
  },
  {
    id: "pal-stejar-sonoma",
    board: "pal",
    leiPerM2: 96,
    look: {
      top: "#e8d6b6",
      front: "#d9c09a",
      side: "#bb9e74",
      grain: { color: "#8d6a42", lines: 22, strength: 0.55 },
    },
    surchargeLei: 120,
    picture: "material-pal-stejar-sonoma.webp",
    photographs: {
      wardrobe: "dulap-pal-stejar-sonoma.webp",
      bookcase: "biblioteca-pal-stejar-sonoma.webp",
      chest: "comoda-pal-stejar-sonoma.webp",
    },
    names: {
      ro: "PAL Stejar Sonoma",
      en: "Sonoma oak melamine",
      tr: "Sonoma meşe suntalam",
      bg: "ПДЧ дъб Сонома",
      hu: "Sonoma tölgy bútorlap",
      it: "Nobilitato rovere Sonoma",
      fr: "Mélaminé chêne Sonoma",
      ru: "ЛДСП дуб сонома",
    },
    descriptions: {
      ro: "Decor de stejar deschis, cu fibra lungă, în relief fin.",
      en: "Pale oak decor with a long, finely embossed grain.",
      tr: "Uzun damarlı, ince kabartmalı açık meşe deseni.",
      bg: "Декор светъл дъб с дълга, фино релефна шарка.",
      hu: "Világos tölgy dekor hosszú, finoman domború erezettel.",
      it: "Decoro rovere chiaro con venatura lunga, in lieve rilievo.",
      fr: "Décor chêne clair à long fil, finement structuré.",
      ru: "Светлый дуб с длинным рисунком и тонким рельефом.",
    },
  },
  {
    id: "pal-nuc",
    board: "pal",
    leiPerM2: 112,
    look: {
      top: "#9a704d",
      front: "#80583a",
      side: "#5d3f29",
      grain: { color: "#3a2416", lines: 26, strength: 0.55 },
    },
    surchargeLei: 130,
    picture: "material-pal-nuc.webp",
    photographs: {
      wardrobe: "dulap-pal-nuc.webp",
      bookcase: "biblioteca-pal-nuc.webp",
      chest: "comoda-pal-nuc.webp",
    },
    names: {
      ro: "PAL Nuc",
      en: "Walnut melamine",
      tr: "Ceviz suntalam",
      bg: "ПДЧ орех",
      hu: "Dió bútorlap",
      it: "Nobilitato noce",
      fr: "Mélaminé noyer",
      ru: "ЛДСП орех",
    },
    descriptions: {
      ro: "Decor de nuc închis, cald, cu fibra bine desenată.",
      en: "Warm dark walnut decor with a marked grain.",
      tr: "Belirgin damarlı, sıcak koyu ceviz deseni.",
      bg: "Топъл тъмен орехов декор с ясно очертана шарка.",
      hu: "Meleg, sötét dió dekor markáns erezettel.",
      it: "Decoro noce scuro e caldo, con venatura marcata.",
      fr: "Décor noyer foncé et chaud, au fil bien marqué.",
      ru: "Тёплый тёмный орех с выразительным рисунком.",
    },
  },
  {
    id: "mdf-lucios",
    board: "mdf",
    leiPerM2: 210,
    look: { top: "#d9ccbc", front: "#c5b5a3", side: "#9d8d7b", isGlossy: true },
    surchargeLei: 150,
    picture: "material-mdf-lucios.webp",
    photographs: {
      wardrobe: "dulap-mdf-lucios.webp",
      bookcase: "biblioteca-mdf-lucios.webp",
      chest: "comoda-mdf-lucios.webp",
    },
    names: {
      ro: "MDF Lucios",
      en: "High-gloss MDF",
      tr: "Parlak MDF",
      bg: "МДФ гланц",
      hu: "Magasfényű MDF",
      it: "MDF lucido",
      fr: "MDF brillant",
      ru: "Глянцевый МДФ",
    },
    descriptions: {
      ro: "MDF vopsit, lucios ca oglinda; lasă camera mai luminoasă.",
      en: "Lacquered MDF with a mirror gloss that brightens the room.",
      tr: "Odayı aydınlatan, ayna parlaklığında lake MDF.",
      bg: "Боядисан МДФ с огледален гланц, който прави стаята по-светла.",
      hu: "Tükörfényes lakkozott MDF, amely világosabbá teszi a szobát.",
      it: "MDF laccato lucido a specchio, che dà luce alla stanza.",
      fr: "MDF laqué brillant comme un miroir, qui éclaire la pièce.",
      ru: "Крашеный МДФ с зеркальным блеском, делает комнату светлее.",
    },
  },
  {
    id: "pal-gri-modern",
    board: "pal",
    leiPerM2: 88,
    look: { top: "#a9acae", front: "#8e9294", side: "#6c7073" },
    surchargeLei: 110,
    picture: "material-pal-gri-modern.webp",
    photographs: {
      wardrobe: "dulap-pal-gri-modern.webp",
      bookcase: "biblioteca-pal-gri-modern.webp",
      chest: "comoda-pal-gri-modern.webp",
    },
    names: {
      ro: "PAL Gri Modern",
      en: "Modern grey melamine",
      tr: "Modern gri suntalam",
      bg: "Сиво ПДЧ модерн",
      hu: "Modern szürke bútorlap",
      it: "Nobilitato grigio moderno",
      fr: "Mélaminé gris moderne",
      ru: "Серое ЛДСП модерн",
    },
    descriptions: {
      ro: "Gri neutru, mat, care ascunde urmele de degete.",
      en: "Neutral matt grey that hides fingerprints.",
      tr: "Parmak izlerini gizleyen nötr mat gri.",
      bg: "Неутрално матово сиво, по което не личат отпечатъци.",
      hu: "Semleges matt szürke, amelyen nem látszik az ujjlenyomat.",
      it: "Grigio neutro opaco, che nasconde le impronte.",
      fr: "Gris neutre mat, qui cache les traces de doigts.",
      ru: "Нейтральный матовый серый, не видно отпечатков пальцев.",
    },
  },
  {
    id: "mdf-mat",
    board: "mdf",
    leiPerM2: 185,
    look: { top: "#a7b09a", front: "#8f9a82", side: "#6f7964" },
    surchargeLei: 140,
    picture: "material-mdf-mat.webp",
    photographs: {
      wardrobe: "dulap-mdf-mat.webp",
      bookcase: "biblioteca-mdf-mat.webp",
      chest: "comoda-mdf-mat.webp",
    },
    names: {
      ro: "MDF Mat",
      en: "Matt MDF",
      tr: "Mat MDF",
      bg: "МДФ мат",
      hu: "Matt MDF",
      it: "MDF opaco",
      fr: "MDF mat",
      ru: "Матовый МДФ",
    },
    descriptions: {
      ro: "MDF vopsit mat, catifelat la atingere.",
      en: "Matt lacquered MDF, velvety to the touch.",
      tr: "Dokunuşu kadifemsi mat lake MDF.",
      bg: "Матово боядисан МДФ, кадифен на допир.",
      hu: "Matt lakkozott MDF, bársonyos tapintású.",
      it: "MDF laccato opaco, vellutato al tatto.",
      fr: "MDF laqué mat, velouté au toucher.",
      ru: "Матовый крашеный МДФ, бархатистый на ощупь.",
    },
  },
];

/** The four handles of the customiser, with the surcharges of spec §9. */
export const handles: SeedHandle[] = [
  {
    id: "metal",
    priceLei: 18,
    look: { shape: "bar", color: "#99a0a7" },
    lengthMm: 160,
    holeSpacingMm: 128,
    surchargeLei: 20,
    picture: "maner-metal.webp",
    names: {
      ro: "Mâner metalic",
      en: "Metal handle",
      tr: "Metal kulp",
      bg: "Метална дръжка",
      hu: "Fém fogantyú",
      it: "Maniglia in metallo",
      fr: "Poignée en métal",
      ru: "Металлическая ручка",
    },
  },
  {
    id: "plastic",
    priceLei: 7,
    look: { shape: "bow", color: "#1f2226" },
    lengthMm: 148,
    holeSpacingMm: 128,
    surchargeLei: 10,
    picture: "maner-plastic.webp",
    names: {
      ro: "Mâner din plastic",
      en: "Plastic handle",
      tr: "Plastik kulp",
      bg: "Пластмасова дръжка",
      hu: "Műanyag fogantyú",
      it: "Maniglia in plastica",
      fr: "Poignée en plastique",
      ru: "Пластиковая ручка",
    },
  },
  {
    id: "none",
    priceLei: 16,
    look: { shape: "none", color: "#2b2f36" },
    lengthMm: 0,
    holeSpacingMm: 0,
    surchargeLei: 30,
    picture: "maner-fara-maner.webp",
    names: {
      ro: "Fără mâner (push)",
      en: "No handle (push to open)",
      tr: "Kulpsuz (bas-aç)",
      bg: "Без дръжка (push)",
      hu: "Fogantyú nélkül (push)",
      it: "Senza maniglia (push)",
      fr: "Sans poignée (push)",
      ru: "Без ручки (push)",
    },
  },
  {
    id: "wood",
    priceLei: 12,
    look: { shape: "knob", color: "#c79a63" },
    lengthMm: 38,
    holeSpacingMm: 0,
    surchargeLei: 25,
    picture: "maner-lemn.webp",
    names: {
      ro: "Mâner din lemn",
      en: "Wooden handle",
      tr: "Ahşap kulp",
      bg: "Дървена дръжка",
      hu: "Fa fogantyú",
      it: "Maniglia in legno",
      fr: "Poignée en bois",
      ru: "Деревянная ручка",
    },
  },
];
