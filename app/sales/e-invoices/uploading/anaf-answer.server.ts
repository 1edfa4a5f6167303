import { convert } from "xmlbuilder2";

import { z } from "~/platform/basics/zod";

import { AuthorityTrouble, type Examined } from "./authority";

const LONGEST_REASON = 500;

export function examinedOf(header: Header): Examined {
  const state = header["@stare"]?.trim().toLowerCase();
  if (state === "ok") return { kind: "accepted" };
  if (state === "in prelucrare") return { kind: "waiting" };
  if (state !== undefined) return { kind: "refused", reason: reasonOf(header) };
  throw new AuthorityTrouble(reasonOf(header), false);
}

const fault = z.object({ "@errorMessage": z.string().optional() });
const headerShape = z.object({
  "@ExecutionStatus": z.string().optional(),
  "@index_incarcare": z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  "@stare": z.string().optional(),
  Errors: z.union([fault, z.array(fault)]).optional(),
});
export type Header = z.output<typeof headerShape>;

export function readHeader(text: string): Header {
  try {
    return z.object({ header: headerShape }).parse(convert(text, { format: "object" })).header;
  } catch {
    throw new AuthorityTrouble("an answer that is not read", true);
  }
}

/** The authority's own words for what is wrong; where there are none, its name for the state. */
export function reasonOf({ Errors, "@stare": state = "" }: Header): string {
  const faults = [Errors ?? []].flat().flatMap((one) => one["@errorMessage"] ?? []);
  return readEntities(faults.join(" ") || state).slice(0, LONGEST_REASON);
}

const entities = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" } as const;

/** The library leaves the entities of an attribute as they are written. */
function readEntities(text: string): string {
  return text.replace(
    /&(lt|gt|quot|apos|amp);/g,
    (_whole, name: keyof typeof entities) => entities[name],
  );
}
