import type { countryCodes } from "../countries";

/** How a country writes its postcodes. */
interface PostcodeForm {
  example: string;
  /**
   * The pattern of its signs alone, in capitals, without blanks, dots, dashes and the country's own letters
   * in front.
   */
  shape: RegExp;
  print: (signs: string) => string;
}

/** A form drawn as it is written: `#` stands for a digit, `@` for a letter, `*` for either. */
function drawn(picture: string, example: string): PostcodeForm {
  const places = { "#": "\\d", "@": "[A-Z]", "*": "[A-Z0-9]" };
  const isPlace = (sign: string): sign is keyof typeof places => sign in places;
  const shape = [...picture].map((sign) => (isPlace(sign) ? places[sign] : "")).join("");
  const print = (signs: string) => {
    let next = 0;
    return [...picture].map((sign) => (isPlace(sign) ? (signs[next++] ?? "") : sign)).join("");
  };
  return { example, shape: new RegExp(`^${shape}$`), print };
}

/** The postcodes of each offered country, as its post writes them (UPU, addressing systems). */
export const forms: Record<(typeof countryCodes)[number], PostcodeForm> = {
  RO: drawn("######", "010101"),
  AT: drawn("####", "1010"),
  BE: drawn("####", "1000"),
  BG: drawn("####", "1000"),
  CH: drawn("####", "8001"),
  CY: drawn("####", "1010"),
  CZ: drawn("### ##", "110 00"),
  DE: drawn("#####", "10115"),
  DK: drawn("####", "1050"),
  EE: drawn("#####", "10111"),
  ES: drawn("#####", "28001"),
  FI: drawn("#####", "00100"),
  FR: drawn("#####", "75001"),
  GB: {
    example: "SW1A 1AA",
    shape: /^[A-Z]{1,2}\d[A-Z0-9]?\d[A-Z]{2}$/,
    print: (signs) => `${signs.slice(0, -3)} ${signs.slice(-3)}`,
  },
  GR: drawn("### ##", "104 31"),
  HR: drawn("#####", "10000"),
  HU: drawn("####", "1051"),
  IE: drawn("@#* ****", "D02 AF30"),
  IT: drawn("#####", "00184"),
  LT: drawn("#####", "01100"),
  LU: drawn("####", "1009"),
  LV: drawn("LV-####", "LV-1010"),
  MD: drawn("MD-####", "MD-2001"),
  MT: drawn("@@@ ####", "VLT 1117"),
  NL: drawn("#### @@", "1012 AB"),
  NO: drawn("####", "0150"),
  PL: drawn("##-###", "00-001"),
  PT: drawn("####-###", "1000-001"),
  RS: drawn("#####", "11000"),
  SE: drawn("### ##", "111 22"),
  SI: drawn("####", "1000"),
  SK: drawn("### ##", "811 01"),
  TR: drawn("#####", "34110"),
  UA: drawn("#####", "01001"),
};

/** Countries whose postcodes many people write with the car sign in front instead of the ISO code. */
export const carSigns: Partial<Record<keyof typeof forms, string>> = {
  AT: "A",
  BE: "B",
  DE: "D",
  ES: "E",
  FI: "FIN",
  FR: "F",
  GR: "EL",
  HU: "H",
  IT: "I",
  LU: "L",
  NO: "N",
  PT: "P",
  RS: "SRB",
  SE: "S",
  SI: "SLO",
};
