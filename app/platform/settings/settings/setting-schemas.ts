import { z } from "~/platform/basics/zod";

import { advanceBounds } from "../front/advance";

const openingHours = z.object({ weekdays: z.string(), saturday: z.string(), sunday: z.string() });

/**
 * Every setting with its default (spec §9). A field that an older shop did not store has its
 * default too.
 */
export const schemas = {
  general: z.object({
    siteName: z.string().default("Atelier"),
    siteDescription: z.string().default(""),
    email: z.string().default("contact@atelier.example"),
    phone: z.string().default("+40 21 555 01 42"),
    address: z.string().default("Strada Tâmplarilor 18, București"),
    workingHours: openingHours.default({
      weekdays: "9:00–18:00",
      saturday: "10:00–15:00",
      sunday: "",
    }),
    showroomHours: openingHours.default({
      weekdays: "10:00–19:00",
      saturday: "10:00–16:00",
      sunday: "",
    }),
    facebookUrl: z.string().default("https://www.facebook.com/atelier.example"),
    instagramUrl: z.string().default("https://www.instagram.com/atelier.example"),
  }),
  appearance: z.object({
    primaryColor: z.string().default("#B8860B"),
    secondaryColor: z.string().default("#1A202C"),
    showHeroSection: z.boolean().default(true),
    showFeaturedProducts: z.boolean().default(true),
    showTestimonials: z.boolean().default(true),
    productCardsPerRow: z.enum(["2", "3", "4"]).default("3"),
    /** An uploaded picture in place of the shop's own logo; empty for the shop's own. */
    logo: z.string().default(""),
  }),
  notifications: z.object({
    orderNotifications: z.boolean().default(true),
    productComments: z.boolean().default(true),
    stockAlerts: z.boolean().default(true),
    emailNewsletter: z.boolean().default(false),
  }),
  trade: z.object({
    /** Whether the prices shown include VAT (spec §1); else it is added to them. */
    isVatIncluded: z.boolean().default(true),
    // Law 70/2015: at most 10,000 lei a day in cash from a person, 5,000 from a company.
    cashLimitBani: z.int().min(0).default(1_000_000),
    companyCashLimitBani: z.int().min(0).default(500_000),
    orderPrefix: z.string().default("AM"),
    /** The part of what is made to order that is paid before the work, in percent (spec §1); an order keeps its own. */
    advancePercent: z.int().min(advanceBounds.min).max(advanceBounds.max).default(50),
    /** Days to what is paid first, from the confirmation; from the order where nothing is made to order. */
    advanceDueDays: z.int().min(1).default(5),
    /** Hours of work that the workshop does in a week; 0 while it has not said so. */
    hoursPerWeek: z.int().min(0).default(0),
    /** Hours that a piece from the catalogue takes when it is made to order; of planned ones the boards say so. */
    hoursPerPiece: z.int().min(1).default(8),
    /** Minutes that packing a piece takes, and bringing an order to its customer. */
    packingMinutes: z.int().min(0).default(30),
    deliveryMinutes: z.int().min(0).default(90),
    /** Whether work on what is made to order waits for drawings that its customer has approved. */
    areDrawingsRequired: z.boolean().default(true),
    /** What a decor's swatch costs, and sending swatches alone by post. */
    swatchBani: z.int().min(1).default(5_00),
    swatchPostBani: z.int().min(0).default(20_00),
  }),
  company: z.object({
    name: z.string().default("Atelier Exemplu SRL"),
    taxCode: z.string().default(""),
    registryNumber: z.string().default(""),
    seat: z.string().default(""),
    // The same seat in parts, as e-Factura wants it; codes as in `places.ts`.
    seatCounty: z.string().default(""),
    seatSector: z.string().default(""),
    seatCity: z.string().default(""),
    seatStreet: z.string().default(""),
    seatPostalCode: z.string().default(""),
    bank: z.string().default("Banca Exemplu"),
    iban: z.string().default("RO49 AAAA 1B31 0075 9384 0000"),
  }),
  assistant: z.object({
    isEnabled: z.boolean().default(true),
    model: z.string().default("gpt-4o-mini"),
    dailyTokens: z.int().min(0).default(200_000),
    /** Price of a million tokens in lei, for the estimate in the back office. */
    leiPerMillionTokens: z.number().min(0).default(3),
  }),
  cards: z.object({
    /** Who takes payments by card, once their keys are there. */
    provider: z.enum(["stripe", "netopia"]).default("stripe"),
    /** Whether NETOPIA's keys are those of its sandbox; Stripe's own say so themselves. */
    isNetopiaSandbox: z.boolean().default(true),
  }),
  /** What the team does besides bringing the pieces to the house, in bani; null where it is not offered. */
  delivery: z.object({
    /** Carrying up by the stairs, for each floor. */
    stairsBani: z.int().min(0).nullable().default(null),
    /** Carrying up in a lift, whatever the floor. */
    liftBani: z.int().min(0).nullable().default(null),
    /** Putting the pieces together in the room. */
    assemblyBani: z.int().min(0).nullable().default(null),
  }),
  /** Since when the shop is open for business; null while it is not. */
  opening: z.object({ openedAt: z.string().nullable().default(null) }),
};
