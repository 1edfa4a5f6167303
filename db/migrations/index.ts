import type { Migration } from "kysely";

import * as shop from "./0001_shop";
import * as customiser from "./0002_customiser";
import * as people from "./0003_people";
import * as showroom from "./0004_showroom";
import * as assistant from "./0005_assistant";
import * as backOffice from "./0006_back_office";
import * as orders from "./0007_orders";
import * as listings from "./0008_listings";
import * as backOfficeLists from "./0010_back_office_lists";
import * as contentVersion from "./0011_content_version";
import * as accountUse from "./0012_account_use";
import * as ledger from "./0013_ledger";
import * as orderMailRequests from "./0014_order_mail_requests";
import * as registrations from "./0015_registrations";
import * as bounds from "./0017_bounds";
import * as rowVersions from "./0018_row_versions";
import * as secondFactor from "./0019_second_factor";
import * as attemptsAndShares from "./0021_attempts_and_shares";
import * as attachmentBytes from "./0022_attachment_bytes";
import * as clock from "./0023_clock";

/** Forward only, in this order. A migration that has landed is never edited. */
export const migrations: Record<string, Migration> = {
  "0001_shop": shop,
  "0002_customiser": customiser,
  "0003_people": people,
  "0004_showroom": showroom,
  "0005_assistant": assistant,
  "0006_back_office": backOffice,
  "0007_orders": orders,
  "0008_listings": listings,
  "0010_back_office_lists": backOfficeLists,
  "0011_content_version": contentVersion,
  "0012_account_use": accountUse,
  "0013_ledger": ledger,
  "0014_order_mail_requests": orderMailRequests,
  "0015_registrations": registrations,
  "0017_bounds": bounds,
  "0018_row_versions": rowVersions,
  "0019_second_factor": secondFactor,
  "0021_attempts_and_shares": attemptsAndShares,
  "0022_attachment_bytes": attachmentBytes,
  "0023_clock": clock,
};
