import { useTranslation } from "react-i18next";

import { mayDo, type Work } from "~/accounts/roles";
import { adminPaths } from "~/admin-paths";
import { paths } from "~/paths";
import { PlaceIcon, type PlaceIconName } from "~/ui/admin/place-icon";
import { Icon } from "~/ui/icon";
import { Form, Link, NavLink } from "~/ui/link";
import type { Role } from "~db/schema";
import type texts from "~locales/ro/admin.json";

/** The pages of the back office in their order (spec §2), each with whose work it is. */
const places: readonly Place[] = [
  { label: "dashboard", to: paths.admin(), work: "sales" },
  { label: "products", to: adminPaths.adminProducts(), work: "sales" },
  { label: "categories", to: adminPaths.adminCategories(), work: "sales" },
  { label: "materials", to: adminPaths.adminOptions(), work: "sales" },
  { label: "search", to: adminPaths.adminSearch(), work: "sales" },
  {
    label: "workshop",
    to: adminPaths.adminWorkshop(),
    icon: "customization",
    work: "administration",
  },
  { label: "orders", to: adminPaths.adminOrders(), work: "sales" },
  { label: "appointments", to: adminPaths.appointments(), work: "any" },
  { label: "documents", to: adminPaths.adminDocument(), icon: "pages", work: "sales" },
  { label: "eInvoice", to: adminPaths.adminDocument("e-factura"), icon: "journal", work: "sales" },
  { label: "statements", to: adminPaths.adminStatements(), icon: "journal", work: "sales" },
  { label: "accounts", to: adminPaths.adminAccounts(), icon: "pages", work: "sales" },
  { label: "quotes", to: adminPaths.adminQuotes(), icon: "mail", work: "sales" },
  { label: "production", to: adminPaths.production(), work: "workshop" },
  { label: "batches", to: adminPaths.adminBatches(), work: "workshop" },
  { label: "offcuts", to: adminPaths.adminOffcuts(), work: "workshop" },
  { label: "stock", to: adminPaths.stock(), icon: "materials", work: "workshop" },
  { label: "withdrawals", to: adminPaths.adminWithdrawals(), icon: "return", work: "sales" },
  { label: "claims", to: adminPaths.adminClaims(), icon: "mail", work: "sales" },
  { label: "discounts", to: adminPaths.adminDiscounts(), icon: "categories", work: "sales" },
  { label: "cards", to: adminPaths.adminCards(), icon: "settings", work: "administration" },
  { label: "delivery", to: adminPaths.adminDelivery(), icon: "launch", work: "administration" },
  { label: "users", to: adminPaths.adminUsers(), icon: "account", work: "administration" },
  { label: "messages", to: adminPaths.adminMessages(), icon: "mail", work: "sales" },
  { label: "reviews", to: adminPaths.adminReviews(), icon: "quality", work: "sales" },
  { label: "newsletter", to: adminPaths.adminNewsletter(), icon: "mail", work: "administration" },
  { label: "gallery", to: adminPaths.adminGallery(), work: "sales" },
  { label: "pages", to: adminPaths.adminPages(), work: "administration" },
  { label: "settings", to: adminPaths.adminSettings(), work: "administration" },
  { label: "assistant", to: adminPaths.adminAssistant(), work: "administration" },
  { label: "journal", to: adminPaths.adminJournal(), work: "administration" },
  { label: "launch", to: adminPaths.adminLaunch(), work: "administration" },
];

type Label = keyof typeof texts.places;
/** A label, where it leads, and the icon where it does not have the label's name. */
type Place = { to: string; work: Work } & (
  | { label: Label & PlaceIconName; icon?: undefined }
  | { label: Label; icon: PlaceIconName }
);

function placesFor(role: Role): readonly Place[] {
  return places.filter(({ work }) => mayDo(role, work));
}

/** The links of the back office that a role may follow: beside the page on wide screens, in a menu above it on a phone. */
export function Sidebar({ role }: { role: Role }) {
  const { t } = useTranslation("admin");
  return (
    <header className="no-print border-b border-line bg-white lg:min-h-dvh lg:border-r lg:border-b-0">
      <details className="group lg:hidden">
        <summary className="flex min-h-14 items-center gap-3 px-4 font-semibold">
          <Icon name="menu" className="size-6 group-open:hidden" />
          <Icon name="close" className="hidden size-6 group-open:block" />
          {t("title")}
        </summary>
        <Places label={t("menu")} role={role} />
      </details>
      <div className="sticky top-0 hidden max-h-dvh overflow-y-auto lg:block">
        <p className="px-5 pt-6 pb-3">
          <Link to={paths.admin()} className="inline-block font-heading text-xl">
            {t("title")}
          </Link>
        </p>
        <Places label={t("title")} role={role} />
      </div>
    </header>
  );
}

function Places({ label: name, role }: { label: string; role: Role }) {
  const { t } = useTranslation("admin");
  const row =
    "flex min-h-11 w-full items-center gap-3 px-5 py-2 text-left hover:bg-linen lg:min-h-10";
  return (
    <div className="pb-4">
      <nav aria-label={name}>
        <ul>
          {placesFor(role).map(({ label, to, icon = label as PlaceIconName }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === paths.admin()}
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
