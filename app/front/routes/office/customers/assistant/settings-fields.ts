import type { Fields, FormTexts } from "~/front/desk/record";
import type { TFunction } from "~/platform/i18n/translate";
import type { Settings } from "~/platform/settings/settings.server";

/** The assistant's switch, model and limits as their form shows them. */
export function settingsTexts(settings: Settings["assistant"]): FormTexts {
  return {
    isEnabled: settings.isEnabled ? "on" : undefined,
    model: settings.model,
    dailyTokens: String(settings.dailyTokens),
    leiPerMillionTokens: String(settings.leiPerMillionTokens),
  };
}

/** The words of that form. */
export function settingsFields(t: TFunction<"office-assistant">) {
  return {
    isEnabled: {
      kind: "tick",
      label: t("settings.isEnabled"),
      hint: t("settings.isEnabledHint"),
    },
    model: { label: t("settings.model"), hint: t("settings.modelHint") },
    dailyTokens: {
      kind: "number",
      label: t("settings.dailyTokens"),
      hint: t("settings.dailyTokensHint"),
    },
    leiPerMillionTokens: {
      label: t("settings.leiPerMillionTokens"),
      hint: t("settings.leiPerMillionTokensHint"),
    },
  } satisfies Fields<string>;
}
