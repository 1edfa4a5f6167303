import { readFileSync } from "node:fs";
import { join } from "node:path";

import { createCookie } from "@remix-run/node";
import type { Page } from "playwright/test";

import { startSession } from "~/models/account-session.server";

import { addPerson } from "../people";
import type { ShopProcess } from "../shop-process";

/** Signs the page's browser in as an administrator, as the sign-in form would. */
export async function signInAsAdmin(page: Page, shop: ShopProcess): Promise<void> {
  const userId = await addPerson(shop.db, { is_admin: 1, email: "ana@example.com" });
  const token = await startSession({ userId, isRemembered: false, userAgent: "journey" }, shop.db);
  const secret = readFileSync(join(shop.data, "secret"), "utf8").trim();
  const line = await createCookie("account", { secrets: [secret] }).serialize(token);
  const value = line.split(";")[0]!.slice("account=".length);
  await page.context().addCookies([{ name: "account", value, url: shop.origin }]);
}
