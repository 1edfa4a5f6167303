import { sha256 } from "~/platform/format/sha256.server";
import type { Language } from "~/platform/i18n/languages";
import { isCardOffered } from "~/platform/settings/card-keys.server";
import { findSettings } from "~/platform/settings/settings.server";
import { listActiveZones } from "~/shop/delivery/zones.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

import type { AcceptedPage, TextsToAccept } from "./accepted-text.server";
import { findPage } from "./front/page.server";
import { particulars } from "./texts/particulars.server";

const cachedTexts = versionedCache<TextsToAccept>();

/**
 * The texts that an order in a language accepts now: the newest in that language, else the Romanian.
 * Their ids follow from what is read, so that the same text has the same id.
 */
export function findTextsToAccept(
  language: Language,
  db: Db = shopDatabase(),
): Promise<TextsToAccept> {
  return cachedTexts(language, db, async () => {
    const settings = await findSettings(db);
    const offer = { zones: await listActiveZones(db), hasCards: await isCardOffered(db) };
    const find = async (page: AcceptedPage) => {
      const version = await findPage(page, language, db);
      if (!version) return null;
      const filledIn = JSON.stringify(particulars(settings, offer, version.language));
      const id = sha256(`${version.id} ${filledIn}`);
      return { id: id.slice(0, 22), version_id: version.id, particulars: filledIn };
    };
    return { terms: await find("terms"), privacy: await find("privacy") };
  });
}

/** A text that stands for these texts, so that a form can say which ones it showed. */
export function digestTexts({ terms, privacy }: TextsToAccept): string {
  const ids = JSON.stringify([terms?.id, privacy?.id]);
  return sha256(ids).slice(0, 22);
}
