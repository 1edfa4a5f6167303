import type { ReactNode } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Icon } from "~/platform/ui/icon";
import { Link, NavLink } from "~/platform/ui/link";

import { AccountMenu } from "../header/account-menu";
import { CategoryLinks } from "../header/category-links";
import { Dropdown } from "../header/dropdown";
import { LanguageForm, LanguageMenu } from "../header/language-menu";
import { pages, toMeasure, type HeaderCategory, type HeaderPerson } from "../header/links";
import { MobileMenu } from "../header/mobile-menu";

interface HeaderProps {
  siteName: string;
  /** The address of an uploaded picture; empty for the shop's own mark. */
  logo: string;
  categories: HeaderCategory[];
  cartCount: number;
  person: HeaderPerson;
  /** The way to the assistant. */
  assistant: ReactNode;
  /** Set where somebody is ordering: then the bar has this, the language and the cart, and leads nowhere else. */
  phone?: string | undefined;
  /**
   * The id of the form that is being filled in: the bar's buttons then send it along, so that nothing typed
   * is lost.
   */
  form?: string | undefined;
}

/**
 * The fixed top bar: links, language and cart in one line. Where they do not fit, on a small screen or
 * with enlarged text, a full-screen menu takes their place. Romanian, the longest, needs 79rem.
 */
export function Header({
  siteName,
  logo,
  categories,
  cartCount,
  person,
  assistant,
  phone,
  form,
}: HeaderProps) {
  const { t } = useTranslation("nav");
  return (
    <header className="top-bar no-print @container">
      <div className="shell flex h-18 items-center gap-1 sm:gap-2">
        <Link to={paths.home()} className="way-home">
          <img
            src={logo || "/logo.svg"}
            alt={t("home", { shop: siteName })}
            width="148"
            height="36"
            className="logo"
          />
        </Link>
        {phone === undefined ? (
          <>
            <nav aria-label={t("main")} className="wide-bar mr-auto">
              <NavLink
                to={toMeasure.to}
                className="bar-link button button-quiet px-2 whitespace-nowrap"
              >
                {t(toMeasure.key)}
              </NavLink>
              <Dropdown label={t("products")}>
                <CategoryLinks categories={categories} />
              </Dropdown>
              {pages.map(({ key, to }) => (
                <NavLink
                  key={key}
                  to={to}
                  className="bar-link button button-quiet px-2 whitespace-nowrap"
                >
                  {t(key)}
                </NavLink>
              ))}
            </nav>
            <div className="wide-bar">
              <LanguageMenu />
              <AccountMenu person={person} />
            </div>
          </>
        ) : (
          <div className="ml-auto flex items-center">
            <a href={`tel:${phone.replace(/\s/g, "")}`} className="button button-quiet px-2">
              <Icon name="phone" />
              <span className="whitespace-nowrap max-sm:sr-only">{phone}</span>
            </a>
            {/* The Enter key presses the first button of a form, which must not be a language's. */}
            {form && <button form={form} tabIndex={-1} aria-hidden="true" className="sr-only" />}
            <LanguageMenu form={form} />
          </div>
        )}
        {phone === undefined && assistant}
        {form ? (
          <button form={form} name="intent" value="cart" className="button button-quiet px-3">
            <CartSign count={cartCount} />
          </button>
        ) : (
          <Link to={paths.cart()} className="button button-quiet px-3">
            <CartSign count={cartCount} />
          </Link>
        )}
        {phone === undefined && (
          <MobileMenu categories={categories} cartCount={cartCount} person={person} />
        )}
        <LanguageForm />
      </div>
    </header>
  );
}

/**
 * The cart and how many pieces are in it. An empty cart shows no number, so that a kept page stays true for
 * everybody.
 */
function CartSign({ count }: { count: number }) {
  const { t } = useTranslation("nav");
  return (
    <>
      <Icon name="cart" className="size-6" />
      <span className="sr-only">{t("cartWith", { count })}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="grid h-6 min-w-6 place-items-center rounded-full bg-ink px-1.5 text-xs font-bold text-white"
        >
          {count}
        </span>
      )}
    </>
  );
}
