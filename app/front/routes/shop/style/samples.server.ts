/** The address of the page that shows components in their states. */
export const PLACE = "/stil";

/** What stands in components on the page of their states: as short as it gets, and longer than anybody hopes. */
export const samples = {
  unit: "cm",
  word: "Nuc",
  name: "Dulap cu uși glisante",
  sentence: "Dulap suprapus pentru holul îngust de la etaj, cu uși glisante și oglindă pe mijloc",
  paragraph:
    "Pereții caselor vechi nu sunt niciodată drepți: măsurăm la podea, la mijloc și sub tavan, iar " +
    "corpul se face după cea mai mică dintre măsuri, cu o riglă care acoperă ce rămâne până la zid.",
  /** One word without a place to break. */
  unbroken: "Nichtraucherschutzgesetzdurchführungsverordnungsausschussvorsitzender".repeat(2),
  email: "constantin.alexandrescu-popovici@atelierdemobiladinbucovina.example",
};
