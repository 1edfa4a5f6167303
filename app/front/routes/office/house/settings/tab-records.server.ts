import type { z } from "zod";

import type { FormTexts } from "~/front/desk/record";
import { plainForm } from "~/front/desk/record-desk.server";
import { leiText } from "~/platform/format/office-money";
import { BUCHAREST } from "~/platform/settings/places";
import { defaultSettings, type Settings } from "~/platform/settings/settings.server";

import type { Tab } from "./fields";
import { tabForms } from "./schema";

/** A group of settings as the form of its tab shows it, and what that form changes of it. */
interface TabRecord<Name extends Tab = Tab> {
  schema: z.ZodObject;
  texts: (group: Settings[Name]) => FormTexts;
  read: (typed: never) => Partial<Settings[Name]>;
}

const { logo: _logo, ...look } = defaultSettings.appearance;
const company = plainForm(tabForms.company, defaultSettings.company);

const records: { [Name in Tab]: TabRecord<Name> } = {
  general: {
    schema: tabForms.general,
    texts: ({ workingHours, showroomHours, ...texts }) => ({
      ...texts,
      hoursWeekdays: workingHours.weekdays,
      hoursSaturday: workingHours.saturday,
      hoursSunday: workingHours.sunday,
      showroomWeekdays: showroomHours.weekdays,
      showroomSaturday: showroomHours.saturday,
      showroomSunday: showroomHours.sunday,
    }),
    read: (typed: z.output<typeof tabForms.general>) => ({
      siteName: typed.siteName,
      siteDescription: typed.siteDescription,
      email: typed.email,
      phone: typed.phone,
      address: typed.address,
      workingHours: {
        weekdays: typed.hoursWeekdays,
        saturday: typed.hoursSaturday,
        sunday: typed.hoursSunday,
      },
      showroomHours: {
        weekdays: typed.showroomWeekdays,
        saturday: typed.showroomSaturday,
        sunday: typed.showroomSunday,
      },
      facebookUrl: typed.facebookUrl,
      instagramUrl: typed.instagramUrl,
    }),
  },
  appearance: plainForm(tabForms.appearance, look),
  notifications: plainForm(tabForms.notifications, defaultSettings.notifications),
  trade: {
    schema: tabForms.trade,
    texts: ({ isVatIncluded, areDrawingsRequired, swatchBani, swatchPostBani, ...numbers }) => ({
      ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)])),
      vatMode: isVatIncluded ? "included" : "added",
      areDrawingsRequired: areDrawingsRequired ? "on" : undefined,
      swatchPrice: leiText(swatchBani),
      swatchPostPrice: leiText(swatchPostBani),
    }),
    read: ({
      vatMode,
      areDrawingsRequired,
      swatchPrice,
      swatchPostPrice,
      ...numbers
    }: z.output<typeof tabForms.trade>) => ({
      ...numbers,
      isVatIncluded: vatMode === "included",
      areDrawingsRequired: areDrawingsRequired === "on",
      swatchBani: swatchPrice,
      swatchPostBani: swatchPostPrice,
    }),
  },
  company: {
    ...company,
    read: (typed: z.output<typeof tabForms.company>) => {
      const read = company.read(typed);
      return read.seatCounty === BUCHAREST ? read : { ...read, seatSector: "" };
    },
  },
};

/** The record of a tab, whichever it is. */
export function tabRecord(tab: Tab) {
  return records[tab] as Omit<TabRecord, "texts"> & { texts: (group: object) => FormTexts };
}
