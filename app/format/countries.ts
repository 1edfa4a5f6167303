export const HOME_COUNTRY = "RO";

/** Where buyers may have their seat or home: the European Union and its neighbours (ISO 3166). */
export const countryCodes = [
  ...[HOME_COUNTRY, "AT", "BE", "BG", "CH", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GB"],
  ...["GR", "HR", "HU", "IE", "IT", "LT", "LU", "LV", "MD", "MT", "NL", "NO", "PL", "PT", "RS"],
  ...["SE", "SI", "SK", "TR", "UA"],
] as const;
