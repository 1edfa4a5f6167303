import { optionsOf } from "~/front/desk/record";
import { plainForm, recordDesk } from "~/front/desk/record-desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatRon } from "~/platform/format/office-money";
import { officePaths } from "~/platform/paths/office-paths";
import { counties, countyCodes, countyNames } from "~/platform/settings/places";
import { daysText } from "~/shop/catalogue/delivery-term";
import { postcodesText } from "~/shop/delivery/front/postcodes";
import { saveZone, type ZoneValues } from "~/shop/delivery/front/save-zone.server";
import { listZones } from "~/shop/delivery/zones.server";

import { zoneForm } from "./schema";

const newZone: ZoneValues = {
  name: "",
  counties: [],
  postcodes: [],
  priceBani: 0,
  freeFromBani: null,
  days: { from: 0, to: 1 },
  position: 0,
  isActive: true,
};

export const zones = recordDesk({
  texts: "office-delivery",
  words: "zones",
  subject: "zone",
  form: {
    ...plainForm(zoneForm, newZone, { days: daysText, postcodes: postcodesText }),
    begin: async () => {
      const last = (await listZones()).at(-1);
      return { isActive: "on", position: String((last?.position ?? 0) + 1) };
    },
  },
  list: {
    guard: guard("house/delivery"),
    to: officePaths.delivery(),
    rows: listZones,
    columns: [
      { name: "name", order: "nume" },
      {
        name: "place",
        cell: ({ counties, postcodes }) =>
          [countyNames(counties), postcodesText(postcodes)].filter(Boolean).join(" · "),
      },
      { name: "priceBani", order: "pret" },
      {
        name: "freeFromBani",
        cell: ({ freeFromBani }, t) =>
          freeFromBani === null ? t("never") : formatRon(freeFromBani),
      },
      { name: "days", value: ({ days }) => days.from, cell: ({ days }) => daysText(days) },
      { name: "position", order: "ordine" },
      { name: "isActive", order: "stare" },
    ],
  },
  record: {
    guard: guard("house/zone"),
    at: officePaths.delivery,
    sections: [
      {
        title: "fields.place",
        columns: 1,
        fields: {
          name: {},
          counties: {
            kind: "several",
            options: optionsOf(countyCodes, (code) => counties[code]),
          },
          postcodes: {},
        },
      },
      {
        title: "fields.price",
        fields: {
          price: {},
          freeFrom: {},
          days: {},
          position: {},
          isActive: {},
        },
      },
    ],
    save: saveZone,
    remove: { at: officePaths.zoneDeletion },
  },
});
