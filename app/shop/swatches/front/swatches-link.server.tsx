import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { serverPaths } from "~/platform/paths/server-paths";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { areSwatchesOffered } from "../list-swatches.server";

/** The link to the swatches beside the choice of a decor, as HTML; empty while none are offered. */
export async function swatchesHtml(language: Language, db: Db = shopDatabase()): Promise<string> {
  return (await areSwatchesOffered(db)) ? htmlIn(language, <SwatchesLink />) : "";
}

function SwatchesLink() {
  const { t } = useTranslation("swatches");
  return (
    <p className="mt-6 border-t border-line pt-6 text-sm">
      {t("see.text")}{" "}
      <a href={serverPaths.swatches()} className="link">
        {t("see.link")}
      </a>
    </p>
  );
}
