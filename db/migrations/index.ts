import type { Migration } from "kysely";

import * as firstRelease from "./0001_first_release";
import * as paymentDays from "./0002_payment_days";
import * as editedSamples from "./0003_edited_samples";
import * as deskOrders from "./0004_desk_orders";
import * as foundWords from "./0005_found_words";
import * as customers from "./0006_customers";
import * as staff from "./0007_staff";
import * as partsOfOrders from "./0008_parts_of_orders";
import * as deskOffers from "./0009_desk_offers";
import * as orderChanges from "./0010_order_changes";
import * as toldStates from "./0011_told_states";
import * as savedFilters from "./0012_saved_filters";
import * as eInvoiceUploads from "./0013_e_invoice_uploads";
import * as sortedAndCounted from "./0014_sorted_and_counted";
import * as endedLinks from "./0015_ended_links";
import * as shownStock from "./0016_shown_stock";
import * as leftOfOrders from "./0017_left_of_orders";
import * as ratesOfLines from "./0018_rates_of_lines";
import * as sampleWeek from "./0019_sample_week";
import * as nothingLeft from "./0020_nothing_left";
import * as owedForParts from "./0021_owed_for_parts";
import * as foundPhones from "./0022_found_phones";
import * as workshopPlan from "./0023_workshop_plan";
import * as buying from "./0024_buying";
import * as takenBack from "./0025_taken_back";
import * as stationTimes from "./0026_station_times";
import * as workshopLoad from "./0027_workshop_load";
import * as galleryWorks from "./0028_gallery_works";
import * as fittings from "./0029_fittings";
import * as startedClocks from "./0030_started_clocks";
import * as confirmedNiches from "./0031_confirmed_niches";

/** Forward only, in this order. A migration that has landed is never edited. */
export const migrations: Record<string, Migration> = {
  "0001_first_release": firstRelease,
  "0002_payment_days": paymentDays,
  "0003_edited_samples": editedSamples,
  "0004_desk_orders": deskOrders,
  "0005_found_words": foundWords,
  "0006_customers": customers,
  "0007_staff": staff,
  "0008_parts_of_orders": partsOfOrders,
  "0009_desk_offers": deskOffers,
  "0010_order_changes": orderChanges,
  "0011_told_states": toldStates,
  "0012_saved_filters": savedFilters,
  "0013_e_invoice_uploads": eInvoiceUploads,
  "0014_sorted_and_counted": sortedAndCounted,
  "0015_ended_links": endedLinks,
  "0016_shown_stock": shownStock,
  "0017_left_of_orders": leftOfOrders,
  "0018_rates_of_lines": ratesOfLines,
  "0019_sample_week": sampleWeek,
  "0020_nothing_left": nothingLeft,
  "0021_owed_for_parts": owedForParts,
  "0022_found_phones": foundPhones,
  "0023_workshop_plan": workshopPlan,
  "0024_buying": buying,
  "0025_taken_back": takenBack,
  "0026_station_times": stationTimes,
  "0027_workshop_load": workshopLoad,
  "0028_gallery_works": galleryWorks,
  "0029_fittings": fittings,
  "0030_started_clocks": startedClocks,
  "0031_confirmed_niches": confirmedNiches,
};
