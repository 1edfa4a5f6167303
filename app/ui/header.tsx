import { Form, Link, NavLink, useLocation } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { languages } from "~/languages";
import { paths } from "~/paths";

import { Icon } from "./icon";
import { langOf } from "./lang-of";

interface HeaderProps {
  categories: { slug: string; name: string; untranslated: string[] }[];
  cartCount: number;
  /** Who is signed in; null for a visitor. */
  person: { name: string; isAdmin: boolean } | null;
}

/** The links beside the products, on wide screens and in the menu of small ones. */
const pages = [
  { key: "gallery", to: paths.gallery() },
  { key: "contact", to: paths.contact() },
  { key: "about", to: paths.about() },
] as const;

/** The fixed top bar: desktop links, language, cart; on small screens a full-screen menu. */
export function Header({ categories, cartCount, person }: HeaderProps) {
  const { t } = useTranslation("nav");
  return (
    <header className="top-bar no-print fixed inset-x-0 top-0 z-40">
      <div className="shell flex h-18 items-center gap-2">
        <Link to={paths.home()} className="mr-auto py-2 lg:mr-10">
          <img src="/logo.svg" alt={t("home")} width="148" height="36" className="h-9 w-auto" />
        </Link>
        <nav aria-label={t("main")} className="mr-auto hidden items-center gap-2 lg:flex">
          <Dropdown label={t("products")}>
            <CategoryLinks categories={categories} />
          </Dropdown>
          {pages.map(({ key, to }) => (
            <NavLink
              key={key}
              to={to}
              className="button button-quiet px-3 aria-[current=page]:underline aria-[current=page]:decoration-brass aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
            >
              {t(key)}
            </NavLink>
          ))}
        </nav>
        <div className="hidden items-center gap-1 lg:flex">
          <LanguageMenu />
          <AccountMenu person={person} />
        </div>
        <Link
          to={paths.cart()}
          aria-label={t("cartWith", { count: cartCount })}
          className="button button-quiet relative px-3"
        >
          <Icon name="cart" className="size-6" />
          <span className="hidden sm:inline">{t("cart")}</span>
          {cartCount > 0 && (
            <span className="grid h-6 min-w-6 place-items-center rounded-full bg-brass px-1.5 text-xs font-bold text-ink">
              {cartCount}
            </span>
          )}
        </Link>
        <MobileMenu categories={categories} cartCount={cartCount} person={person} />
      </div>
    </header>
  );
}

const menuLink =
  "block min-h-11 px-4 py-2.5 hover:bg-linen aria-[current=page]:border-l-2 aria-[current=page]:border-brass aria-[current=page]:font-semibold";

/** Sign-in and sign-up for visitors, the account for who is signed in (spec §2). */
function AccountMenu({ person }: Pick<HeaderProps, "person">) {
  const { t } = useTranslation("nav");
  if (!person) {
    return (
      <>
        <Link to={paths.signIn()} className="button button-quiet px-3">
          {t("signIn")}
        </Link>
        <Link to={paths.signUp()} className="button button-secondary px-3">
          {t("signUp")}
        </Link>
      </>
    );
  }
  return (
    <Dropdown
      isEndAligned
      label={
        <>
          <Icon name="account" />
          {t("account")}
        </>
      }
    >
      <ConnectedAs name={person.name} />
      <AccountLinks isAdmin={person.isAdmin} />
    </Dropdown>
  );
}

function ConnectedAs({ name }: { name: string }) {
  const { t } = useTranslation("nav");
  return (
    <p className="max-w-72 px-4 py-2 text-sm text-stone">
      {t("connectedAs")} <span className="block font-semibold wrap-anywhere text-ink">{name}</span>
    </p>
  );
}

function AccountLinks({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation("nav");
  return (
    <>
      <ul>
        <li>
          <NavLink to={paths.profile()} className={menuLink}>
            {t("profile")}
          </NavLink>
        </li>
        <li>
          <NavLink to={paths.orders()} className={menuLink}>
            {t("orders")}
          </NavLink>
        </li>
        {isAdmin && (
          <li>
            <Link to={paths.admin()} className={menuLink}>
              {t("admin")}
            </Link>
          </li>
        )}
      </ul>
      <Form method="post" action={paths.signOut()} reloadDocument className="border-t border-line">
        <button className={`${menuLink} w-full text-left`}>{t("signOut")}</button>
      </Form>
    </>
  );
}

function CategoryLinks({ categories }: { categories: HeaderProps["categories"] }) {
  const { t } = useTranslation("nav");
  return (
    <ul>
      <li>
        <NavLink to={paths.products()} end className={menuLink}>
          {t("allProducts")}
        </NavLink>
      </li>
      {categories.map((category) => (
        <li key={category.slug} lang={langOf(category, "name")}>
          <NavLink to={paths.category(category.slug)} className={menuLink}>
            {category.name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function LanguageMenu() {
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

/** One button a language. The whole document is loaded anew, in the language chosen. */
function LanguageForm() {
  const { i18n } = useTranslation();
  const location = useLocation();
  return (
    <Form method="post" action={paths.language()} reloadDocument>
      <input type="hidden" name="returnTo" value={location.pathname + location.search} />
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

/** A native disclosure that works without script; with script it also closes by itself. */
function Dropdown({
  label,
  isEndAligned = false,
  children,
}: {
  label: ReactNode;
  isEndAligned?: boolean;
  children: ReactNode;
}) {
  const details = useClosingDetails();
  return (
    <details ref={details} name="top-bar" className="group relative">
      <summary className="button button-quiet px-3">
        {label}
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div
        className={`absolute top-full mt-1 min-w-56 rounded-edge border border-line bg-white py-2 ${
          isEndAligned ? "right-0" : "left-0"
        }`}
      >
        {children}
      </div>
    </details>
  );
}

function MobileMenu({ categories, cartCount, person }: HeaderProps) {
  const { t } = useTranslation("nav");
  const details = useClosingDetails();
  return (
    <details ref={details} className="full-menu group lg:hidden">
      <summary
        aria-label={t("menu")}
        className="grid size-11 place-items-center rounded-edge hover:bg-linen"
      >
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="close" className="hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label={t("menu")}
        className="fixed inset-x-0 top-18 h-[calc(100dvh-4.5rem)] overflow-y-auto bg-paper"
      >
        <div className="shell py-4">
          <Submenu label={t("products")} isOpen>
            <CategoryLinks categories={categories} />
          </Submenu>
          {pages.map(({ key, to }) => (
            <NavLink
              key={key}
              to={to}
              className="flex min-h-14 items-center border-b border-line text-lg aria-[current=page]:font-semibold"
            >
              {t(key)}
            </NavLink>
          ))}
          <Submenu label={t("language")}>
            <LanguageForm />
          </Submenu>
          <NavLink
            to={paths.cart()}
            className="flex min-h-14 items-center border-b border-line text-lg"
          >
            {t("cartWith", { count: cartCount })}
          </NavLink>
          {person ? (
            <Submenu label={t("account")}>
              <ConnectedAs name={person.name} />
              <AccountLinks isAdmin={person.isAdmin} />
            </Submenu>
          ) : (
            <div className="grid gap-3 pt-6 sm:grid-cols-2">
              <Link to={paths.signIn()} className="button button-secondary">
                {t("signIn")}
              </Link>
              <Link to={paths.signUp()} className="button button-primary">
                {t("signUp")}
              </Link>
            </div>
          )}
        </div>
      </nav>
    </details>
  );
}

/** One of several that share a name: the browser keeps one open at a time. */
function Submenu({
  label,
  isOpen = false,
  children,
}: {
  label: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details name="submenu" open={isOpen} className="group/sub border-b border-line">
      <summary className="flex min-h-14 items-center justify-between text-lg">
        {label}
        <Icon name="chevron" className="size-5 transition-transform group-open/sub:rotate-180" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}

/** Closes an open menu when its link was followed, on Escape and on a press outside. */
function useClosingDetails() {
  const ref = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  const shown = useRef(location.key);
  useEffect(() => {
    if (shown.current === location.key) return;
    shown.current = location.key;
    if (ref.current) ref.current.open = false;
  }, [location.key]);
  useEffect(() => {
    const close = (event: Event) => {
      const details = ref.current;
      if (!details?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      const isOutside = event.type === "pointerdown" && !details.contains(event.target as Node);
      if (!isEscape && !isOutside) return;
      details.open = false;
      if (isEscape) details.querySelector("summary")?.focus();
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, []);
  return ref;
}
