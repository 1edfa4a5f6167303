import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Icon } from "~/platform/ui/icon";
import { Form, Link, NavLink } from "~/platform/ui/link";

import { PlaceIcon } from "./place-icon";
import type { ShownPlace } from "./places.server";

/** The links of the back office that somebody may follow: beside the page on wide screens, in a menu above it on a phone. */
export function Sidebar({ places }: { places: ShownPlace[] }) {
  const { t } = useTranslation("office");
  return (
    <header className="no-print border-b border-line bg-white lg:min-h-dvh lg:border-r lg:border-b-0">
      <details className="lg:hidden">
        <summary className="opener flex min-h-14 items-center gap-3 px-4 font-semibold">
          <Icon name="menu" className="size-6" />
          <Icon name="close" className="size-6" />
          {t("title")}
        </summary>
        <Places label={t("menu")} places={places} />
      </details>
      <div className="sticky top-0 hidden max-h-dvh overflow-y-auto lg:block">
        <p className="px-5 pt-6 pb-3">
          <Link to={paths.office()} className="inline-block font-heading text-xl">
            {t("title")}
          </Link>
        </p>
        <Places label={t("title")} places={places} />
      </div>
    </header>
  );
}

function Places({ label: name, places }: { label: string; places: ShownPlace[] }) {
  const { t } = useTranslation("office");
  const row =
    "flex min-h-11 w-full items-center gap-3 px-5 py-2 text-left hover:bg-linen lg:min-h-10";
  return (
    <div className="pb-4">
      <nav aria-label={name}>
        <ul>
          {places.map(({ label, to, icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === paths.office()}
                className={`${row} border-l-2 border-transparent aria-[current=page]:border-brass aria-[current=page]:bg-linen aria-[current=page]:font-semibold`}
              >
                <PlaceIcon name={icon} className="size-4 text-stone" />
                {t(`places.${label}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-3 border-t border-line pt-3">
        <Link to={paths.home()} className={`${row} border-l-2 border-transparent`}>
          <Icon name="return" className="size-4 text-stone" />
          {t("toSite")}
        </Link>
        <Form method="post" action={paths.signOut()} reloadDocument>
          <button className={`${row} border-l-2 border-transparent`}>
            <Icon name="leave" className="size-4 text-stone" />
            {t("signOut")}
          </button>
        </Form>
      </div>
    </div>
  );
}
