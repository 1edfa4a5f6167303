import { mayDo, type Work } from "~/people/identity/roles";
import type { PlaceIconName } from "~/platform/office-ui/place-icon";
import { adminPaths } from "~/platform/paths/admin-paths";
import { paths } from "~/platform/paths/paths";
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
  { label: "models", to: adminPaths.adminModels(), icon: "customization", work: "sales" },
  { label: "production", to: adminPaths.production(), work: "workshop" },
  { label: "batches", to: adminPaths.adminBatches(), work: "workshop" },
  { label: "offcuts", to: adminPaths.adminOffcuts(), work: "workshop" },
  { label: "stock", to: adminPaths.stock(), icon: "materials", work: "workshop" },
  { label: "swatches", to: adminPaths.adminSwatches(), icon: "materials", work: "any" },
  { label: "withdrawals", to: adminPaths.adminWithdrawals(), icon: "return", work: "sales" },
  { label: "claims", to: adminPaths.adminClaims(), icon: "mail", work: "sales" },
  { label: "discounts", to: adminPaths.adminDiscounts(), icon: "categories", work: "sales" },
  { label: "figures", to: adminPaths.adminFigures(), icon: "dashboard", work: "sales" },
  { label: "feeds", to: adminPaths.adminFeeds(), icon: "launch", work: "administration" },
  { label: "cards", to: adminPaths.adminCards(), icon: "settings", work: "administration" },
  { label: "delivery", to: adminPaths.adminDelivery(), icon: "launch", work: "administration" },
  { label: "users", to: adminPaths.adminUsers(), icon: "account", work: "administration" },
  { label: "messages", to: adminPaths.adminMessages(), icon: "mail", work: "sales" },
  { label: "reviews", to: adminPaths.adminReviews(), icon: "quality", work: "sales" },
  { label: "questions", to: adminPaths.adminQuestions(), icon: "mail", work: "sales" },
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

/** A page that somebody may open: its label's key, where it is, its icon. */
export interface ShownPlace {
  label: Label;
  to: string;
  icon: PlaceIconName;
}

/** The pages of a role. They are data of the page, so that no browser carries those of all roles. */
export function placesFor(role: Role): ShownPlace[] {
  return places
    .filter(({ work }) => mayDo(role, work))
    .map(({ label, to, icon = label as PlaceIconName }) => ({ label, to, icon }));
}
