import type { TextKey } from "~/platform/i18n/translate";
import { useTranslation } from "~/platform/i18n/use-translation";

/** A validation message: a text key, with values after a `?` where the text has placeholders. */
export type MessageKey = TextKey<"validation">;

/** Writes a message with its values, for a form's errors. */
export function message(key: MessageKey, values: Record<string, string | number> = {}): string {
  const query = new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  );
  return query.size > 0 ? `${key}?${query}` : key;
}

/** Reads messages in the page's language. */
export function useMessages(): (text: string) => string {
  const { t } = useTranslation("validation");
  return (text) => {
    const [key = "", query = ""] = text.split("?", 2);
    const values = Object.fromEntries(new URLSearchParams(query));
    const options = { ...values, count: Number(values.count ?? 0) };
    return t(key as MessageKey, options);
  };
}
