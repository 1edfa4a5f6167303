import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Icon } from "~/platform/ui/icon";
import { Form, Link, NavLink } from "~/platform/ui/link";

import { Dropdown } from "./dropdown";
import type { HeaderPerson } from "./links";

/**
 * Sign-in and sign-up for visitors; for somebody signed in the account's links, and beside them the
 * way out where there is room (spec §2): French, the longest, needs 80rem.
 */
export function AccountMenu({ person }: { person: HeaderPerson }) {
  const { t } = useTranslation("nav");
  if (!person) {
    return (
      <>
        <Link to={paths.signIn()} className="button button-quiet px-2 whitespace-nowrap">
          {t("signIn")}
        </Link>
        <Link to={paths.signUp()} className="button button-secondary px-3 whitespace-nowrap">
          {t("signUp")}
        </Link>
      </>
    );
  }
  return (
    <>
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
        <AccountLinks isStaff={person.isStaff} />
      </Dropdown>
      <Form
        method="post"
        action={paths.signOut()}
        reloadDocument
        className="hidden @min-[80rem]:block"
      >
        <button className="button button-quiet px-1 whitespace-nowrap">{t("signOut")}</button>
      </Form>
    </>
  );
}

export function ConnectedAs({ name }: { name: string }) {
  const { t } = useTranslation("nav");
  return (
    <p className="max-w-72 px-4 py-2 text-sm text-stone">
      {t("connectedAs")} <span className="block font-semibold wrap-anywhere text-ink">{name}</span>
    </p>
  );
}

export function AccountLinks({ isStaff }: { isStaff: boolean }) {
  const { t } = useTranslation("nav");
  return (
    <>
      <ul>
        <li>
          <NavLink to={paths.profile()} className="menu-link">
            {t("profile")}
          </NavLink>
        </li>
        <li>
          <NavLink to={paths.orders()} className="menu-link">
            {t("orders")}
          </NavLink>
        </li>
        <li>
          <NavLink to={paths.saved()} className="menu-link">
            {t("saved")}
          </NavLink>
        </li>
        {isStaff && (
          <li>
            <Link to={paths.office()} className="menu-link">
              {t("admin")}
            </Link>
          </li>
        )}
      </ul>
      <Form method="post" action={paths.signOut()} reloadDocument className="border-t border-line">
        <button className="menu-link w-full text-left">{t("signOut")}</button>
      </Form>
    </>
  );
}
