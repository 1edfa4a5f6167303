import { byIntent, type Post } from "~/front/desk/desk.server";
import { saveRecord } from "~/front/desk/record.server";
import { sentForm } from "~/platform/forms/sent-form.server";
import { officePaths } from "~/platform/paths/office-paths";
import {
  changeStock,
  findStockItem,
  saveStockItem,
  type ItemDetails,
  type StockItem,
} from "~/workshop/stock/stock.server";

import { countForm, detailsForm, receiveForm } from "./schema";

/** Takes what the form's button names. */
export function changeItem(post: Post, item: StockItem) {
  const { request, posted, admin } = post;
  const settle = { subject: "stock", subjectId: item.id, refuse: () => ({}) } as const;
  const done = (title: "admin.stockSaved" | "admin.stockChanged") => () => ({
    to: officePaths.stockItem(item.id),
    title,
  });
  return byIntent(post, {
    receive: () =>
      saveRecord(post, {
        ...settle,
        schema: receiveForm,
        read: ({ received: amount, note }) => ({ amount, note }),
        texts: () => ({}),
        save: async ({ amount, note }) => {
          const form = sentForm(request, posted, admin.id);
          await changeStock(item.id, { reason: "received", amount, note, form }, admin);
          return { kind: "saved" as const };
        },
        saved: done("admin.stockChanged"),
      }),
    count: () =>
      saveRecord(post, {
        ...settle,
        schema: countForm,
        read: ({ counted, countNote }) => ({ counted, countNote }),
        texts: ({ counted, countNote }) => ({ counted: String(counted), countNote }),
        save: async ({ counted: amount, countNote: note }) => {
          const seen = Number(post.kept.seen);
          const counted = { reason: "counted", amount, seen, note } as const;
          const { kind } = await changeStock(item.id, counted, admin);
          if (kind !== "moved-before") return { kind: "saved" as const };
          const { onHand, version } = (await findStockItem(item.id)) ?? item;
          const kept = { seen: String(onHand) };
          return {
            kind: "stale" as const,
            current: { counted: onHand, countNote: "", version, kept },
          };
        },
        saved: done("admin.stockChanged"),
      }),
    save: () =>
      saveRecord(post, {
        ...settle,
        schema: detailsForm,
        read: (details): ItemDetails => details,
        texts: detailTexts,
        save: (details, { version }) => saveStockItem(item.article, { ...details, version }, admin),
        saved: done("admin.stockSaved"),
      }),
  });
}

/** From whom an article is bought, as its form shows it. */
export function detailTexts({ least, pack, supplier, supplierCode }: ItemDetails) {
  return { supplier, supplierCode, pack: String(pack), least: String(least) };
}
