import { z } from "~/platform/basics/zod";
import { storedJson } from "~db/stored-json";

import { emissionClasses } from "./safety";

const text = z.string().default("");

/**
 * What a piece is made of, how large and in which colour it is, as staff wrote it in Romanian. `features`
 * are short lines.
 */
export const readSpecification = storedJson(
  "products.specification",
  z.object({
    material: text,
    dimensions: text,
    color: text,
    features: z.array(z.string()).default([]),
  }),
);

/** The safety texts of a product; those that its row does not have are empty, still to be written. */
export const readSafety = storedJson(
  "products.safety",
  z.object({
    identifier: text,
    manufacturerName: text,
    manufacturerAddress: text,
    manufacturerContact: text,
    importer: text,
    emission: z.enum(["", ...emissionClasses]).default(""),
    warnings: text,
    care: text,
  }),
);
