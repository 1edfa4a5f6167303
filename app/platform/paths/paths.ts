/** What a message may begin with, as its address says it; the texts are the contact page's. */
export const contactSubjects = ["consultatie", "intalnire", "masurare"] as const;
type ContactSubject = (typeof contactSubjects)[number];

/** Every address of the shop but those of the back office, one line each. */
export const paths = {
  home: () => "/",
  products: () => "/produse",
  category: (category: string) => `/produse/${category}`,
  product: (category: string, number: number) => `/produse/${category}/${number}`,
  planner: () => "/proiecteaza",
  planBasis: (rules: number, language: string) =>
    `/proiecteaza/date?${new URLSearchParams({ reguli: String(rules), lng: language })}`,
  /** Where a quote is asked for, or a request by its token. */
  quote: (rest = "") => `/oferta${rest}`,
  cart: () => "/cos",
  saved: () => "/salvate",
  checkout: () => "/finalizare-comanda",
  checkoutReview: () => "/finalizare-comanda/verificare",
  /** Without a query the address that a customiser's fields are sent to. */
  inYourRoom: (design = "") => `/in-camera${design && `?${design}`}`,
  gallery: () => "/galerie",
  about: () => "/despre",
  contact: (subject?: ContactSubject) => `/contact${subject ? `?subiect=${subject}` : ""}`,
  /** Where a time with a team is booked, and behind a slash the token of one that is. */
  appointment: (rest = "") => `/programare${rest}`,
  newsletter: () => "/newsletter",
  subscription: (token: string) => `/newsletter/${token}`,
  terms: () => "/termeni",
  privacy: () => "/confidentialitate",
  cookies: () => "/cookies",
  accessibility: () => "/accesibilitate",
  /** The notice on the legal guarantee, below the terms. */
  legalGuarantee: () => "/termeni#garantie-legala",
  withdrawal: () => "/retragere",
  /** The withdrawal from an order that one may see. */
  orderWithdrawal: (token: string) => `/comanda/${token}/retragere`,
  order: (token: string) => `/comanda/${token}`,
  /** The file of a document of an order that one may see. */
  orderDocumentFile: (token: string, id: string) => `/comanda/${token}/documente/${id}/pdf`,
  /** The drawing of a piece by its version's id, and its files behind that; the claims of an order. */
  orderDrawing: (token: string, id: string) => `/comanda/${token}/desene/${id}`,
  orderClaims: (token: string, rest = "") => `/comanda/${token}/reclamatii${rest}`,
  /** Where what an order owes is paid by card, or an attempt to do so. */
  cardPayment: (token: string, attempt = "") =>
    `/comanda/${token}/plata${attempt && `/${attempt}`}`,
  /** A text as somebody accepted it. */
  acceptedText: (id: string) => `/texte-acceptate/${id}`,
  assistant: () => "/asistent",
  consultant: () => "/asistent/consultant",
  chat: () => "/chat",
  assistantKey: () => "/configurare-api",
  signIn: () => "/autentificare",
  /** The second step of signing in, and where a signed-in person proves their identity again. */
  secondStep: (returnTo: string) => `/autentificare/cod${backTo(returnTo)}`,
  proveAgain: (returnTo: string) => `/autentificare/din-nou${backTo(returnTo)}`,
  passkeyChallenge: () => "/autentificare/cheie",
  signUp: () => "/inregistrare",
  requestConfirmation: () => "/confirmare-email",
  confirmEmail: (token: string) => `/confirmare-email/${token}`,
  resetPassword: () => "/resetare-parola",
  /** Where somebody who was invited begins to work here. */
  invitation: (token: string) => `/invitatie/${token}`,
  choosePassword: (token: string) => `/resetare-parola/${token}`,
  profile: () => "/cont/profil",
  address: (id: string) => `/cont/adrese/${id}`,
  newAddress: () => "/cont/adrese/noua",
  security: (returnTo = "") => `/cont/securitate${backTo(returnTo)}`,
  recoveryCodes: (returnTo = "") => `/cont/securitate/coduri${backTo(returnTo)}`,
  orders: () => "/cont/comenzi",
  customerOrder: (number: string) => `/cont/comenzi/${number}`,
  accountData: () => "/cont/date",
  accountExport: () => "/cont/date/descarca",
  signOut: () => "/deconectare",
  /** Where the back office begins. */
  office: () => "/admin",
  drawing: () => "/desen",
  plannedDrawing: () => "/desen/proiect",
  /** The model of a design, catalogue or planned, for 3D views and for the room. */
  glb: () => "/desen.glb",
  usdz: () => "/desen.usdz",
  /** The picture of a design, catalogue or planned, for where it is shared or mailed. */
  shareCard: () => "/desen.jpg",
  orderedDrawing: (line: string) => `/desen/${line}`,
  picture: (file: string) => `/imagini/${file}`,
  language: () => "/limba",
  economicMode: () => "/mod-economic",
  textGroup: (language: string, group: string) => `/locales/${language}/${group}.json`,
  manifest: () => "/manifest.webmanifest",
};

/** The page to return to, as a query parameter. */
function backTo(returnTo: string): string {
  return returnTo === "" ? "" : `?${new URLSearchParams({ returnTo }).toString()}`;
}
