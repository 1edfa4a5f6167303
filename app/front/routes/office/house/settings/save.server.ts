import type { Submission } from "@conform-to/react";

import { done, refused, stale, type Post } from "~/front/desk/desk.server";
import { findProofError, proofStatus } from "~/people/identity/front/proof.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { BUCHAREST } from "~/platform/settings/places";
import {
  saveSettings,
  type SaveSettingsResult,
  type Settings,
} from "~/platform/settings/settings.server";

import { tabAddress, type Tab } from "./fields";
import { tabForms } from "./schema";
import { formValues } from "./values";

/** What a tab's form changes of its group of settings; undefined when it is refused. */
interface Read<Name extends Tab> {
  submission: Pick<Submission<unknown, string[]>, "reply">;
  values: Partial<Settings[Name]> | undefined;
}

const readers: { [Name in Tab]: (posted: FormData) => Read<Name> } = {
  general(posted) {
    const submission = parseForm(posted, tabForms.general);
    if (submission.status !== "success") return { submission, values: undefined };
    const { value } = submission;
    const values = {
      siteName: value.siteName,
      siteDescription: value.siteDescription,
      email: value.email,
      phone: value.phone,
      address: value.address,
      workingHours: {
        weekdays: value.hoursWeekdays,
        saturday: value.hoursSaturday,
        sunday: value.hoursSunday,
      },
      showroomHours: {
        weekdays: value.showroomWeekdays,
        saturday: value.showroomSaturday,
        sunday: value.showroomSunday,
      },
      facebookUrl: value.facebookUrl,
      instagramUrl: value.instagramUrl,
    };
    return { submission, values };
  },
  appearance(posted) {
    const submission = parseForm(posted, tabForms.appearance);
    return { submission, values: submission.status === "success" ? submission.value : undefined };
  },
  notifications(posted) {
    const submission = parseForm(posted, tabForms.notifications);
    return { submission, values: submission.status === "success" ? submission.value : undefined };
  },
  trade(posted) {
    const submission = parseForm(posted, tabForms.trade);
    if (submission.status !== "success") return { submission, values: undefined };
    const { vatMode, swatchPrice, swatchPostPrice, ...value } = submission.value;
    const prices = { swatchBani: swatchPrice, swatchPostBani: swatchPostPrice };
    const isVatIncluded = vatMode === "included";
    return { submission, values: { ...value, ...prices, isVatIncluded } };
  },
  company(posted) {
    const submission = parseForm(posted, tabForms.company);
    if (submission.status !== "success") return { submission, values: undefined };
    const { seatSector, ...value } = submission.value;
    const isInBucharest = value.seatCounty === BUCHAREST;
    return { submission, values: { ...value, seatSector: isInBucharest ? seatSector : "" } };
  },
};

/**
 * Saves one tab of the settings, and leads on to its page or where the form stood. Settings that its form does
 * not hold stay as they are.
 */
export async function saveTab<Name extends Tab>(post: Post, tab: Name, to = tabAddress(tab)) {
  const { request, posted, admin, version } = post;
  const { submission, values } = readers[tab](posted);
  // The bank account that customers pay into changes only with a recent proof.
  const proofError = tab === "company" ? await findProofError(request, posted, admin) : undefined;
  if (!values || proofError) {
    const status = values && proofError ? proofStatus(proofError) : 422;
    return refused<object>(post, { result: submission.reply(), proofError }, status);
  }
  const saved: SaveSettingsResult<Name> = await saveSettings(tab, { values, version }, admin);
  if (saved.kind === "stale") {
    const subject = { kind: "settings", id: tab, version: saved.version } as const;
    const texts = {
      now: formValues(tab, saved.current),
      yours: formValues(tab, { ...saved.current, [tab]: saved.yours }),
    };
    return stale<object>(post, subject, texts, { result: submission.reply(), proofError });
  }
  return done(post, { to, title: "admin.settingsSaved" });
}
