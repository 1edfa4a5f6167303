import { readFileSync } from "node:fs";
import { join } from "node:path";

import { createCookie } from "@remix-run/node";

import { startSession } from "~/people/identity/front/account-session.server";

import { addPerson, type Person } from "../people";
import type { ShopProcess } from "../shop-process";
import type { Visitor } from "../visitor";
import { visit } from "./buying";

/** The value of the cookie that the sign-in form of a running shop would set. */
export async function accountCookie(
  shop: ShopProcess,
  person: Partial<Person> = {},
): Promise<string> {
  const userId = await addPerson(shop.db, person);
  const token = await startSession({ userId, isRemembered: false, userAgent: "tests" }, shop.db);
  const secret = readFileSync(join(shop.data, "secret"), "utf8").trim();
  const line = await createCookie("account", { secrets: [secret] }).serialize(token);
  return line.split(";")[0]!.slice("account=".length);
}

/** Somebody signed in to a running shop. */
export async function signedInAt(
  shop: ShopProcess,
  person: Partial<Person> = {},
): Promise<Visitor> {
  const visitor = visit(shop);
  visitor.setCookie("account", await accountCookie(shop, person));
  return visitor;
}
