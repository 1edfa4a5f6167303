import { createCookieSessionStorage, type Cookie } from "@remix-run/node";

import type { Language } from "~/platform/i18n/languages";

import { signedCookie } from "./cookies/signed-cookie.server";
import type { Flash } from "./flash";

const YEAR = 60 * 60 * 24 * 365;
const CART_LIFE = 60 * 60 * 24 * 60;
const REMEMBERED_LIFE = 60 * 60 * 24 * 30;
const CONVERSATION_LIFE = 60 * 60 * 24 * 30;
const SAVED_LIFE = 60 * 60 * 24 * 180;
const SIGN_IN_LIFE = 60 * 10;

interface SessionData {
  language: Language;
  /** Whether the visitor chose lighter pictures. */
  isEconomic: boolean;
}

/**
 * Language, data saver and the next page's message. Written in actions; only the root loader reads
 * the message.
 */
export const sessionStorage = createCookieSessionStorage<SessionData, { flash: Flash }>({
  cookie: signedCookie("session", YEAR),
});

/** The visitor's cart: an opaque id, renewed for 60 days each time the cart changes. */
export const cartCookie = signedCookie("cart", CART_LIFE);

/** The token of the list of what a visitor has saved, renewed for 180 days each time something is saved. */
const savedCookie = signedCookie("saved", SAVED_LIFE);

export function serialiseSaved(token: string): Promise<string> {
  return savedCookie.serialize(token);
}

export function clearSaved(): Promise<string> {
  return savedCookie.serialize("", { maxAge: 0 });
}

/** The token in the list's cookie, or undefined when there is none or it was tampered with. */
export async function readSavedToken(request: Request): Promise<string | undefined> {
  return readText(savedCookie, request);
}

/** The visitor's conversation with the assistant, renewed for 30 days by each message. */
export const assistantCookie = signedCookie("assistant", CONVERSATION_LIFE);

/**
 * The token of the signed-in session. The server checks forms more strictly when this cookie is
 * present, so it knows the name too.
 */
const accountCookie = signedCookie("account");

/**
 * Marks a browser that signed in before, see `known-device.server.ts`. It grants nothing, and
 * signing out leaves it.
 */
const deviceCookie = signedCookie("device", YEAR);

export function serialiseDevice(device: string): Promise<string> {
  return deviceCookie.serialize(device);
}

/** The value of the device cookie, or undefined when there is none or it was tampered with. */
export async function readDevice(request: Request): Promise<string | undefined> {
  return readText(deviceCookie, request);
}

export function serialiseAccount(token: string, isRemembered: boolean): Promise<string> {
  return accountCookie.serialize(token, isRemembered ? { maxAge: REMEMBERED_LIFE } : {});
}

export function clearAccount(): Promise<string> {
  return accountCookie.serialize("", { maxAge: 0 });
}

/** The token in the account cookie, or undefined when there is none or it was tampered with. */
export async function readAccountToken(request: Request): Promise<string | undefined> {
  return readText(accountCookie, request);
}

/**
 * Names the browser's session in which something was typed at the checkout: it ends with the browser, so
 * that whoever opens a shared one later finds the cart, but not the buyer's name and address.
 */
const checkoutCookie = signedCookie("checkout");

export function serialiseCheckout(session: string): Promise<string> {
  return checkoutCookie.serialize(session);
}

export function clearCheckout(): Promise<string> {
  return checkoutCookie.serialize("", { maxAge: 0 });
}

/** The id in the checkout's cookie, or undefined when there is none or it was tampered with. */
export async function readCheckout(request: Request): Promise<string | undefined> {
  return readText(checkoutCookie, request);
}

/** The token of a sign-in that still waits for its second factor. */
const pendingCookie = signedCookie("sign-in", SIGN_IN_LIFE);

export function serialisePending(token: string): Promise<string> {
  return pendingCookie.serialize(token);
}

export function clearPending(): Promise<string> {
  return pendingCookie.serialize("", { maxAge: 0 });
}

/** The token of the sign-in that this browser began, or undefined when there is none. */
export async function readPendingToken(request: Request): Promise<string | undefined> {
  return readText(pendingCookie, request);
}

export async function readSession(request: Request) {
  return sessionStorage.getSession(request.headers.get("Cookie"));
}

/** The id in the cart cookie, or undefined when there is none or it was tampered with. */
export async function readCartId(request: Request): Promise<string | undefined> {
  return readText(cartCookie, request);
}

/** The id in the assistant's cookie, or undefined when there is none or it was tampered with. */
export async function readConversationId(request: Request): Promise<string | undefined> {
  return readText(assistantCookie, request);
}

async function readText(cookie: Cookie, request: Request): Promise<string | undefined> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" && value !== "" ? value : undefined;
}
