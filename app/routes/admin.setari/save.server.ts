import { parseForm, refuse } from "~/forms.server";
import type { Account } from "~/models/account-session.server";
import { findSettings, saveSettings } from "~/models/settings.server";
import { paths } from "~/paths";
import { findProofError, proofStatus } from "~/proof.server";
import { redirectWithFlash } from "~/redirect.server";

import { tabWords, type Tab } from "./fields";
import { appearanceForm, companyForm, generalForm, notificationsForm, tradeForm } from "./schema";

/** Saves one tab of the settings; what the form does not hold stays as it is. */
export async function saveTab(request: Request, posted: FormData, tab: Tab, admin: Account) {
  const settings = await findSettings();
  switch (tab) {
    case "general": {
      const submission = parseForm(posted, generalForm);
      if (submission.status !== "success") return refuse(submission);
      const { value } = submission;
      const general = {
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
      await saveSettings("general", { ...settings.general, ...general }, admin);
      break;
    }
    case "appearance": {
      const submission = parseForm(posted, appearanceForm);
      if (submission.status !== "success") return refuse(submission);
      await saveSettings("appearance", { ...settings.appearance, ...submission.value }, admin);
      break;
    }
    case "notifications": {
      const submission = parseForm(posted, notificationsForm);
      if (submission.status !== "success") return refuse(submission);
      await saveSettings("notifications", submission.value, admin);
      break;
    }
    case "trade": {
      const submission = parseForm(posted, tradeForm);
      if (submission.status !== "success") return refuse(submission);
      const { vatMode, ...value } = submission.value;
      const trade = { ...settings.trade, ...value, isVatIncluded: vatMode === "included" };
      await saveSettings("trade", trade, admin);
      break;
    }
    case "company": {
      const submission = parseForm(posted, companyForm);
      // Who changes the account that customers pay into proves who they are.
      const proofError = await findProofError(request, posted, admin);
      if (submission.status !== "success") return refuse(submission, { proofError });
      if (proofError) return refuse(submission, { status: proofStatus(proofError), proofError });
      await saveSettings("company", { ...settings.company, ...submission.value }, admin);
      break;
    }
  }
  return redirectWithFlash(request, `${paths.adminSettings()}?fila=${tabWords[tab]}`, {
    tone: "success",
    title: "admin.settingsSaved",
  });
}
