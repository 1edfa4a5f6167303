import type { OfficePage } from "~/people/identity/front/office-pages";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import type texts from "~locales/ro/office.json";

/** A page of the back office, of which the table says whose work it is. */
export interface Place {
  label: keyof typeof texts.places;
  to: string;
  page: OfficePage;
  /** Where pages begin that stand in no menu of their own and are reached from this one. */
  also?: readonly string[];
  /** The lines of its drawing, for a place that stands in no group. */
  icon?: string;
}

/** Each group is the folder of `routes/office` in which its pages stand. */
export type Group = keyof typeof texts.groups;

/** An address up to the record or the part that it names. */
const beginningOf = (address: string) => address.split("?")[0]!.replace(/\/$/, "");
const textsOf = (subject: string) => beginningOf(officePaths.translations(subject, ""));

export const dashboard: Place = {
  label: "dashboard",
  to: paths.office(),
  page: "dashboard",
  icon: "M4 20V10M10 20V4M16 20v-7M21 20H3",
};

/** The menu: spec §2's pages and those that came after, in the order of a day's work. */
export const groups: readonly { name: Group; icon: string; places: readonly Place[] }[] = [
  {
    name: "sales",
    icon: "M6 3h12v18l-3-2-3 2-3-2-3 2V3ZM9 8h6M9 12h6",
    places: [
      { label: "orders", to: officePaths.orders(), page: "sales/orders" },
      { label: "quotes", to: officePaths.quotes(), page: "sales/quotes" },
      { label: "appointments", to: officePaths.appointments(), page: "sales/appointments" },
      { label: "withdrawals", to: officePaths.withdrawals(), page: "sales/withdrawals" },
      { label: "claims", to: officePaths.claims(), page: "sales/claims" },
      { label: "models", to: officePaths.savedDesigns(), page: "sales/saved-designs" },
    ],
  },
  {
    name: "workshop",
    icon: "M3 7h18v4H3zM6 11v9M18 11v9M6 16h12",
    places: [
      { label: "today", to: officePaths.today(), page: "workshop/today" },
      { label: "plan", to: officePaths.plan(), page: "workshop/plan" },
      {
        label: "production",
        to: officePaths.production(),
        page: "workshop/production",
        also: [beginningOf(officePaths.board(""))],
      },
      { label: "batches", to: officePaths.batches(), page: "workshop/batches" },
      { label: "stock", to: officePaths.stock(), page: "workshop/stock" },
      { label: "offcuts", to: officePaths.offcuts(), page: "workshop/offcuts" },
      {
        label: "supplierOrders",
        to: officePaths.supplierOrders(),
        page: "workshop/supplier-orders",
        also: [officePaths.suppliers()],
      },
      {
        label: "workshop",
        to: officePaths.workshop(),
        page: "workshop/workshop-numbers",
        also: [officePaths.fittings()],
      },
      { label: "swatches", to: officePaths.swatches(), page: "workshop/swatches" },
    ],
  },
  {
    name: "catalogue",
    icon: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
    places: [
      {
        label: "products",
        to: officePaths.products(),
        page: "catalogue/products",
        also: [officePaths.bulkChanges(), textsOf("product")],
      },
      {
        label: "categories",
        to: officePaths.categories(),
        page: "catalogue/categories",
        also: [textsOf("category")],
      },
      {
        label: "materials",
        to: officePaths.options(),
        page: "catalogue/options",
        also: [textsOf("material"), textsOf("handle")],
      },
      { label: "reviews", to: officePaths.reviews(), page: "catalogue/reviews" },
      { label: "questions", to: officePaths.questions(), page: "catalogue/questions" },
      { label: "search", to: officePaths.search(), page: "catalogue/search-words" },
      { label: "feeds", to: officePaths.feeds(), page: "catalogue/feeds" },
    ],
  },
  {
    name: "money",
    icon: "M6 3h9l4 4v14H6zM9 11h7M9 15h7",
    places: [
      { label: "documents", to: officePaths.document(), page: "money/documents" },
      { label: "eInvoice", to: officePaths.document("e-factura"), page: "money/e-invoices" },
      { label: "statements", to: officePaths.statements(), page: "money/statements" },
      { label: "cards", to: officePaths.cards(), page: "money/card-keys" },
      { label: "accounts", to: officePaths.bookkeeping(), page: "money/bookkeeping" },
      { label: "discounts", to: officePaths.discounts(), page: "money/discounts" },
      { label: "figures", to: officePaths.figures(), page: "money/figures" },
    ],
  },
  {
    name: "customers",
    icon: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-4.5 3.5-7 8-7s8 2.5 8 7",
    places: [
      { label: "customers", to: officePaths.customers(), page: "customers/customers" },
      { label: "messages", to: officePaths.messages(), page: "customers/messages" },
      { label: "newsletter", to: officePaths.newsletter(), page: "customers/newsletter" },
      { label: "assistant", to: officePaths.assistant(), page: "customers/assistant" },
    ],
  },
  {
    name: "house",
    icon: "M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4",
    places: [
      { label: "settings", to: officePaths.settings(), page: "house/settings" },
      { label: "delivery", to: officePaths.delivery(), page: "house/delivery" },
      { label: "pages", to: officePaths.pages(), page: "house/pages" },
      { label: "gallery", to: officePaths.gallery(), page: "house/gallery" },
      { label: "users", to: officePaths.users(), page: "house/users" },
      { label: "launch", to: officePaths.launch(), page: "house/launch-list" },
      {
        label: "state",
        to: officePaths.state(),
        page: "house/state",
        also: [beginningOf(officePaths.installation())],
      },
      { label: "journal", to: officePaths.auditLog(), page: "house/audit-log" },
      { label: "guide", to: officePaths.guide(), page: "house/guide" },
    ],
  },
];
