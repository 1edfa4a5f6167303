import { countyCodes, sectors } from "~/shop/places";

/** The tabs of the settings and the fields on each, in their order (spec §3). */
export const tabs = ["general", "appearance", "notifications", "trade", "company"] as const;
export type Tab = (typeof tabs)[number];

/** The name of each tab in the address. */
export const tabWords = {
  general: "general",
  appearance: "aspect",
  notifications: "notificari",
  trade: "comert",
  company: "firma",
} as const satisfies Record<Tab, string>;

type Kind = "text" | "email" | "tel" | "area" | "checkbox" | "select";

export interface SettingsField {
  name: string;
  kind: Kind;
  hasHint?: boolean;
  options?: readonly string[];
  /** Whether a list may stay without a choice. */
  isOptional?: boolean;
}

export const fieldsOf = {
  general: [
    { name: "siteName", kind: "text" },
    { name: "siteDescription", kind: "area", hasHint: true },
    { name: "email", kind: "email", hasHint: true },
    { name: "phone", kind: "tel" },
    { name: "address", kind: "text" },
    { name: "hoursWeekdays", kind: "text", hasHint: true },
    { name: "hoursSaturday", kind: "text" },
    { name: "hoursSunday", kind: "text" },
    { name: "showroomWeekdays", kind: "text" },
    { name: "showroomSaturday", kind: "text" },
    { name: "showroomSunday", kind: "text" },
    { name: "facebookUrl", kind: "text" },
    { name: "instagramUrl", kind: "text" },
  ],
  appearance: [
    { name: "primaryColor", kind: "text", hasHint: true },
    { name: "secondaryColor", kind: "text", hasHint: true },
    { name: "productCardsPerRow", kind: "select", options: ["2", "3", "4"] },
    { name: "showHeroSection", kind: "checkbox" },
    { name: "showFeaturedProducts", kind: "checkbox" },
    { name: "showTestimonials", kind: "checkbox" },
  ],
  notifications: [
    { name: "orderNotifications", kind: "checkbox", hasHint: true },
    { name: "productComments", kind: "checkbox", hasHint: true },
    { name: "stockAlerts", kind: "checkbox", hasHint: true },
    { name: "emailNewsletter", kind: "checkbox", hasHint: true },
  ],
  trade: [
    { name: "vatMode", kind: "select", options: ["included", "added"], hasHint: true },
    { name: "orderPrefix", kind: "text", hasHint: true },
    { name: "advancePercent", kind: "text", hasHint: true },
    { name: "advanceDueDays", kind: "text", hasHint: true },
    { name: "hoursPerWeek", kind: "text", hasHint: true },
    { name: "hoursPerPiece", kind: "text", hasHint: true },
    { name: "areDrawingsRequired", kind: "checkbox", hasHint: true },
    { name: "swatchPrice", kind: "text", hasHint: true },
    { name: "swatchPostPrice", kind: "text", hasHint: true },
  ],
  company: [
    { name: "name", kind: "text" },
    { name: "taxCode", kind: "text", hasHint: true },
    { name: "registryNumber", kind: "text", hasHint: true },
    { name: "seat", kind: "text" },
    { name: "seatStreet", kind: "text", hasHint: true },
    { name: "seatCity", kind: "text" },
    { name: "seatCounty", kind: "select", options: countyCodes, isOptional: true },
    { name: "seatSector", kind: "select", options: sectors, isOptional: true, hasHint: true },
    { name: "seatPostalCode", kind: "text" },
    { name: "bank", kind: "text" },
    { name: "iban", kind: "text", hasHint: true },
  ],
} as const satisfies Record<Tab, readonly SettingsField[]>;

export type FieldName = (typeof fieldsOf)[Tab][number]["name"];
