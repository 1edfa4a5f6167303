import { officePaths } from "~/platform/paths/office-paths";
import { countyCodes, sectors } from "~/platform/settings/places";

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

/** The page of a tab. */
export function tabAddress(tab: Tab): string {
  return `${officePaths.settings()}?fila=${tabWords[tab]}`;
}

type Kind = "email" | "tel" | "area" | "checkbox" | "select";

export interface SettingsField {
  name: string;
  /** What it is typed or chosen in, where that is not a line of text. */
  kind?: Kind;
  hasHint?: boolean;
  options?: readonly string[];
  /** Whether a list may stay without a choice. */
  isOptional?: boolean;
}

export const fieldsOf = {
  general: [
    { name: "siteName" },
    { name: "siteDescription", kind: "area", hasHint: true },
    { name: "email", kind: "email", hasHint: true },
    { name: "phone", kind: "tel" },
    { name: "address" },
    { name: "hoursWeekdays", hasHint: true },
    { name: "hoursSaturday" },
    { name: "hoursSunday" },
    { name: "showroomWeekdays" },
    { name: "showroomSaturday" },
    { name: "showroomSunday" },
    { name: "facebookUrl" },
    { name: "instagramUrl" },
  ],
  appearance: [
    { name: "primaryColor", hasHint: true },
    { name: "secondaryColor", hasHint: true },
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
    { name: "orderPrefix", hasHint: true },
    { name: "advancePercent", hasHint: true },
    { name: "advanceDueDays", hasHint: true },
    { name: "hoursPerWeek", hasHint: true },
    { name: "hoursPerPiece", hasHint: true },
    { name: "packingMinutes" },
    { name: "deliveryMinutes" },
    { name: "areDrawingsRequired", kind: "checkbox", hasHint: true },
    { name: "swatchPrice", hasHint: true },
    { name: "swatchPostPrice", hasHint: true },
  ],
  company: [
    { name: "name" },
    { name: "taxCode", hasHint: true },
    { name: "registryNumber", hasHint: true },
    { name: "seat" },
    { name: "seatStreet", hasHint: true },
    { name: "seatCity" },
    { name: "seatCounty", kind: "select", options: countyCodes, isOptional: true },
    { name: "seatSector", kind: "select", options: sectors, isOptional: true, hasHint: true },
    { name: "seatPostalCode" },
    { name: "bank" },
    { name: "iban", hasHint: true },
  ],
} as const satisfies Record<Tab, readonly SettingsField[]>;

export type FieldName = (typeof fieldsOf)[Tab][number]["name"];
