import { shopOrigin } from "~/platform/env/env.server";
import { countUses, type TooManyUses, type Use } from "~/platform/http/rate-limit.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import { enqueueMail, type Mail } from "~/platform/mail/outbox.server";
import { serverPaths } from "~/platform/paths/server-paths";
import { findSettings, type Settings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { findOwnList, openList, type Owner } from "./find-list.server";

export type MailListResult = { kind: "queued" } | { kind: "no-list" } | TooManyUses;

/**
 * Queues the mail with the link of somebody's own list. The address is not stored with the list.
 * Refuses who has no list, and more than the budgets allow.
 */
export async function mailList(
  owner: Owner,
  { email, language, uses }: { email: string; language: Language; uses: Use[] },
  db: Db = shopDatabase(),
): Promise<MailListResult> {
  return db.transaction().execute(async (trx): Promise<MailListResult> => {
    if ((await findOwnList(owner, trx)) === undefined) return { kind: "no-list" };
    const tooMany = await countUses(uses, new Date(), trx);
    if (tooMany) return tooMany;
    const { token } = await openList(owner, trx);
    const mail = composeListMail({ email, language, token }, await findSettings(trx));
    await enqueueMail(mail, null, trx);
    return { kind: "queued" };
  });
}

/** The mail itself, which repeats nothing that anybody typed. */
function composeListMail(
  { email, language, token }: { email: string; language: Language; token: string },
  { general }: Settings,
): Mail {
  const t = translateIn(language, ["saved-mail", "mail"]);
  return {
    recipient: email,
    ...renderMail({
      language,
      subject: t("subject", { shop: general.siteName }),
      greeting: t("mail:hello"),
      paragraphs: [t("text"), t("ignore")],
      links: [{ label: t("link"), url: shopOrigin + serverPaths.savedList(token) }],
      closing: general.siteName,
    }),
  };
}
