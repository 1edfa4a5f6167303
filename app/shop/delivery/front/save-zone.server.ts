import { namedRecords, type ValuesOf } from "~/platform/settings/named-records.server";

import { listZones, type StoredZone } from "../zones.server";
import { postcodesText } from "./postcodes";

/** The most zones that are kept: Romania has 42 counties. */
const MOST_ZONES = 100;

/** What a form says of a zone. */
export type ZoneValues = ValuesOf<StoredZone>;

/** Orders keep what their transport was agreed at, whatever becomes of a zone. */
export const { save: saveZone, remove: deleteZone } = namedRecords({
  table: "delivery_zones",
  subject: "zone",
  most: MOST_ZONES,
  list: listZones,
  rowOf,
  loggedOf: rowOf,
});

function rowOf({ name, counties, postcodes, priceBani, freeFromBani, days, ...rest }: ZoneValues) {
  return {
    name,
    counties: JSON.stringify(counties),
    postcodes: postcodesText(postcodes),
    price_bani: priceBani,
    free_from_bani: freeFromBani,
    days_from: days.from,
    days_to: days.to,
    position: rest.position,
    is_active: rest.isActive ? (1 as const) : (0 as const),
  };
}
