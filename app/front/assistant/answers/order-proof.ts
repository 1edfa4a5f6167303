/** The number of an order as people type it: whole with dashes, or with all six figures. */
const NUMBER =
  /(?<![\p{L}\d])([a-z\d]{1,8})(?:-(20\d{2})-(\d{1,6})|[\s./]?(20\d{2})[\s./-]?(\d{6}))(?!\d)/iu;
const EMAIL = /[^\s@<>(),;:]{1,64}@[^\s@<>(),;:]{1,250}\.\p{L}{2,}/u;

/** The number of an order, as the shop writes it, and the e-mail that somebody has written last. */
export interface Proof {
  number?: string;
  email?: string;
}

/** What a visitor's messages, the newest last, say of an order; an e-mail in lower case. */
export function readProof(texts: readonly string[]): Proof {
  const proof: Proof = {};
  for (const text of texts) {
    const number = NUMBER.exec(text);
    if (number) proof.number = numberOf(number);
    const email = EMAIL.exec(text);
    if (email) proof.email = email[0].toLowerCase();
  }
  return proof;
}

function numberOf([, prefix = "", year, short, wholeYear, whole]: RegExpExecArray): string {
  const last = (short ?? whole ?? "").padStart(6, "0");
  return `${prefix.toUpperCase()}-${year ?? wholeYear}-${last}`;
}
