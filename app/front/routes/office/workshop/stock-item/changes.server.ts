import type { SubmissionResult } from "@conform-to/react";
import { json } from "@remix-run/node";

import { parseForm, readVersion } from "~/platform/forms/read-form.server";
import { sentForm } from "~/platform/forms/sent-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction, type Admin, type LastAction } from "~/platform/settings/audit-log.server";
import {
  changeStock,
  saveStockItem,
  type ItemDetails,
  type StockItem,
} from "~/workshop/stock/stock.server";

import { countForm, detailsForm, receiveForm } from "./schema";

interface RefusedChange {
  form: "save" | "receive" | "count";
  result: SubmissionResult<string[]>;
  /** The stock changed after the page was drawn that was counted with. */
  isStale?: boolean;
  /** The version of the article that the form of its details is for. */
  version?: number;
  /** What was typed over a change that its author has not seen, and whose that is. */
  stale?: { typed: ItemDetails; last: LastAction | undefined };
}

/** Takes what the form's button names. */
export async function changeItem(request: Request, form: FormData, item: StockItem, admin: Admin) {
  const done = (title: "admin.stockSaved" | "admin.stockChanged") =>
    redirectWithFlash(request, officePaths.stockItem(item.id), { tone: "success", title });
  switch (form.get("intent")) {
    case "receive": {
      const submission = parseForm(form, receiveForm);
      if (submission.status !== "success") {
        return refused({ form: "receive", result: submission.reply() });
      }
      const { received: amount, note } = submission.value;
      const sent = sentForm(request, form, admin.id);
      await changeStock(item.id, { reason: "received", amount, note, form: sent }, admin);
      return done("admin.stockChanged");
    }
    case "count": {
      const submission = parseForm(form, countForm);
      if (submission.status !== "success") {
        return refused({ form: "count", result: submission.reply() });
      }
      const { counted: amount, countNote: note } = submission.value;
      const seen = Number(form.get("seen"));
      const counted = { reason: "counted", amount, seen, note } as const;
      const { kind } = await changeStock(item.id, counted, admin);
      if (kind !== "moved-before") return done("admin.stockChanged");
      return refused({ form: "count", result: submission.reply(), isStale: true }, 409);
    }
    case "save": {
      const submission = parseForm(form, detailsForm);
      const version = readVersion(form);
      if (submission.status !== "success") {
        return refused({ form: "save", result: submission.reply(), version });
      }
      const typed = submission.value;
      const saved = await saveStockItem(item.article, { ...typed, version }, admin);
      if (saved.kind === "saved") return done("admin.stockSaved");
      const stale = { typed, last: await findLastAction("stock", item.id) };
      const now = saved.current.version;
      return refused({ form: "save", result: submission.reply(), version: now, stale }, 409);
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

function refused(change: RefusedChange, status = 422) {
  return json(change, { status });
}
