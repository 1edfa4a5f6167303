import { json, redirect } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";

import { budgets, fileBudgets } from "~/platform/http/budgets";
import { requireWithin } from "~/platform/http/client-rate-limit.server";
import { readAccountToken, readDevice } from "~/platform/http/cookies.server";
import { countUses, type RateLimit } from "~/platform/http/rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";
import { isShopOpen } from "~/platform/settings/settings.server";
import { orNotSaved } from "~db/engine";

import { verifySignIn, type SignInResult } from "../sign-in.server";
import { findAccount, type Account } from "./account-session.server";
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
 * Counts a post towards a limit; pages are not limited. What the database cannot count it cannot save
 * either: that is for the form to say, in its own words.
 */
async function countPost(request: Request, account: Account, limit: RateLimit): Promise<Account> {
  const use = { limit, who: account.id };
  if (request.method === "POST") await orNotSaved(() => requireWithin([use]));
  return account;
}

/**
 * Counts a file, of all that a list has if nothing else is said, of which each of the staff may have so many in an
 * hour; leads back to its page where that is one too many. Where nothing can be counted, the file can be read all
 * the same.
 */
export async function countFile(
  request: Request,
  { id }: Account,
  page: string,
  limit: RateLimit = fileBudgets.office,
): Promise<void> {
  const tooMany = await orNotSaved(() => countUses([{ limit, who: id }]));
  if (tooMany === undefined || tooMany === "not-saved") return;
  throw await redirectWithFlash(request, page, {
    tone: "error",
    title: "admin.tooManyFiles",
    values: { most: limit.most, minutes: tooMany.minutes },
  });
}

/** Counts a look at something that takes much of a processor; one too many is a 429. Where nothing can be counted, it is free. */
export async function countLook({ id }: Account, limit: RateLimit): Promise<void> {
  await orNotSaved(() => requireWithin([{ limit, who: id }]));
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
