import { shopOrigin } from "~/platform/env/env.server";
import { dayOf } from "~/platform/format/dates";
import { sha256 } from "~/platform/format/sha256.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";
import { findVat } from "~/platform/settings/vat-rates.server";
import { shopAsMaker } from "~/shop/catalogue/safety";
import { listActiveZones } from "~/shop/delivery/zones.server";
import { contentVersion, shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { feedItem } from "../items/feed-item";
import type { FeedShop } from "../items/feed-piece";
import { readFeedProducts } from "../items/feed-products.server";
import { FEED_END, feedStart, itemXml } from "../items/write-feed";
import { feedFile, type FeedName } from "./feed-name";

/**
 * The XML of a feed, in parts of some hundreds of items. A shop on trial sells nothing yet: its feeds are
 * valid and empty.
 */
export async function* writeFeed(
  name: FeedName,
  db: Db = shopDatabase(),
): AsyncGenerator<string, void> {
  const settings = await findSettings(db);
  const { siteName, siteDescription } = settings.general;
  const { language } = name;
  const t = translateIn(language, "safety");
  const shop: FeedShop = {
    ...name,
    origin: shopOrigin,
    siteName,
    vat: await findVat(new Date(), db),
    zones: await listActiveZones(db),
    words: { safety: t("title"), manufacturer: t("manufacturer") },
  };
  yield feedStart({
    title: siteName,
    link: `${shopOrigin}${paths.home()}?lng=${language}`,
    description: siteDescription || siteName,
  });
  if (settings.opening.openedAt !== null) {
    for await (const products of readFeedProducts(language, shopAsMaker(settings), db)) {
      yield products.map((product) => itemXml(feedItem(product, shop))).join("");
    }
  }
  yield FEED_END;
}

/**
 * A tag that changes whenever the feed may change: after a change of what pages show, with each day,
 * because VAT may change, and with each start of the shop, because its program may have changed.
 */
export function feedTag(name: FeedName, now: Date): string {
  const parts = [feedFile(name), contentVersion(), dayOf(now.toISOString()), process.pid];
  const all = [...parts, performance.timeOrigin].join(" ");
  return `W/"${sha256(all).slice(0, 22)}"`;
}
