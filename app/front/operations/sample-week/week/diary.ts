import { randomUUID } from "node:crypto";

import type { Admin } from "~/platform/settings/audit-log.server";
import type { Db } from "~db/engine";

import type { SamplePieces } from "./pieces";

/** The shop in which the week is lived, and by whose hand. */
export interface Workshop {
  db: Db;
  /** The sample colleague who does what staff do. */
  hand: Admin;
  pieces: SamplePieces;
}

/** Something that happened, so many days before today. Entries of one instant keep their order. */
export interface Entry {
  daysAgo: number;
  work: () => Promise<void>;
}

/** A day in milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

/** What a function of the shop answered, where only one answer lets the week go on. */
export function expectKind<Result extends { kind: string }, Kind extends Result["kind"]>(
  result: Result,
  kind: Kind,
  doing: string,
): OfKind<Result, Kind> {
  if (isOfKind(result, kind)) return result;
  throw new Error(`${doing}: ${JSON.stringify(result)}`);
}

/** The answers of one kind in a union of answers. */
type OfKind<Result, Kind extends string> = Result extends { kind: infer Own }
  ? Kind extends Own
    ? Result
    : never
  : never;

function isOfKind<Result extends { kind: string }, Kind extends Result["kind"]>(
  result: Result,
  kind: Kind,
): result is Result & OfKind<Result, Kind> {
  return result.kind === kind;
}

/** The token of a form that nobody drew. */
export const newForm = () => randomUUID();
