import { shopOrigin } from "~/platform/env/env.server";
import { languageCodes } from "~/platform/i18n/languages";
import { serverPaths } from "~/platform/paths/server-paths";
import { findSettings } from "~/platform/settings/settings.server";

const DAY_MS = 24 * 60 * 60 * 1000;
/** For how long this file is valid. It is made anew at each request, so a month is as good as the year of RFC 9116. */
const VALID_MS = 30 * DAY_MS;

/** Where a hole in the shop is reported (RFC 9116): to its e-mail address, as SECURITY.md says. */
export async function loader() {
  const { general } = await findSettings();
  const expires = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + VALID_MS);
  const lines = [
    `Contact: mailto:${general.email}?subject=security`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languageCodes.join(", ")}`,
    `Canonical: ${shopOrigin}${serverPaths.securityTxt()}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
