import { redirect } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";

import { budgets, type RateLimit } from "~/http/budgets";
import { findAccount, type Account } from "./account-session.server";
import { verifySignIn, type SignInResult } from "./sign-in.server";
import { hasSecondFactor } from "./second-factor/factor-rows.server";
import { isShopOpen } from "~/shop/opening.server";
import { paths } from "~/paths";
import { requireWithin } from "~/http/client-rate-limit.server";
import { redirectWithFlash } from "~/http/redirect.server";
import { readAccountToken, readDevice } from "~/http/cookies.server";

const authenticator = new Authenticator<SignInResult>().use(
  new FormStrategy(async ({ form, request }) => {
    const read = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    };
    const email = read("email").trim().toLowerCase();
    const device = await readDevice(request);
    return verifySignIn({ email, password: read("password"), device });
  }),
  "password",
);

/** What the e-mail and the password of a posted form are worth. */
export function authenticate(request: Request): Promise<SignInResult> {
  return authenticator.authenticate("password", request);
}

/** Who asks, or undefined for a visitor. */
export async function findSignedIn(request: Request): Promise<Account | undefined> {
  return findAccount(await readAccountToken(request));
}

/** Sends who is signed in already home (spec §2). */
export async function requireVisitor(request: Request): Promise<void> {
  if (await findSignedIn(request)) throw redirect(paths.home());
}

/** Who asks; a visitor is told to sign in, and comes back to this page after it. */
export async function requireAccount(request: Request): Promise<Account> {
  const account = await findSignedIn(request);
  if (account) return countPost(request, account, budgets.account.account);
  throw await redirectWithFlash(request, signInAddress(request), {
    tone: "error",
    title: "auth.signInNeeded",
  });
}

/**
 * Who asks, if an administrator (spec §6); a visitor goes to sign in, a customer home. While the
 * shop is open, one without a second factor goes to set it up, and comes back to this page after it.
 */
export async function requireAdmin(request: Request): Promise<Account> {
  const account = await findSignedIn(request);
  if (account?.is_admin === 1) {
    if (!(await isShopOpen()) || (await hasSecondFactor(account.id))) {
      return countPost(request, account, budgets.desk.account);
    }
    throw redirect(paths.security(requestedAddress(request)), { status: 303 });
  }
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

/** The account, once its post is counted; a page is asked for without limit. */
async function countPost(request: Request, account: Account, limit: RateLimit): Promise<Account> {
  if (request.method === "POST") await requireWithin([{ limit, who: account.id }]);
  return account;
}

/** The sign-in page, which leads back to the page that was asked for; a form's page for a post. */
function signInAddress(request: Request): string {
  return `${paths.signIn()}?${new URLSearchParams({ returnTo: requestedAddress(request) }).toString()}`;
}

/** The page that was asked for. */
function requestedAddress(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete("_data");
  url.searchParams.delete("index");
  return url.pathname + url.search;
}
