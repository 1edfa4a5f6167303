import { json } from "@remix-run/node";

import { dayOf } from "~/platform/format/dates";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { rateOn } from "~/platform/settings/vat";
import {
  addVatRate,
  adoptLawfulRate,
  findMissingRate,
  listVatRates,
  removeVatRate,
} from "~/platform/settings/vat-rates.server";

import { tabWords } from "./fields";
import { vatRateForm } from "./schema";
import type { RefusedRate, ShownRates } from "./vat-rates";

/** The rates as the page shows them on the day of an instant. */
export async function findShownRates(at: Date): Promise<ShownRates> {
  const [rates, missing] = await Promise.all([listVatRates(), findMissingRate(at)]);
  const today = dayOf(at.toISOString());
  const present = rateOn(rates, today).first_day;
  const begun = rates.filter(({ first_day }) => first_day <= today).length;
  return {
    rates: rates.map((rate) => ({
      ...rate,
      state: rate.first_day === present ? "present" : rate.first_day > present ? "future" : "past",
      isRemovable: rate.first_day > today || begun > 1,
    })),
    missing: missing ?? null,
  };
}

export async function addRate(request: Request, form: FormData, admin: Admin) {
  const submission = parseForm(form, vatRateForm);
  if (submission.status !== "success") return refuse({ result: submission.reply() });
  const { firstDay, percent } = submission.value;
  const result = await addVatRate({ first_day: firstDay, percent }, admin);
  if (result === "added") return saved(request);
  const fieldErrors = { firstDay: [message(result === "taken" ? "vatDayTaken" : "vatRatesFull")] };
  return refuse({ result: submission.reply({ fieldErrors }) });
}

export async function removeRate(request: Request, form: FormData, admin: Admin) {
  const day = form.get("removedDay");
  const result = await removeVatRate(typeof day === "string" ? day : "", new Date(), admin);
  // One that somebody else removed meanwhile is gone as it was meant to be.
  return result === "needed" ? refuse({ error: message("vatRateNeeded") }) : saved(request);
}

export async function adoptRate(request: Request, admin: Admin) {
  await adoptLawfulRate(new Date(), admin);
  return saved(request);
}

function saved(request: Request) {
  return redirectWithFlash(request, `${officePaths.settings()}?fila=${tabWords.trade}`, {
    tone: "success",
    title: "admin.vatRatesSaved",
  });
}

function refuse(refusedRate: RefusedRate) {
  return json({ refusedRate }, { status: 422 });
}
