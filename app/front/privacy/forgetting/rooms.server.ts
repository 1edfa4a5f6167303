import { personalData as assistant } from "~/front/assistant/conversation.server";
import { personalData as desk } from "~/front/desk/saved-filter.server";
import { personalData as identity } from "~/people/identity/front/personal-data.server";
import { personalData as forms } from "~/platform/forms/sent-form.server";
import { personalData as http } from "~/platform/http/rate-limit.server";
import { personalData as mail } from "~/platform/mail/outbox.server";
import { personalData as settings } from "~/platform/settings/audit-log.server";
import { personalData as appointments } from "~/sales/appointments/front/old-appointments.server";
import { personalData as approvals } from "~/sales/approvals/sent-picture.server";
import { personalData as billing } from "~/sales/billing/front/old-documents.server";
import { personalData as changes } from "~/sales/changes/front/personal-data.server";
import { personalData as customers } from "~/sales/customers/front/personal-data.server";
import { personalData as handover } from "~/sales/handover/front/personal-data.server";
import { personalData as orders } from "~/sales/orders/front/personal-data.server";
import { personalData as quotes } from "~/sales/quotes/front/personal-data.server";
import { personalData as reviews } from "~/sales/reviews/front/personal-data.server";
import { personalData as statements } from "~/sales/statements/front/statement.server";
import { personalData as withdrawals } from "~/sales/withdrawals/front/personal-data.server";
import { personalData as cart } from "~/shop/cart/cart.server";
import { personalData as bulkChanges } from "~/shop/catalogue-editing/front/draft-change.server";
import { personalData as discounts } from "~/shop/discounts/use-discount.server";
import { personalData as messages } from "~/shop/messages/front/personal-data.server";
import { personalData as questions } from "~/shop/questions/front/old-questions.server";
import { personalData as saved } from "~/shop/saved/front/join-lists.server";
import { personalData as stockAlerts } from "~/shop/stock-alerts/front/old-alerts.server";
import { personalData as plan } from "~/workshop/plan/front/absence.server";
import { personalData as buying } from "~/workshop/stock/front/supplier.server";
import type { PersonalData } from "~db/personal-data";

/**
 * The rooms' parts in what the shop knows of people, in the order in which they are erased and cleaned up: saved
 * filters that search for the person come first, while the person's data are still there; the account itself
 * comes last, and its deletion takes along rows that refer to it by foreign keys.
 */
const list = [
  desk,
  customers,
  cart,
  orders,
  changes,
  billing,
  appointments,
  approvals,
  handover,
  withdrawals,
  discounts,
  mail,
  reviews,
  messages,
  quotes,
  statements,
  plan,
  buying,
  stockAlerts,
  questions,
  bulkChanges,
  saved,
  assistant,
  forms,
  http,
  settings,
  identity,
] as const;

/** The parts that give something to the file of a person's data. */
export type Exporting = Extract<(typeof list)[number], { exportOf: unknown }>;

export const parts: readonly PersonalData[] = list;

export const exporting: readonly Exporting[] = list.filter((part) => "exportOf" in part);
