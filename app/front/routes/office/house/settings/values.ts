import { leiText } from "~/platform/format/office-money";
import type { Settings } from "~/platform/settings/settings.server";

import type { FieldName, Tab } from "./fields";

/** A tab's settings as the values of its form. */
export function formValues(
  tab: Tab,
  { general, appearance, notifications, trade, company }: Settings,
): Partial<Record<FieldName, string>> {
  const box = (isOn: boolean) => (isOn ? "on" : "");
  switch (tab) {
    case "general": {
      const { workingHours, showroomHours, ...texts } = general;
      return {
        ...texts,
        hoursWeekdays: workingHours.weekdays,
        hoursSaturday: workingHours.saturday,
        hoursSunday: workingHours.sunday,
        showroomWeekdays: showroomHours.weekdays,
        showroomSaturday: showroomHours.saturday,
        showroomSunday: showroomHours.sunday,
      };
    }
    case "appearance":
      return {
        primaryColor: appearance.primaryColor,
        secondaryColor: appearance.secondaryColor,
        productCardsPerRow: appearance.productCardsPerRow,
        showHeroSection: box(appearance.showHeroSection),
        showFeaturedProducts: box(appearance.showFeaturedProducts),
        showTestimonials: box(appearance.showTestimonials),
      };
    case "notifications":
      return {
        orderNotifications: box(notifications.orderNotifications),
        productComments: box(notifications.productComments),
        stockAlerts: box(notifications.stockAlerts),
        emailNewsletter: box(notifications.emailNewsletter),
      };
    case "trade":
      return {
        vatMode: trade.isVatIncluded ? "included" : "added",
        orderPrefix: trade.orderPrefix,
        advancePercent: String(trade.advancePercent),
        advanceDueDays: String(trade.advanceDueDays),
        hoursPerWeek: String(trade.hoursPerWeek),
        hoursPerPiece: String(trade.hoursPerPiece),
        packingMinutes: String(trade.packingMinutes),
        deliveryMinutes: String(trade.deliveryMinutes),
        areDrawingsRequired: box(trade.areDrawingsRequired),
        swatchPrice: leiText(trade.swatchBani),
        swatchPostPrice: leiText(trade.swatchPostBani),
      };
    case "company":
      return { ...company };
  }
}
