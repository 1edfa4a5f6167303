import type { Account } from "~/people/identity/front/account-session.server";
import { mayDo } from "~/people/identity/front/roles";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { officePaths } from "~/platform/paths/office-paths";

/**
 * For whom somebody of the staff fills the cart, above every page of the shop, with the way back to the
 * order, as HTML: no script for it comes along. Null for anybody else.
 */
export function choosingHtml(
  chosenFor: string | null,
  account: Account | undefined,
  language: Language,
): string | null {
  if (chosenFor === null || !account || !mayDo(account.role, "sales")) return null;
  const t = translateIn(language, "office-desk-orders");
  return htmlIn(
    language,
    <form
      method="post"
      action={officePaths.deskOrder()}
      aria-labelledby="choosing"
      className="no-print bg-ink text-sm text-white"
    >
      <p className="shell flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <span id="choosing" className="min-w-0 font-semibold wrap-anywhere">
          {t("choosing", { name: chosenFor })}
        </span>
        <button name="intent" value="back" className="min-h-11 underline">
          {t("backToOrder")}
        </button>
      </p>
    </form>,
  );
}

/**
 * That the shop is on trial, above every page until it is opened, as HTML. It leads who may open the shop to
 * what is left to do, first of all after signing in.
 */
export function trialHtml(account: Account | undefined, language: Language): string {
  const text = translateIn(language, "nav")("trial");
  const mayOpen = account && mayDo(account.role, "administration");
  return htmlIn(
    language,
    <p role="region" id="trial" aria-labelledby="trial" className="trial-line no-print">
      {text}
      {mayOpen && (
        <>
          {" "}
          <a href={officePaths.launch()} className="underline">
            {translateIn(language, "office-launch")("title")}
          </a>
        </>
      )}
    </p>,
  );
}
