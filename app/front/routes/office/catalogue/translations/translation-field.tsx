import { TextArea } from "~/platform/forms/field";
import { plainField } from "~/platform/forms/plain-field";
import type { Language } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import type { TranslatedText as Text } from "~/shop/catalogue-editing/front/translated-texts.server";

/** A Romanian text beside its translation, and whether the two still agree. */
export function TranslationField({
  text,
  language,
  typed,
  error,
}: {
  text: Text;
  language: Language;
  typed?: string;
  error?: string;
}) {
  const { t } = useTranslation("office-translations");
  const rows = text.romanian.includes("\n") || text.romanian.length > 80 ? 5 : 1;
  return (
    <div className="grid gap-2 border-t border-line pt-4 sm:grid-cols-2 sm:gap-6">
      <div>
        <p className="text-xs font-semibold text-stone">{t("romanian")}</p>
        <p lang="ro" className="mt-1 whitespace-pre-line">
          {text.romanian}
        </p>
      </div>
      <TextArea
        field={plainField(text.key, { value: typed ?? text.text, error })}
        label={
          <span className="flex flex-wrap items-center gap-2">
            {t(`fields.${text.field}`)}
            {text.text === "" && <Badge tone="neutral">{t("missing")}</Badge>}
          </span>
        }
        hint={text.isOutdated && <Badge tone="bad">{t("outdated")}</Badge>}
        lang={language}
        rows={rows}
      />
    </div>
  );
}
