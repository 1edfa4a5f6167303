import { redirect } from "@remix-run/node";

import { refused, type Post } from "~/front/desk/desk.server";
import { LONGEST_TERM } from "~/platform/format/dates";
import { OFFICE } from "~/platform/format/office-money";
import { readNumber } from "~/platform/format/read-number";
import { whyUnread } from "~/platform/forms/number-field";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { draftBulkChange } from "~/shop/catalogue-editing/front/draft-change.server";
import { listMatchingIds } from "~/shop/catalogue-editing/front/matching-products.server";
import { bulkOperations, type BulkOperation } from "~/shop/catalogue-editing/front/operation";
import { daysText, readDays } from "~/shop/catalogue/delivery-term";

import { readOfficeProductFilter } from "./address";
import type { BulkErrors } from "./bulk-form";

/** Reads the form of a bulk change, notes the change, and leads to its preview. */
export async function draftBulk(post: Post) {
  const { request, posted, admin } = post;
  const text = (name: string) => {
    const value = posted.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const typed = {
    products: posted.getAll("product").filter((id) => typeof id === "string"),
    isAll: posted.has("all"),
    operation: text("operation"),
    amount: text("amount"),
    category: text("category"),
  };
  const refuse = (errors: BulkErrors) => refused(post, { chosen: typed, errors });

  const operation = readOperation(typed);
  if ("field" in operation) return refuse({ [operation.field]: operation.error });
  const filter = readOfficeProductFilter(new URL(request.url).searchParams);
  const ids = typed.isAll ? await listMatchingIds(filter) : [...new Set(typed.products)];
  if (ids.length === 0) return refuse({ operation: message("bulkNothing") });
  const result = await draftBulkChange(admin, operation, ids);
  switch (result.kind) {
    case "same":
      return refuse({ operation: message("bulkSame") });
    case "unknown-category":
      return refuse({ category: message("categoryUnknown") });
    case "bad-price":
      return refuse({ amount: message("bulkPrice", { name: result.name }) });
    case "bad-reduction":
      return refuse({
        amount: message("bulkReduction", { name: result.name }),
      });
    case "incomplete":
      return refuse({ operation: message("bulkIncomplete", { name: result.name }) });
    case "drafted":
      return redirect(officePaths.bulkChange(result.id), 303);
  }
}

function readOperation(typed: {
  operation: string;
  amount: string;
  category: string;
}): BulkOperation | { field: keyof BulkErrors; error: string } {
  const kind = bulkOperations.find((one) => one === typed.operation);
  const shape = { decimals: 2, language: OFFICE } as const;
  const read = readNumber(typed.amount.replace(/(?:%|lei|leu|ron)$/i, ""), shape);
  const amount = read.kind === "number" ? read.units : 0;
  const refuse = (error: string) => ({
    field: "amount" as const,
    error: whyUnread(typed.amount, read, shape) ?? error,
  });
  switch (kind) {
    case undefined:
      return { field: "operation", error: message("bulkOperation") };
    case "activate":
    case "deactivate":
      return { kind };
    case "category":
      if (typed.category !== "") return { kind, category: typed.category };
      return { field: "category", error: message("categoryRequired") };
    case "end-reduction":
      return { kind };
    case "delivery-days":
    case "made-days": {
      const days = readDays(typed.amount);
      if (days !== undefined) return { kind, days: daysText(days) };
      return { field: "amount", error: message("deliveryDays", { most: LONGEST_TERM }) };
    }
    case "reduce-percent":
      return amount > 0 && amount < 10_000
        ? { kind, percent: amount / 100 }
        : refuse(message("bulkReduce"));
    case "price-amount":
      return amount === 0 ? refuse(message("bulkAmount")) : { kind, bani: amount };
    case "price-percent":
      return amount !== 0 && Math.abs(amount) <= 100_000
        ? { kind, percent: amount / 100 }
        : refuse(message("bulkAmount"));
  }
}
