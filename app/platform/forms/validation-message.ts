import type { TextKey, TFunction } from "~/platform/i18n/translate";
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

/**
 * The message about a field that was left empty and that `rule` would refuse: it asks to fill the field in, by its
 * name, and then gives the rule. The message about a field that was filled in wrongly is the rule alone.
 */
export function emptyMessage(rule: string): string {
  return message("empty", { rule });
}

/** Reads messages in the page's language. */
export function useMessages() {
  return messagesIn(useTranslation("validation").t);
}

/** What is said of a text that `rule` refuses: to fill it in where it is empty, else the rule. */
export function orEmpty(typed: string, rule: string): string {
  return typed.trim() === "" ? emptyMessage(rule) : rule;
}

/**
 * Reads messages; what is said of an empty field names it by its label, and what is said of a wrong one
 * ends in the example that its rule has, unless it gives one itself.
 */
export function messagesIn(t: TFunction<"validation">) {
  const exampleFor = (key: string) => {
    const path = `examples.${key}`;
    const example = t(path as MessageKey);
    return example === path ? undefined : example;
  };
  const say = (text: string, field?: string) => {
    const { key, values } = parts(text);
    const count = Number(values.count ?? 0);
    const example = values.example ?? exampleFor(key);
    const said = t(key as MessageKey, { field, ...values, example, count });
    const isShown = example === undefined || said.includes(example);
    return isShown ? said : t("wrongLike", { text: said.replace(/\.$/, ""), example });
  };
  return (text: string, given?: string): string => {
    const { key, values } = parts(text);
    if (key !== "empty") return say(text);
    const { rule = "required", field: label = given } = values;
    if (!label) return say(rule);
    const about = parts(rule);
    const example = about.values.example ?? exampleFor(about.key);
    if (example) return t("emptyLike", { label, example });
    const empty = t("empty", { label });
    return rule === "required" ? empty : `${empty} ${say(rule, label)}`;
  };
}

/** The key of a message and its values. */
function parts(text: string) {
  const [key = "", query = ""] = text.split("?", 2);
  return {
    key,
    values: Object.fromEntries(new URLSearchParams(query)) as Record<string, string | undefined>,
  };
}
