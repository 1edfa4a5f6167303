import type { z } from "zod";

import { leiText, parseLei } from "~/platform/format/office-money";
import { daysText, readDays } from "~/shop/catalogue/delivery-term";
import { postcodesText, readPostcodes } from "~/shop/delivery/front/postcodes";
import type { ZoneValues } from "~/shop/delivery/front/save-zone.server";

import type { zoneForm } from "./schema";

/** A zone's fields as its form shows them. */
export function zoneTexts(zone: ZoneValues) {
  const { name, counties, postcodes, priceBani, freeFromBani, days, position, isActive } = zone;
  return {
    name,
    counties,
    postcodes: postcodesText(postcodes),
    price: leiText(priceBani),
    freeFrom: freeFromBani === null ? "" : leiText(freeFromBani),
    days: daysText(days),
    position: String(position),
    isActive: isActive ? "on" : undefined,
  };
}

/** The zone that a form asks for; its fields are known to be right. */
export function readZone(typed: z.output<typeof zoneForm>): ZoneValues {
  return {
    name: typed.name,
    counties: typed.counties,
    postcodes: readPostcodes(typed.postcodes) ?? [],
    priceBani: parseLei(typed.price) ?? 0,
    // A limit of 0 would make it always free, as a price of 0 does without a limit; so 0 counts as no limit.
    freeFromBani: parseLei(typed.freeFrom) || null,
    days: readDays(typed.days) ?? { from: 0, to: 1 },
    position: typed.position,
    isActive: typed.isActive === "on",
  };
}
