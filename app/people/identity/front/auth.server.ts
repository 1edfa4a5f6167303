import { json, redirect } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";

import { budgets } from "~/platform/http/budgets";
import { readAccountToken, readDevice } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";
import { isShopOpen } from "~/platform/settings/settings.server";

import { verifySignIn, type SignInResult } from "../sign-in/verify-sign-in.server";
import { findAccount, type Account } from "./account-session.server";
import { countPost } from "./counted-requests.server";
import { hasSecondFactor } from "./factor-rows.server";
import { officePages, type OfficePage } from "./office-pages";
import { mayDo, worksHere, type Work } from "./roles";

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

/** Checks the e-mail and password of a posted form. */
export function authenticate(request: Request): Promise<SignInResult> {
  return authenticator.authenticate("password", request);
}

/** The signed-in person, or undefined for a visitor. */
export async function findSignedIn(request: Request): Promise<Account | undefined> {
  return findAccount(await readAccountToken(request));
}

/** Redirects signed-in people to the home page (spec §2). */
export async function requireVisitor(request: Request): Promise<void> {
  if (await findSignedIn(request)) throw redirect(paths.home());
}

/** The signed-in person. A visitor is redirected to sign in, and returns to this page afterwards. */
export async function requireAccount(request: Request): Promise<Account> {
  const account = await findSignedIn(request);
  if (account) return countPost(request, account, budgets.account.account);
  throw await redirectWithFlash(request, signInAddress(request), {
    tone: "error",
    title: "auth.signInNeeded",
  });
}

/** Lets in those for whose work a page of the back office is, and nobody else. */
export function guard(page: OfficePage): (request: Request) => Promise<Account> {
  return (request) => requireMember(request, officePages[page]);
}

/**
 * The signed-in member of the staff whose work this is (spec §6). A visitor is redirected to sign in,
 * anybody else to the home page; a form that they send is refused by a page of its own. While the
 * shop is open, a member without a second factor is redirected to set one up, and returns to this
 * page afterwards.
 */
async function requireMember(request: Request, work: Work): Promise<Account> {
  const account = await findSignedIn(request);
  if (account && mayDo(account.role, work)) {
    if (!(await isShopOpen()) || (await hasSecondFactor(account.id))) {
      return countPost(request, account, budgets.backOffice.account);
    }
    throw redirect(paths.security(requestedAddress(request)), { status: 303 });
  }
  if (account && request.method === "POST") {
    const t = await translateFor(request, "errors");
    throw json({ title: t("forbidden.title") }, { status: 403 });
  }
  if (account) {
    throw await redirectWithFlash(request, paths.home(), {
      tone: "error",
      title: "auth.forbidden",
      text: worksHere(account.role) ? "auth.forbiddenRoleText" : "auth.forbiddenText",
    });
  }
  throw await redirectWithFlash(request, signInAddress(request), {
    tone: "error",
    title: "auth.adminSignInNeeded",
  });
}

/**
 * The address of the sign-in page, which leads back to the requested page; after a post, to the
 * form's page.
 */
function signInAddress(request: Request): string {
  return `${paths.signIn()}?${new URLSearchParams({ returnTo: requestedAddress(request) }).toString()}`;
}

/** The address of the requested page. */
function requestedAddress(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete("_data");
  url.searchParams.delete("index");
  return url.pathname + url.search;
}
