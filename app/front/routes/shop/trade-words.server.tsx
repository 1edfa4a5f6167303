import type { Decor, Handle } from "~/furniture/decors/decor";
import { listDecors, listHandles } from "~/furniture/decors/list-decors.server";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";
import type words from "~locales/ro/trade-words.json";

/** A word of the trade that is explained to whoever has never ordered furniture. */
export type TradeWord = keyof (typeof words)["words"];

/**
 * Explanations of words of the trade, folded, as HTML, for the page on which they stand first. A word is
 * explained nowhere else, except by a hint of a field.
 */
export function tradeWordsHtml(words: readonly TradeWord[], language: Language): string {
  return words.length > 0 ? htmlIn(language, <TradeWords words={words} />) : "";
}

const boards = ["pal", "mdf"] as const;

/** The words in the names of decors and handles that are offered: kinds of board, and doors without handles. */
export function wordsOfOffered(
  decors: Pick<Decor, "board">[],
  handles: Pick<Handle, "look">[],
): TradeWord[] {
  const offered: TradeWord[] = boards.filter((one) => decors.some(({ board }) => board === one));
  if (handles.some(({ look }) => look.shape === "none")) offered.push("push");
  return offered;
}

/** The same of all that is offered today, as HTML. */
export async function offeredWordsHtml(language: Language): Promise<string> {
  const [decors, handles] = await Promise.all([listDecors(language), listHandles(language)]);
  return tradeWordsHtml(wordsOfOffered(decors, handles), language);
}

function TradeWords({ words }: { words: readonly TradeWord[] }) {
  const { t } = useTranslation("trade-words");
  return (
    <details className="max-w-prose text-sm">
      <summary className="flex min-h-11 items-center gap-2">
        {t("title")}
        <Icon name="chevron" className="turning size-5" />
      </summary>
      <dl className="grid gap-2 pb-3">
        {words.map((word) => (
          <div key={word}>
            <dt className="inline font-semibold">
              <dfn className="not-italic">{t(`words.${word}.word`)}</dfn>:
            </dt>{" "}
            <dd className="inline">{t(`words.${word}.text`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
