/** Every address of the shop, one line each. */
export const paths = {
  home: () => "/",
  products: () => "/produse",
  category: (category: string) => `/produse/${category}`,
  product: (category: string, number: number) => `/produse/${category}/${number}`,
  cart: () => "/cos",
  checkout: () => "/finalizare-comanda",
  order: (token: string) => `/comanda/${token}`,
  signIn: () => "/autentificare",
  drawing: () => "/desen",
  picture: (file: string) => `/imagini/${file}`,
  language: () => "/limba",
  economicMode: () => "/mod-economic",
  textGroup: (language: string, group: string) => `/locales/${language}/${group}.json`,
  health: () => "/healthz",
  readiness: () => "/readyz",
};
