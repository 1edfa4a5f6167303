/**
 * The pages of the guide in their order, each with the parts of the office that it explains: the beginnings of
 * their addresses below /admin.
 */
export const guidePages = [
  { name: "prima-saptamana", explains: ["lansare", "instalare", "setari"] },
  { name: "comanda-la-telefon", explains: ["comenzi/noua", "comenzi", "oferte", "clienti"] },
  { name: "masurat-si-desen", explains: ["programari", "modele"] },
  {
    name: "de-la-comanda-la-ferastrau",
    explains: ["productie", "loturi", "resturi", "stoc", "placi"],
  },
  { name: "ziua-livrarii", explains: ["livrare"] },
  { name: "bani-si-banca", explains: ["extrase", "plati", "documente"] },
  { name: "sfarsitul-lunii", explains: ["contabilitate", "cifre", "documente/e-factura"] },
  { name: "retrageri-garantie-reclamatii", explains: ["retrageri", "reclamatii"] },
  {
    name: "materiale-si-preturi",
    explains: ["materiale", "produse", "atelier", "reduceri", "mostre"],
  },
  {
    name: "texte-si-imagini",
    explains: ["pagini", "galerie", "recenzii", "intrebari", "categorii"],
  },
  { name: "oameni-si-drepturi", explains: ["utilizatori", "jurnal"] },
  { name: "cand-ceva-nu-merge", explains: ["stare"] },
] as const;

export type GuidePage = (typeof guidePages)[number]["name"];

/** The page of the guide that explains a page of the office, by the longest beginning; undefined where none does. */
export function guideOf(pathname: string): GuidePage | undefined {
  const place = pathname.replace(/^\/admin\/?/, "");
  const found = guidePages.flatMap(({ name, explains }) =>
    explains
      .filter((one) => place === one || place.startsWith(`${one}/`))
      .map((one) => ({ name, length: one.length })),
  );
  return found.sort((one, other) => other.length - one.length)[0]?.name;
}
