import { mayDo, type Work } from "~/people/identity/roles";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import type { Role } from "~db/schema";
import type texts from "~locales/ro/office.json";

/** A page of the back office, with whose work it is. */
interface Place {
  label: keyof typeof texts.places;
  to: string;
  work: Work;
  /** The lines of its drawing, for a place that stands in no group. */
  icon?: string;
}

/** Each group is the folder of `routes/office` in which its pages stand. */
export type Group = keyof typeof texts.groups;

const dashboard: Place = {
  label: "dashboard",
  to: paths.office(),
  work: "sales",
  icon: "M4 20V10M10 20V4M16 20v-7M21 20H3",
};

/** The menu: spec §2's pages and those that came after, in the order of a day's work. */
const groups: readonly { name: Group; icon: string; places: readonly Place[] }[] = [
  {
    name: "sales",
    icon: "M6 3h12v18l-3-2-3 2-3-2-3 2V3ZM9 8h6M9 12h6",
    places: [
      { label: "orders", to: officePaths.orders(), work: "sales" },
      { label: "quotes", to: officePaths.quotes(), work: "sales" },
      { label: "appointments", to: officePaths.appointments(), work: "any" },
      { label: "withdrawals", to: officePaths.withdrawals(), work: "sales" },
      { label: "claims", to: officePaths.claims(), work: "sales" },
      { label: "models", to: officePaths.savedDesigns(), work: "sales" },
    ],
  },
  {
    name: "workshop",
    icon: "M3 7h18v4H3zM6 11v9M18 11v9M6 16h12",
    places: [
      { label: "production", to: officePaths.production(), work: "workshop" },
      { label: "batches", to: officePaths.batches(), work: "workshop" },
      { label: "stock", to: officePaths.stock(), work: "workshop" },
      { label: "offcuts", to: officePaths.offcuts(), work: "workshop" },
      { label: "workshop", to: officePaths.workshop(), work: "administration" },
      { label: "swatches", to: officePaths.swatches(), work: "any" },
    ],
  },
  {
    name: "catalogue",
    icon: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
    places: [
      { label: "products", to: officePaths.products(), work: "sales" },
      { label: "categories", to: officePaths.categories(), work: "sales" },
      { label: "materials", to: officePaths.options(), work: "sales" },
      { label: "reviews", to: officePaths.reviews(), work: "sales" },
      { label: "questions", to: officePaths.questions(), work: "sales" },
      { label: "search", to: officePaths.search(), work: "sales" },
      { label: "feeds", to: officePaths.feeds(), work: "administration" },
    ],
  },
  {
    name: "money",
    icon: "M6 3h9l4 4v14H6zM9 11h7M9 15h7",
    places: [
      { label: "documents", to: officePaths.document(), work: "sales" },
      { label: "eInvoice", to: officePaths.document("e-factura"), work: "sales" },
      { label: "statements", to: officePaths.statements(), work: "sales" },
      { label: "cards", to: officePaths.cards(), work: "administration" },
      { label: "accounts", to: officePaths.bookkeeping(), work: "sales" },
      { label: "discounts", to: officePaths.discounts(), work: "sales" },
      { label: "figures", to: officePaths.figures(), work: "sales" },
    ],
  },
  {
    name: "customers",
    icon: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-4.5 3.5-7 8-7s8 2.5 8 7",
    places: [
      { label: "customers", to: officePaths.customers(), work: "sales" },
      { label: "messages", to: officePaths.messages(), work: "sales" },
      { label: "newsletter", to: officePaths.newsletter(), work: "administration" },
      { label: "assistant", to: officePaths.assistant(), work: "administration" },
    ],
  },
  {
    name: "house",
    icon: "M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4",
    places: [
      { label: "settings", to: officePaths.settings(), work: "administration" },
      { label: "delivery", to: officePaths.delivery(), work: "administration" },
      { label: "pages", to: officePaths.pages(), work: "administration" },
      { label: "gallery", to: officePaths.gallery(), work: "sales" },
      { label: "users", to: officePaths.users(), work: "administration" },
      { label: "launch", to: officePaths.launch(), work: "administration" },
      { label: "journal", to: officePaths.auditLog(), work: "administration" },
    ],
  },
];

/** A page that somebody may open: its label's key, where it is, and its drawing. */
export type ShownPlace = Omit<Place, "work">;

/** The menu of somebody: the dashboard, where they have one, and the groups with a page for them. */
export interface Menu {
  /** What the search over everything was asked; empty elsewhere than on its page. */
  asked: string;
  first: ShownPlace[];
  groups: { name: Group; icon: string; places: ShownPlace[] }[];
}

/** The pages of a role. They are data of the page, so that no browser carries those of all roles. */
export function menuFor(role: Role, asked: string): Menu {
  const shown = (places: readonly Place[]) =>
    places.filter(({ work }) => mayDo(role, work)).map(({ work: _work, ...place }) => place);
  return {
    asked,
    first: shown([dashboard]),
    groups: groups
      .map(({ name, icon, places }) => ({ name, icon, places: shown(places) }))
      .filter(({ places }) => places.length > 0),
  };
}
