import { useTranslation } from "react-i18next";

import type { Language } from "~/languages";
import type { TranslatedText as Text } from "~/catalogue/editing/translations.server";
import { Badge } from "~/ui/admin/badge";
import { FieldErrors } from "~/forms/form-errors";

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
  const { t } = useTranslation("admin-translations");
  const rows = text.romanian.includes("\n") || text.romanian.length > 80 ? 5 : 1;
  const described = [text.isOutdated && `${text.key}-note`, error && `${text.key}-error`];
  return (
    <div className="grid gap-2 border-t border-line pt-4 sm:grid-cols-2 sm:gap-6">
      <div>
        <p className="text-xs font-semibold text-stone">{t("romanian")}</p>
        <p lang="ro" className="mt-1 whitespace-pre-line">
          {text.romanian}
        </p>
      </div>
      <div>
        <label htmlFor={text.key} className="flex flex-wrap items-center gap-2 font-semibold">
          {t(`fields.${text.field}`)}
          {text.text === "" && <Badge tone="neutral">{t("missing")}</Badge>}
        </label>
        <textarea
          id={text.key}
          name={text.key}
          lang={language}
          rows={rows}
          defaultValue={typed ?? text.text}
          aria-invalid={error ? true : undefined}
          aria-describedby={described.filter(Boolean).join(" ") || undefined}
          className="control mt-1"
        />
        {text.isOutdated && (
          <p id={`${text.key}-note`} className="mt-1">
            <Badge tone="bad">{t("outdated")}</Badge>
          </p>
        )}
        <FieldErrors id={`${text.key}-error`} errors={error ? [error] : undefined} />
      </div>
    </div>
  );
}
