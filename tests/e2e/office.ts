import type { Page } from "playwright/test";

import { accountCookie } from "../promises/signed-in";
import type { ShopProcess } from "../shop-process";

/** Signs the page's browser in as an administrator, as the sign-in form would. */
export async function signInAsAdmin(page: Page, shop: ShopProcess): Promise<void> {
  const value = await accountCookie(shop, { role: "administrator", email: "ana@example.com" });
  await page.context().addCookies([{ name: "account", value, url: shop.origin }]);
}
