import type { Post } from "~/front/desk/desk.server";
import { saveRecord } from "~/front/desk/record.server";
import { saveSettings } from "~/platform/settings/settings.server";

import { tabAddress, type Tab } from "./fields";
import { tabRecord } from "./tab-records.server";

/**
 * Saves one tab of the settings, and leads on to its page or where the form stood. Settings that its form does
 * not hold stay as they are.
 */
export function saveTab(post: Post, tab: Tab, to = tabAddress(tab)) {
  const { schema, texts, read } = tabRecord(tab);
  return saveRecord(post, {
    schema,
    subject: "settings",
    subjectId: tab,
    // The bank account that customers pay into changes only with a recent proof.
    isProven: tab === "company",
    read: (typed) => read(typed as never),
    texts,
    save: (values, { version }, admin) => saveSettings(tab, { values, version }, admin),
    refuse: () => ({}),
    saved: () => ({ to, title: "admin.settingsSaved" }),
  });
}
