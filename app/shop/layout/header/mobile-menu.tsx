import { type ReactNode } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Icon } from "~/platform/ui/icon";
import { Link, NavLink } from "~/platform/ui/link";

import { AccountLinks, ConnectedAs } from "./account-menu";
import { CategoryLinks } from "./category-links";
import { useClosingDetails } from "./closing-details";
import { LanguageButtons } from "./language-menu";
import { pages, toMeasure, type HeaderCategory, type HeaderPerson } from "./links";

interface MobileMenuProps {
  categories: HeaderCategory[];
  cartCount: number;
  person: HeaderPerson;
}

/** The full-screen menu of small screens; its submenus open one at a time (spec §2). */
export function MobileMenu({ categories, cartCount, person }: MobileMenuProps) {
  const { t } = useTranslation("nav");
  const details = useClosingDetails();
  return (
    <details ref={details} className="full-menu">
      <summary aria-label={t("menu")} className="opener">
        <Icon name="menu" className="size-6" />
        <Icon name="close" className="size-6" />
      </summary>
      <nav aria-label={t("menu")}>
        <div className="shell py-4">
          <NavLink to={toMeasure.to} className="menu-row aria-[current=page]:font-semibold">
            {t(toMeasure.key)}
          </NavLink>
          <Submenu label={t("products")} isOpen>
            <CategoryLinks categories={categories} />
          </Submenu>
          {pages.map(({ key, to }) => (
            <NavLink key={key} to={to} className="menu-row aria-[current=page]:font-semibold">
              {t(key)}
            </NavLink>
          ))}
          <Submenu label={t("language")}>
            <LanguageButtons />
          </Submenu>
          <NavLink to={paths.cart()} className="menu-row">
            {t("cartWith", { count: cartCount })}
          </NavLink>
          {person ? (
            <Submenu label={t("account")}>
              <ConnectedAs name={person.name} />
              <AccountLinks isStaff={person.isStaff} />
            </Submenu>
          ) : (
            <div className="menu-end">
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

/** A submenu. All share one name, so that the browser keeps only one of them open. */
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
    <details name="submenu" open={isOpen}>
      <summary>
        {label}
        <Icon name="chevron" className="turning size-5" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
