/**
 * Who must have confirmed the shop's rules on contract, money and delivery before it opens, as the
 * launch list says: what the program can check by itself is not enough for that.
 */
export const professions = ["lawyer", "accountant"] as const;
export type Profession = (typeof professions)[number];

export function isProfession(text: string): text is Profession {
  return professions.some((one) => one === text);
}
