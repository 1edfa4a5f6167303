import { byIntent, type Post } from "~/front/desk/desk.server";
import { saveRecord } from "~/front/desk/record.server";
import { leiText } from "~/platform/format/office-money";
import { sentForm } from "~/platform/forms/sent-form.server";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { changeStock } from "~/workshop/stock/front/change-stock.server";
import { saveStockItem, type ItemDetails } from "~/workshop/stock/front/save-item.server";
import { findStockItem, type StockItem } from "~/workshop/stock/stock.server";

import { countForm, detailsForm, receiveForm } from "./schema";

/** Takes what the form's button names; who is told no prices (`hasCosts`) leaves the article's as it is. */
export function changeItem(post: Post, item: StockItem, hasCosts: boolean) {
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
        read: ({ supplier, minimum = 1, price = null, ...details }): ItemDetails => ({
          ...details,
          supplierId: supplier === "" ? null : supplier,
          minimum,
          priceBani: hasCosts ? price : item.priceBani,
        }),
        texts: (details) => detailTexts(details, hasCosts),
        save: (details, { version }) => saveStockItem(item.article, { ...details, version }, admin),
        refuse: () => ({ supplier: message("choose") }),
        saved: done("admin.stockSaved"),
      }),
  });
}

/** From whom an article is bought, as its form shows it. */
export function detailTexts(details: ItemDetails, hasCosts: boolean) {
  const { least, pack, minimum, supplierId, supplierCode, priceBani } = details;
  return {
    supplier: supplierId ?? "",
    supplierCode,
    pack: String(pack),
    minimum: minimum === 1 ? "" : String(minimum),
    price: hasCosts && priceBani !== null ? leiText(priceBani) : "",
    least: String(least),
  };
}
