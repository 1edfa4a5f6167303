import { useTranslation } from "react-i18next";

import { paths } from "~/paths";
import { Icon, type IconName } from "~/ui/icon";
import { Form, Link, NavLink } from "~/ui/link";

/** The pages of the back office in their order (spec §2). */
const places = [
  { label: "dashboard", to: paths.admin(), icon: "dashboard" },
  { label: "products", to: paths.adminProducts(), icon: "products" },
  { label: "categories", to: paths.adminCategories(), icon: "categories" },
  { label: "materials", to: paths.adminOptions(), icon: "materials" },
  { label: "orders", to: paths.adminOrders(), icon: "orders" },
  { label: "users", to: paths.adminUsers(), icon: "users" },
  { label: "messages", to: paths.adminMessages(), icon: "mail" },
  { label: "reviews", to: paths.adminReviews(), icon: "quality" },
  { label: "newsletter", to: paths.adminNewsletter(), icon: "mail" },
  { label: "gallery", to: paths.adminGallery(), icon: "gallery" },
  { label: "pages", to: paths.adminPages(), icon: "pages" },
  { label: "settings", to: paths.adminSettings(), icon: "settings" },
  { label: "assistant", to: paths.adminAssistant(), icon: "assistant" },
  { label: "journal", to: paths.adminJournal(), icon: "journal" },
  { label: "launch", to: paths.adminLaunch(), icon: "launch" },
] as const satisfies { label: string; to: string; icon: IconName }[];

/** The links of the back office: beside the page on wide screens, in a menu above it on a phone. */
export function Sidebar() {
  const { t } = useTranslation("admin");
  return (
    <header className="no-print border-b border-line bg-white lg:min-h-dvh lg:border-r lg:border-b-0">
      <details className="group lg:hidden">
        <summary className="flex min-h-14 items-center gap-3 px-4 font-semibold">
          <Icon name="menu" className="size-6 group-open:hidden" />
          <Icon name="close" className="hidden size-6 group-open:block" />
          {t("title")}
        </summary>
        <Places label={t("menu")} />
      </details>
      <div className="sticky top-0 hidden max-h-dvh overflow-y-auto lg:block">
        <p className="px-5 pt-6 pb-3">
          <Link to={paths.admin()} className="inline-block font-heading text-xl">
            {t("title")}
          </Link>
        </p>
        <Places label={t("title")} />
      </div>
    </header>
  );
}

function Places({ label }: { label: string }) {
  const { t } = useTranslation("admin");
  const row =
    "flex min-h-11 w-full items-center gap-3 px-5 py-2 text-left hover:bg-linen lg:min-h-10";
  return (
    <div className="pb-4">
      <nav aria-label={label}>
        <ul>
          {places.map((place) => (
            <li key={place.to}>
              <NavLink
                to={place.to}
                end={place.to === paths.admin()}
                className={`${row} border-l-2 border-transparent aria-[current=page]:border-brass aria-[current=page]:bg-linen aria-[current=page]:font-semibold`}
              >
                <Icon name={place.icon} className="size-4 text-stone" />
                {t(`places.${place.label}`)}
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
