import { useTranslation } from "~/i18n/use-translation";
import { languages } from "~/languages";
import { paths } from "~/paths";

import { usePageAddress } from "~/ui/use-page-address";
import { Icon } from "~/ui/icon";
import { Form } from "~/ui/link";

import { Dropdown } from "./dropdown";

export function LanguageMenu() {
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
          <span lang={i18n.language}>{current?.name}</span>
        </>
      }
    >
      <LanguageForm />
    </Dropdown>
  );
}

/** One button for each language. Choosing one loads the whole document anew in it. */
export function LanguageForm() {
  const { i18n } = useTranslation();
  const address = usePageAddress();
  return (
    <Form method="post" action={paths.language()} reloadDocument>
      <input type="hidden" name="returnTo" value={address} />
      <ul>
        {languages.map((language) => (
          <li key={language.code}>
            <button
              name="language"
              value={language.code}
              lang={language.code}
              aria-current={language.code === i18n.language ? "true" : undefined}
              className="flex min-h-11 w-full items-center gap-3 px-4 py-2 text-left hover:bg-linen aria-[current=true]:border-l-2 aria-[current=true]:border-brass aria-[current=true]:font-semibold"
            >
              <span aria-hidden="true">{language.flag}</span>
              {language.name}
            </button>
          </li>
        ))}
      </ul>
    </Form>
  );
}
