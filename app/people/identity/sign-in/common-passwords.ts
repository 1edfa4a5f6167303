/**
 * Lower-case passwords of eight characters or more that somebody attacking this shop would try
 * first and that public lists do not contain.
 */
const ours = `
  00000000 0123456789 12121212 123123123 12341234 22222222 55555555 66666666 77777777 87654321
  88888888 987654321 99999999 aaaaaaaa abababab abcdefgh abcdefghi admin123! admin1234
  administrator1 adrian123 andreea1 andreea123 android1 asdasdasd atelier1 atelier123 audi1234
  barcelona1 besiktas1 bmw12345 brasov123 bucuresti bucuresti1 changeme123 cluj1234 cristian1
  cristina1 dacia1300 demo1234 dinamo123 dinamo1948 facebook1 florentina florin123 fotbal123
  freedom123 guest1234 iarna2025 iarna2026 instagram instagram1 ionescu1 iphone123 juventus1
  magazin1 magazin123 marius123 mihaela1 mihaela123 mobila123 mobilier mobilier1 monday123
  p@ssword parola123 parola123! parola1234 parola2024 parola2025 parola2026 parolaparola
  password1! popescu1 popescu123 qqqqqqqq qweqweqwe qwerty123! rapid1923 romania1 romania123
  romania2024 romania2025 romania2026 root1234 spring2026 steaua123 steaua86 summer2024 summer2025
  summer2026 teiubesc1 timisoara universitatea user1234 vara2025 vara2026 welcome1! winter2025
  winter2026 xxxxxxxx youtube1 zaq1zaq1 zzzzzzzz
`;

let common: Promise<Set<string>> | undefined;

/**
 * Whether a lower-case password is among the most common ones. The list is loaded at the first
 * call.
 */
export async function isCommonPassword(typed: string): Promise<boolean> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set([...dictionary["passwords-common"], ...ours.split(/\s+/)]),
  );
  return (await common).has(typed);
}
