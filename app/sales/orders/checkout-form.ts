import { memoize } from "~/platform/basics/memoize";
import type { z } from "~/platform/basics/zod";
import { hiddenField, tickField } from "~/platform/forms/field-schemas";
import { columnOf, toColumns } from "~db/columns";
import type { OrderDetailColumns } from "~db/schema";

import { addressParts, wholeAddress, type Typed } from "./address-schema";
import { type Asked, detailsOf } from "./placing/checkout-fields";

const everything: Asked = {
  isCompany: true,
  home: wholeAddress,
  delivery: wholeAddress,
  isBrought: true,
  isCarried: true,
};

const orderDetails = detailsOf(everything);

/** The form with all its parts, from which the page is drawn. */
export const checkoutForm = formOf(everything);

function formOf(asked: Asked) {
  return detailsOf(asked).extend({ isDeliveredElsewhere: tickField() });
}

export type CheckoutField = keyof typeof checkoutForm.shape;

/** The values with which the checkout's page is filled in. */
export type CheckoutDetails = z.output<typeof checkoutForm>;

/** What has been typed into the form so far, unchecked. */
export type TypedDetails = Partial<Record<CheckoutField, string>>;

/** The most characters of the form's token (`checkoutTokenOf`): longer than for a cart with the most lines. */
export const LONGEST_TOKEN = 512;

/** What the page to be read before ordering shows besides: which cart, and which texts it accepts. */
const shownBeforeOrdering = {
  checkoutToken: hiddenField(LONGEST_TOKEN),
  acceptedTexts: hiddenField(64),
};

function reviewOf(asked: Asked) {
  return formOf(asked).extend(shownBeforeOrdering);
}

const memoizedForms = memoize<typeof checkoutForm>(200);
const memoizedReviews = memoize<ReturnType<typeof reviewOf>>(200);

/**
 * The schema for what was sent. It asks a person for no company, and somebody in Bucharest for no
 * town. Fields that are not asked for are neither checked nor kept.
 */
export function checkoutFormFor(typed: Typed): typeof checkoutForm {
  const asked = askedBy(typed);
  return memoizedForms(JSON.stringify(asked), () => formOf(asked));
}

/** The same with what the page that was read before ordering adds. */
export function reviewFormFor(typed: Typed): ReturnType<typeof reviewOf> {
  const asked = askedBy(typed);
  return memoizedReviews(JSON.stringify(asked), () => reviewOf(asked));
}

function askedBy(typed: Typed): Asked {
  const isBrought = typed.get("deliveryMethod") !== "pickup";
  const isElsewhere = isBrought && typed.get("isDeliveredElsewhere") === "on";
  const carrying = typed.get("carrying");
  return {
    isCompany: typed.get("buyerKind") === "company",
    home: addressParts(typed, { country: "country", county: "county" }),
    delivery: {
      ...addressParts(typed, { country: "deliveryCountry", county: "deliveryCounty" }),
      isAsked: isElsewhere,
    },
    isBrought,
    isCarried: carrying === "stairs" || carrying === "lift",
  };
}

export type OrderDetails = z.output<typeof orderDetails>;

/** What was typed, as an order's row would keep it. A column that no field fills is an error of its type. */
export function orderColumns({
  isDeliveredElsewhere: _,
  ...details
}: CheckoutDetails): OrderDetailColumns {
  return toColumns(details);
}

/** The columns that the fields fill. A field that no column keeps is an error of its type. */
export const orderDetailColumns: (keyof OrderDetailColumns)[] = orderDetails
  .keyof()
  .options.map(columnOf);
