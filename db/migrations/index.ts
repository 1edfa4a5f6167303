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
import * as staffWords from "./0024_staff_words";
import * as lastingCustomers from "./0025_lasting_customers";
import * as trialOrders from "./0026_trial_orders";
import * as deliveryTerms from "./0027_delivery_terms";
import * as vatRates from "./0028_vat_rates";
import * as describedOptions from "./0029_described_options";
import * as mailFiles from "./0030_mail_files";
import * as withdrawals from "./0031_withdrawals";
import * as productSafety from "./0032_product_safety";
import * as prices from "./0033_prices";
import * as buyers from "./0034_buyers";
import * as officialPictures from "./0035_official_pictures";
import * as checkoutDrafts from "./0036_checkout_drafts";
import * as draftSessions from "./0037_draft_sessions";
import * as decors from "./0038_decors";
import * as construction from "./0039_construction";
import * as productSizes from "./0040_product_sizes";
import * as plannedLines from "./0041_planned_lines";
import * as staffRoles from "./0042_staff_roles";
import * as batches from "./0043_batches";
import * as boardSteps from "./0044_board_steps";
import * as stock from "./0045_stock";
import * as decorPictures from "./0046_decor_pictures";
import * as documents from "./0047_documents";
import * as cardPayments from "./0048_card_payments";
import * as bankStatements from "./0049_bank_statements";
import * as delivery from "./0050_delivery";
import * as appointments from "./0051_appointments";
import * as approvals from "./0052_approvals";
import * as quotes from "./0053_quotes";
import * as promises from "./0054_promises";
import * as search from "./0055_search";
import * as discounts from "./0057_discounts";
import * as saved from "./0058_saved";
import * as swatches from "./0059_swatches";
import * as figures from "./0060_figures";
import * as stockAlerts from "./0061_stock_alerts";
import * as reviewPictures from "./0062_review_pictures";
import * as productQuestions from "./0063_product_questions";
import * as backgroundJobs from "./0064_background_jobs";
import * as deliveredOrders from "./0065_delivered_orders";
import * as assistantTrouble from "./0066_assistant_trouble";
import * as professionalAdvice from "./0067_professional_advice";
import * as splitStatementRows from "./0068_split_statement_rows";
import * as refundReasons from "./0070_refund_reasons";
import * as withdrawnPieces from "./0071_withdrawn_pieces";
import * as sentForms from "./0072_sent_forms";
import * as appointmentHolds from "./0076_appointment_holds";
import * as deletedProducts from "./0078_deleted_products";
import * as savedLinks from "./0080_saved_links";
import * as firstPayment from "./0082_first_payment";
import * as advanceShare from "./0083_advance_share";
import * as closedDays from "./0084_closed_days";
import * as countedEdits from "./0085_counted_edits";

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
  "0024_staff_words": staffWords,
  "0025_lasting_customers": lastingCustomers,
  "0026_trial_orders": trialOrders,
  "0027_delivery_terms": deliveryTerms,
  "0028_vat_rates": vatRates,
  "0029_described_options": describedOptions,
  "0030_mail_files": mailFiles,
  "0031_withdrawals": withdrawals,
  "0032_product_safety": productSafety,
  "0033_prices": prices,
  "0034_buyers": buyers,
  "0035_official_pictures": officialPictures,
  "0036_checkout_drafts": checkoutDrafts,
  "0037_draft_sessions": draftSessions,
  "0038_decors": decors,
  "0039_construction": construction,
  "0040_product_sizes": productSizes,
  "0041_planned_lines": plannedLines,
  "0042_staff_roles": staffRoles,
  "0043_batches": batches,
  "0044_board_steps": boardSteps,
  "0045_stock": stock,
  "0046_decor_pictures": decorPictures,
  "0047_documents": documents,
  "0048_card_payments": cardPayments,
  "0049_bank_statements": bankStatements,
  "0050_delivery": delivery,
  "0051_appointments": appointments,
  "0052_approvals": approvals,
  "0053_quotes": quotes,
  "0054_promises": promises,
  "0055_search": search,
  "0057_discounts": discounts,
  "0058_saved": saved,
  "0059_swatches": swatches,
  "0060_figures": figures,
  "0061_stock_alerts": stockAlerts,
  "0062_review_pictures": reviewPictures,
  "0063_product_questions": productQuestions,
  "0064_background_jobs": backgroundJobs,
  "0065_delivered_orders": deliveredOrders,
  "0066_assistant_trouble": assistantTrouble,
  "0067_professional_advice": professionalAdvice,
  "0068_split_statement_rows": splitStatementRows,
  "0070_refund_reasons": refundReasons,
  "0071_withdrawn_pieces": withdrawnPieces,
  "0072_sent_forms": sentForms,
  "0076_appointment_holds": appointmentHolds,
  "0078_deleted_products": deletedProducts,
  "0080_saved_links": savedLinks,
  "0082_first_payment": firstPayment,
  "0083_advance_share": advanceShare,
  "0084_closed_days": closedDays,
  "0085_counted_edits": countedEdits,
};
