import type { HandleId, MaterialId } from "~/drawing/piece-design";
import type { Language } from "~/languages";

export interface SeedOption<Id> {
  id: Id;
  surchargeLei: number;
  /** A file in `db/seed/pictures/`. */
  picture: string;
  names: Record<Language, string>;
}

/** The six materials of the customiser, with the surcharges of spec §9. */
export const materials: SeedOption<MaterialId>[] = [
  {
    id: "pal-alb",
    surchargeLei: 100,
    picture: "material-pal-alb.webp",
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
  },
  {
    id: "pal-stejar-sonoma",
    surchargeLei: 120,
    picture: "material-pal-stejar-sonoma.webp",
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
  },
  {
    id: "pal-nuc",
    surchargeLei: 130,
    picture: "material-pal-nuc.webp",
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
  },
  {
    id: "mdf-lucios",
    surchargeLei: 150,
    picture: "material-mdf-lucios.webp",
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
  },
  {
    id: "pal-gri-modern",
    surchargeLei: 110,
    picture: "material-pal-gri-modern.webp",
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
  },
  {
    id: "mdf-mat",
    surchargeLei: 140,
    picture: "material-mdf-mat.webp",
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
  },
];

/** The four handles of the customiser, with the surcharges of spec §9. */
export const handles: SeedOption<HandleId>[] = [
  {
    id: "metal",
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
