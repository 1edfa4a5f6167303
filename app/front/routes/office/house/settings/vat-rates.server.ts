import { done, refused, type Post } from "~/front/desk/desk.server";
import { dayOf } from "~/platform/format/dates";
import { parseForm, readText } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import {
  addVatRate,
  adoptLawfulRate,
  removeVatRate,
} from "~/platform/settings/front/change-vat-rates.server";
import { rateOn } from "~/platform/settings/vat";
import { findMissingRate, listVatRates } from "~/platform/settings/vat-rates.server";

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

export async function addRate(post: Post) {
  const submission = parseForm(post.posted, vatRateForm);
  if (submission.status !== "success") return refuse(post, { result: submission.reply() });
  const { firstDay, percent } = submission.value;
  const result = await addVatRate({ first_day: firstDay, percent }, post.admin);
  if (result === "added") return saved(post);
  const fieldErrors = { firstDay: [message(result === "taken" ? "vatDayTaken" : "vatRatesFull")] };
  return refuse(post, { result: submission.reply({ fieldErrors }) });
}

export async function removeRate(post: Post) {
  const day = readText(post.posted, "removedDay");
  const result = await removeVatRate(day, new Date(), post.admin);
  // A rate that somebody else has removed meanwhile is gone, as this post wished.
  return result === "needed" ? refuse(post, { error: message("vatRateNeeded") }) : saved(post);
}

export async function adoptRate(post: Post) {
  await adoptLawfulRate(new Date(), post.admin);
  return saved(post);
}

function saved(post: Post) {
  const to = `${officePaths.settings()}?fila=${tabWords.trade}`;
  return done(post, { to, title: "admin.vatRatesSaved" });
}

function refuse(post: Post, refusedRate: RefusedRate) {
  return refused(post, { refusedRate });
}
