import { findAccount, type Account } from "~/models/account-session.server";
import { paths } from "~/paths";
import { redirectWithFlash } from "~/redirect.server";
import { readAccountToken } from "~/session.server";

/** Who asks, or undefined for a visitor. */
export async function findSignedIn(request: Request): Promise<Account | undefined> {
  return findAccount(await readAccountToken(request));
}

/** Who asks; a visitor is told to sign in, and comes back to this page after it. */
export async function requireAccount(request: Request): Promise<Account> {
  const account = await findSignedIn(request);
  if (account) return account;
  throw await redirectWithFlash(request, signInAddress(request), {
    tone: "error",
    title: "auth.signInNeeded",
  });
}

/** Who asks, if an administrator (spec §6); a visitor goes to sign in, a customer home. */
export async function requireAdmin(request: Request): Promise<Account> {
  const account = await findSignedIn(request);
  if (account?.is_admin === 1) return account;
  if (account) {
    throw await redirectWithFlash(request, paths.home(), {
      tone: "error",
      title: "auth.forbidden",
      text: "auth.forbiddenText",
    });
  }
  throw await redirectWithFlash(request, signInAddress(request), {
    tone: "error",
    title: "auth.adminSignInNeeded",
  });
}

/** The sign-in page, which leads back to the page that was asked for; a form's page for a post. */
function signInAddress(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete("_data");
  url.searchParams.delete("index");
  return `${paths.signIn()}?${new URLSearchParams({ returnTo: url.pathname + url.search }).toString()}`;
}
