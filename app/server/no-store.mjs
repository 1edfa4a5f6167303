// @ts-check
// What a browser or a proxy may keep of an answer. A page stands here by name or is kept by nobody:
// a new one counts as personal until somebody says that everybody may read it. The path decides, so that
// redirects, errors, files and data are covered like pages.

const PAGES =
  /^\/(?:$|(?:accesibilitate|confidentialitate|contact|cookies|despre|galerie|termeni|produse(?:\/[\w-]+){0,2})$)/;
const FILES =
  /^\/(?:(?:assets|desen|feed|imagini|locales|partners|placeholders)(?:\/|$)|[\w-]+\.(?:glb|ico|jpg|png|svg|txt|usdz|webmanifest|xml)$)/;
// Filled in with the e-mail and phone of who is signed in, or shown again with what somebody typed.
const FILLED_IN = /^\/contact$/;

/**
 * Whether an answer may be about a person, so that nobody keeps it. A public page that greets by name
 * is not: it is asked for anew each time.
 *
 * @param {{ method?: string, path: string, isSignedIn: boolean }} request the path as it was sent
 */
export function isPersonal({ method, path, isSignedIn }) {
  if (!PAGES.test(path) && !FILES.test(path)) return true;
  return FILLED_IN.test(path) && (isSignedIn || method === "POST");
}
