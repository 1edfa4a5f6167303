import { findSettings } from "~/models/settings.server";
import { themeOf } from "~/models/theme";

/** The colours of the settings as a stylesheet: the policy of our pages allows no other place. */
export async function loader() {
  const { appearance } = await findSettings();
  const { primary, secondary, onPrimary, bronze } = themeOf(appearance);
  const css = `:root{--primary:${primary};--secondary:${secondary};--on-primary:${onPrimary};--bronze:${bronze}}\n`;
  return new Response(css, {
    headers: {
      "Content-Type": "text/css; charset=utf-8",
      // The page names the colours in the address, so that new ones are fetched at once.
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
