import { useLocation, useMatches } from "@remix-run/react";
import { useId } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Icon, Lines } from "~/platform/ui/icon";
import { Form, Link } from "~/platform/ui/link";

import type { Menu, ShownPlace } from "./menu.server";

const row = "place-row";

/** The links of the back office that somebody may follow: beside the page on wide screens, in a menu above it on a phone. */
export function Sidebar({ menu }: { menu: Menu }) {
  const { t } = useTranslation("office");
  return (
    <header className="no-print border-b border-line bg-white lg:min-h-dvh lg:border-r lg:border-b-0">
      <details className="lg:hidden">
        <summary className="opener flex min-h-14 items-center gap-3 px-4 font-semibold">
          <Icon name="menu" className="size-6" />
          <Icon name="close" className="size-6" />
          {t("title")}
        </summary>
        <Places label={t("menu")} menu={menu} />
      </details>
      <div className="sticky top-0 hidden max-h-dvh overflow-y-auto lg:block">
        <p className="px-5 pt-6 pb-3">
          <Link to={paths.office()} className="inline-block font-heading text-xl">
            {t("title")}
          </Link>
        </p>
        <Places label={t("title")} menu={menu} />
      </div>
    </header>
  );
}

/** The menu, one group of it open: that of the page, or the one that somebody opens. */
function Places({ label, menu }: { label: string; menu: Menu }) {
  const { t } = useTranslation("office");
  const name = useId();
  const here = useMatches().at(-1)?.id.split("/")[2];
  const current = useCurrent(menu);
  return (
    <div className="pb-4">
      <nav aria-label={label}>
        {menu.first.map((place) => (
          <PlaceLink key={place.to} place={place} current={current} />
        ))}
        {menu.groups.map((group) => (
          <details key={group.name} name={name} open={group.name === here}>
            <summary className={`${row} border-l-2 border-transparent font-semibold`}>
              <Lines path={group.icon} className="size-4 text-stone" />
              {t(`groups.${group.name}`)}
              <Icon name="chevron" className="turning ml-auto size-4 text-stone" />
            </summary>
            <ul className="pb-2">
              {group.places.map((place) => (
                <li key={place.to}>
                  <PlaceLink place={place} current={current} />
                </li>
              ))}
            </ul>
          </details>
        ))}
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

/** The address of the menu's page that is this page, stands above it or leads to it. */
function useCurrent({ first, groups }: Menu): string | undefined {
  const { pathname } = useLocation();
  return [...first, ...groups.flatMap(({ places }) => places)]
    .flatMap(({ to, also = [] }) => [to, ...also].map((above) => ({ to, above })))
    .filter(({ above }) => {
      return pathname === above || (above !== paths.office() && pathname.startsWith(`${above}/`));
    })
    .sort((a, b) => b.above.length - a.above.length)[0]?.to;
}

function PlaceLink({ place, current }: { place: ShownPlace; current: string | undefined }) {
  const { t } = useTranslation("office");
  return (
    <Link
      to={place.to}
      aria-current={place.to === current ? "page" : undefined}
      className={place.icon ? row : `${row} pl-12`}
    >
      {place.icon && <Lines path={place.icon} className="size-4 text-stone" />}
      {t(`places.${place.label}`)}
    </Link>
  );
}
