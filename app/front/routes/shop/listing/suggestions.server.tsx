import { pieceShapes } from "~/furniture/drawing/piece-look";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { isUnderstood, type Wish } from "~/shop/search/read-wish";

/** The kinds that an empty page offers, the most wanted ones. */
const offered = [
  "wardrobe",
  "bed",
  "kitchen",
  "chest",
  "table",
  "desk",
  "bookcase",
  "media-unit",
  "mirror",
] as const;

/**
 * What somebody may look for who found nothing: kinds of pieces, and the planner. To words that name
 * nothing known it also says what the shop does not make.
 */
export function emptyHtml(wish: Wish, language: Language): string {
  return htmlIn(language, <Offers isKnown={isUnderstood(wish)} />);
}

function Offers({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation("search");
  return (
    <>
      {!isKnown && <p className="mb-3">{t("notMade")}</p>}
      <p>{t("emptyKinds")}</p>
      <ul className="mt-3 flex flex-wrap gap-3">
        {offered.map((kind) => (
          <li key={kind}>
            <a
              href={`${paths.products()}?${new URLSearchParams({ cauta: t(`kinds.${kind}`) })}`}
              className="button button-secondary"
            >
              {t(`kinds.${kind}`)}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a href={paths.planner()} className="link">
          {t("emptyPlan")}
        </a>
      </p>
    </>
  );
}

/** What the search field suggests: the kinds of pieces and the categories. */
export function suggestionsHtml(categories: { name: string }[], language: Language): string {
  const t = translateIn(language, "search");
  const kinds = pieceShapes.map((kind) => t(`kinds.${kind}`));
  const names = categories.map(({ name }) => name.toLowerCase());
  return htmlIn(
    language,
    <>
      {[...new Set([...names, ...kinds])].map((word) => (
        <option key={word} value={word} />
      ))}
    </>,
  );
}
