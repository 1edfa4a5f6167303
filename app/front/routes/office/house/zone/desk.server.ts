import { recordDesk } from "~/front/desk/record-desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatRon } from "~/platform/format/office-money";
import { officePaths } from "~/platform/paths/office-paths";
import { countyNames } from "~/platform/settings/places";
import { daysText } from "~/shop/catalogue/delivery-term";
import { postcodesText } from "~/shop/delivery/front/postcodes";
import { saveZone } from "~/shop/delivery/front/save-zone.server";
import { listZones } from "~/shop/delivery/zones.server";

import { zoneSections } from "./fields";
import { zoneForm } from "./schema";
import { readZone, zoneTexts } from "./values.server";

export const zones = recordDesk({
  texts: "office-delivery",
  words: "zones",
  subject: "zone",
  form: {
    schema: zoneForm,
    begin: async () => {
      const last = (await listZones()).at(-1);
      return { isActive: "on", position: String((last?.position ?? 0) + 1) };
    },
    texts: zoneTexts,
    read: readZone,
  },
  list: {
    guard: guard("house/delivery"),
    to: officePaths.delivery(),
    rows: listZones,
    columns: {
      name: { order: "nume" },
      place: {
        cell: ({ counties, postcodes }) =>
          [countyNames(counties), postcodesText(postcodes)].filter(Boolean).join(" · "),
      },
      priceBani: { order: "pret" },
      freeFromBani: {
        cell: ({ freeFromBani }, t) =>
          freeFromBani === null ? t("never") : formatRon(freeFromBani),
      },
      days: { value: ({ days }) => days.from, cell: ({ days }) => daysText(days) },
      position: { order: "ordine" },
      isActive: { order: "stare" },
    },
  },
  record: {
    guard: guard("house/zone"),
    at: officePaths.delivery,
    sections: zoneSections,
    save: ({ id, version, ...values }, admin) => saveZone({ id, version, values }, admin),
    remove: { at: officePaths.zoneDeletion },
  },
});
