import { areaHtml } from "~/delivery/area-html.server";
import { listActiveZones } from "~/delivery/zones.server";
import type { Product } from "~/catalogue/product.server";
import { htmlIn } from "~/i18n/html-in.server";
import { translateIn } from "~/i18n/translate.server";
import { useTranslation } from "react-i18next";
import type { Language } from "~/languages";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";

/**
 * What stands beside a product's picture below its buttons, as HTML: parts that never change on the
 * page, one below the other. A part is an empty text where it has nothing to say.
 */
export async function besideHtml(_product: Product, language: Language): Promise<string> {
  const parts = await Promise.all([noticesHtml(language)]);
  return parts.join("");
}

async function noticesHtml(language: Language): Promise<string> {
  const words = translateIn(language, "delivery");
  const area = areaHtml(await listActiveZones(), language, (text) => words("area", { area: text }));
  return htmlIn(language, <Notices area={area} />);
}

/** `area`: a sentence as HTML on where the shop delivers; empty where it has no zones. */
function Notices({ area }: { area: string }) {
  const { t } = useTranslation("product");
  return (
    <ul className="mt-8 grid gap-3 border-t border-line pt-6 text-sm">
      {(["delivery", "warranty", "return"] as const).map((name) => (
        <li key={name} className="flex gap-3">
          <Icon name={name} className="size-5 shrink-0 text-bronze" />
          <span>
            {t(`notices.${name}`)}
            {name === "delivery" && area && (
              <span className="block text-stone" dangerouslySetInnerHTML={{ __html: area }} />
            )}
          </span>
        </li>
      ))}
      <li className="flex gap-3">
        <Icon name="check" className="size-5 text-bronze" />
        <a href={paths.legalGuarantee()} className="link">
          {t("notices.legal")}
        </a>
      </li>
    </ul>
  );
}
