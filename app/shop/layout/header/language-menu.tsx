import { LANGUAGE_FORM } from "~/platform/forms/field-names";
import { languages } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Icon } from "~/platform/ui/icon";
import { Form } from "~/platform/ui/link";
import { usePageAddress } from "~/platform/ui/page-hooks";

import { Dropdown } from "./dropdown";

/** `form`: what the choice is sent with, where something is being typed; else it is sent alone. */
export function LanguageMenu({ form }: { form?: string | undefined }) {
  const { i18n } = useTranslation();
  const current = languages.find((language) => language.code === i18n.language);
  const { t } = useTranslation("nav");
  return (
    <Dropdown
      isEndAligned
      label={
        <>
          <Icon name="globe" />
          <span className="sr-only">{t("language")}: </span>
          <span lang={i18n.language} className="max-sm:sr-only">
            {current?.name}
          </span>
        </>
      }
    >
      <LanguageButtons form={form} />
    </Dropdown>
  );
}

/**
 * What every choice of a language sends, with what was typed on the page (`TypedAlong`): it loads the whole
 * document anew. It stands once on the page, its buttons in both menus.
 */
export function LanguageForm() {
  const address = usePageAddress();
  return (
    <Form id={LANGUAGE_FORM} method="post" action={paths.language()} reloadDocument hidden>
      <input type="hidden" name="returnTo" value={address} />
    </Form>
  );
}

/** One button for each language. */
export function LanguageButtons({ form = LANGUAGE_FORM }: { form?: string | undefined }) {
  const { i18n } = useTranslation();
  return (
    <ul>
      {languages.map((language) => (
        <li key={language.code}>
          <button
            form={form}
            name="language"
            value={language.code}
            lang={language.code}
            aria-current={language.code === i18n.language ? "true" : undefined}
            className="menu-link flex w-full items-center gap-3 py-2 text-left"
          >
            <span aria-hidden="true">{language.flag}</span>
            {language.name}
          </button>
        </li>
      ))}
    </ul>
  );
}
