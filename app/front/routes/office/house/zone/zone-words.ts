import { leiText } from "~/platform/format/office-money";
import type { TFunction } from "~/platform/i18n/translate";
import { compare, type Compared } from "~/platform/office-ui/stale-notice";
import { counties } from "~/platform/settings/places";
import { daysText } from "~/shop/catalogue/delivery-term";
import { postcodesText, type Zone } from "~/shop/delivery/zone";
import type { ZoneValues } from "~/shop/delivery/zones.server";

/** Counties by their names. */
export function countyNames(codes: readonly string[]): string {
  return codes.map((code) => counties[code as keyof typeof counties] ?? code).join(", ");
}

/** A zone's fields as its form shows them. */
export function zoneTexts({ name, postcodes, priceBani, freeFromBani, days }: Zone) {
  return {
    name,
    postcodes: postcodesText(postcodes),
    price: leiText(priceBani),
    freeFrom: freeFromBani === null ? "" : leiText(freeFromBani),
    days: daysText(days),
  };
}

type Compare = Omit<ZoneValues, "id">;

/** A zone as it is saved now, beside what was typed into a form from before. */
export function compareZones(
  current: Compare,
  yours: Compare,
  t: TFunction<["office-delivery", "office"]>,
): Compared[] {
  const labels = {
    name: t("fields.name"),
    counties: t("fields.counties"),
    postcodes: t("fields.postcodes"),
    price: t("fields.price"),
    freeFrom: t("fields.freeFrom"),
    days: t("fields.days"),
    position: t("fields.position"),
    isActive: t("fields.isActive"),
  };
  const inWords = (zone: Compare) => ({
    ...zoneTexts({ ...zone, id: "" }),
    counties: countyNames(zone.counties),
    position: String(zone.position),
    isActive: t(zone.isActive ? "office:yes" : "office:no"),
  });
  return compare(labels, inWords(current), inWords(yours));
}
