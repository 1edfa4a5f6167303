import { done, refused, type Post } from "~/front/desk/desk.server";
import { confirmClock } from "~/front/operations/clock.server";
import { closeShop } from "~/front/operations/open-shop.server";
import { removeSamples } from "~/front/operations/sample-data.server";
import { fillWeek } from "~/front/operations/sample-week.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { retryMails } from "~/platform/mail/front/unsent-mails.server";
import { officePaths } from "~/platform/paths/office-paths";
import { adoptLawfulRate } from "~/platform/settings/front/change-vat-rates.server";

import { runAndTell } from "../state/run-and-tell.server";
import { changeAdvice } from "./change-advice.server";
import { lineSteps, saveLine } from "./line-form.server";
import { clockForm } from "./schema";

/** What is said of the press that fills the shop. */
const weekToasts = {
  begun: "admin.weekBegun",
  open: "admin.weekOpen",
  there: "admin.weekThere",
  "few-pieces": "admin.weekFewPieces",
} as const;

/** What the forms and buttons of the launch list ask for, by their intents. */
export function launchSteps(post: Post) {
  const { posted, admin } = post;
  const to = officePaths.launch();
  return {
    ...lineSteps(post),
    "": () => saveLine(post),
    "try-copy": () => runAndTell(post, "drill", `${to}#line-drill`),
    "remove-samples": async () =>
      done(post, {
        to,
        title: "admin.samplesRemoved",
        values: { count: await removeSamples(admin) },
      }),
    "fill-week": async () => {
      const { kind } = await fillWeek(admin);
      return redirectWithFlash(post.request, `${to}#week`, {
        tone: kind === "begun" ? "success" : "error",
        title: weekToasts[kind],
      });
    },
    "retry-mails": async () =>
      done(post, { to, title: "admin.mailsRetried", values: { count: await retryMails(admin) } }),
    "adopt-vat-rate": async () => {
      await adoptLawfulRate(new Date(), admin);
      return done(post, { to, title: "admin.vatRatesSaved" });
    },
    "close-shop": async () => {
      const isRefused = (await closeShop(admin)) === "has-orders";
      return redirectWithFlash(post.request, to, {
        tone: isRefused ? "error" : "success",
        title: isRefused ? "admin.shopStaysOpen" : "admin.shopClosed",
      });
    },
    "note-advice": () => changeAdvice(post),
    "remove-advice": () => changeAdvice(post),
    "confirm-clock": async () => {
      const submission = parseForm(posted, clockForm);
      if (submission.status !== "success") return refused(post, {});
      const result = await confirmClock(submission.value.shown, admin);
      if (result === "stale") return refused(post, {}, 409);
      return done(post, {
        to,
        title: "admin.clockConfirmed",
        text: "admin.clockConfirmedText",
      });
    },
  };
}
