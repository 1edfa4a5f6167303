import { json } from "@remix-run/node";

import {
  canonicalConfiguration,
  parseConfiguration,
  readConfigurationFields,
} from "~/furniture/configurator/configuration";
import { listOptions } from "~/furniture/configurator/options.server";
import { findSignedIn } from "~/people/identity/front/auth.server";
import { budgets } from "~/platform/http/budgets";
import { clientUses, requireWithin } from "~/platform/http/client-rate-limit.server";
import { cartCookie, readCartId } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";
import { addToCart } from "~/shop/cart/front/change-cart.server";
import { noRoom } from "~/shop/cart/front/no-room";
import type { Product } from "~/shop/catalogue/product.server";
import { kindOfShape } from "~/shop/figures/front/figure";
import { countVisit } from "~/shop/figures/front/visits.server";

import { tabAddress } from "./address";

/**
 * Adds a design to the cart. The form is read for the choices only; the price is computed here. A
 * design that cannot be made comes back on its page, beside its fields.
 */
export async function addConfiguration(
  request: Request,
  form: FormData,
  product: Pick<Product, "id" | "category_slug" | "number" | "sizes" | "form">,
) {
  await requireWithin(clientUses(request, budgets.cart.client));
  const query = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") query.append(name, value);
  const language = await requestLanguage(request);
  const options = await listOptions(language);
  const fields = readConfigurationFields(query, options, product.sizes);
  const { configuration, errors } = parseConfiguration(fields, options, product.sizes);
  if (errors) return json({ fields }, { status: 422 });

  const kind = kindOfShape(product.form);
  const replacesLineId = query.get("linie") ?? "";
  const [cartId, account] = await Promise.all([readCartId(request), findSignedIn(request)]);
  const item = { productId: product.id, configuration, replacesLineId, userId: account?.id };
  if (!replacesLineId) countVisit({ kind, language, step: "design" });
  const result = await addToCart(cartId, item, language);
  const choices = Object.fromEntries(new URLSearchParams(canonicalConfiguration(configuration)));
  const designed = tabAddress(product, "customise", {
    ...choices,
    ...(replacesLineId && { linie: replacesLineId }),
  });
  switch (result.kind) {
    case "unknown-product":
    case "out-of-stock":
      return redirectWithFlash(request, designed, { tone: "error", title: "cart.unknownProduct" });
    case "too-many":
    case "full":
      return redirectWithFlash(request, designed, noRoom(result));
  }
  const back = replacesLineId ? paths.cart() : tabAddress(product, "customise", choices);
  return redirectWithFlash(
    request,
    back,
    {
      tone: "success",
      title: replacesLineId ? "cart.updated" : "cart.addedFromProduct",
      text: "cart.productName",
      values: { name: result.name },
      fadesAfter: 5000,
    },
    { headers: new Headers({ "Set-Cookie": await cartCookie.serialize(result.cartId) }) },
  );
}
