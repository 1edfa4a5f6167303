import { z } from "~/platform/basics/zod";
import { chargeKinds } from "~/shop/delivery/order-charges";
import { storedJson } from "~db/stored-json";

import type { DocumentContent } from "./document-content";
import { documentKinds } from "./front/document-kinds";

const party = z.object({
  kind: z.enum(["person", "company"]),
  name: z.string(),
  taxCode: z.string(),
  registryNumber: z.string(),
  country: z.string(),
  county: z.string(),
  sector: z.string(),
  city: z.string(),
  street: z.string(),
  postalCode: z.string(),
  email: z.string(),
  phone: z.string(),
  bank: z.string(),
  iban: z.string(),
});

const reference = z.object({ id: z.string(), name: z.string(), issuedOn: z.string() });

const line = z.object({
  kind: z.enum(["piece", "advance", "reduction", ...chargeKinds]),
  name: z.string(),
  buyersName: z.string(),
  quantity: z.number(),
  netBani: z.int(),
  vatBani: z.int(),
  vatPercent: z.number(),
  orderLineId: z.string().nullable(),
  refersTo: reference.nullable(),
});

const content: z.ZodType<DocumentContent> = z.object({
  kind: z.enum(documentKinds),
  name: z.string(),
  issuedOn: z.string(),
  taxOn: z.string().nullable().default(null),
  deliveredOn: z.string().nullable(),
  dueOn: z.string().nullable(),
  language: z.string(),
  orderNumber: z.string(),
  isTrial: z.boolean(),
  seller: party,
  buyer: party,
  lines: z.array(line),
  discount: z.object({ code: z.string(), bani: z.int() }).nullable().default(null),
  paidOnceBani: z.int().nullable().default(null),
  taxes: z.array(z.object({ percent: z.number(), netBani: z.int(), vatBani: z.int() })),
  netBani: z.int(),
  vatBani: z.int(),
  totalBani: z.int(),
  corrects: reference.nullable(),
  method: z.enum(["bank_transfer", "cash_on_delivery", "card"]),
});

/**
 * What a document says, as it was written when it was issued. Documents from before there were discount codes
 * name none, old proformas do not say what is paid in all once they are paid, and the VAT of older documents
 * falls due on the day of their issue.
 */
export const readDocumentContent = storedJson("documents.content", content);
