import type { Post } from "~/front/desk/desk.server";
import { recordTry, tryAddress } from "~/front/operations/installation.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { trySending } from "~/platform/mail/front/send-mail.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import { findSettings } from "~/platform/settings/settings.server";

import { partAddress } from "./fields";

/** Sends a mail to whoever presses, with the mail server that is set, and says what came of it. */
export async function tryMail({ request, admin }: Post, to = partAddress("mail")) {
  await recordTry("mail", admin);
  const [language, { general }] = await Promise.all([requestLanguage(request), findSettings()]);
  const t = translateIn(language, "office-installation");
  const shop = general.siteName;
  const mail = renderMail({
    language,
    subject: t("trial.subject", { shop }),
    greeting: t("trial.greeting"),
    paragraphs: [t("trial.text", { shop })],
    closing: shop,
  });
  const reason = await trySending({ recipient: admin.email, ...mail });
  if (reason !== undefined) {
    const values = { reason };
    const why = { title: "admin.tried.mailFailed", text: "admin.now.why", values } as const;
    return redirectWithFlash(request, to, { tone: "error", ...why });
  }
  const values = { email: admin.email };
  const sent = { title: "admin.tried.mailSent", values } as const;
  return redirectWithFlash(request, to, { tone: "success", ...sent });
}

/** Asks the shop at its public address. */
export async function tryOwnAddress({ request, admin }: Post, to = partAddress("address")) {
  await recordTry("address", admin);
  const verdict = await tryAddress();
  const tone = verdict === "reached" ? "success" : verdict === "waits" ? "warning" : "error";
  const title = `admin.tried.address.${verdict}` as const;
  return redirectWithFlash(request, to, { tone, title });
}
