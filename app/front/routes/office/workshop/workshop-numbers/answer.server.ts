import { json } from "@remix-run/node";

import { comparePieces, type Comparison } from "~/furniture/boards/compare";
import { runnerLengths } from "~/furniture/boards/fittings";
import { priceOfLength } from "~/furniture/boards/price-list";
import {
  numberSets,
  writeNumbers,
  type NumberSet,
} from "~/furniture/workshop-numbers/front/number-sets";
import {
  numberForms,
  namedErrors,
  unsuitedErrors,
} from "~/furniture/workshop-numbers/front/numbers-form.server";
import {
  findMaker,
  findPriceDrops,
  sampleKinds,
  type PriceDrop,
  type Sample,
  type SampleKind,
} from "~/furniture/workshop-numbers/front/samples.server";
import type { Numbers } from "~/furniture/workshop-numbers/front/setting";
import {
  contentWith,
  findInForce,
  findLastSaved,
  saveNumbers,
  type NumbersVersion,
} from "~/furniture/workshop-numbers/front/versions.server";
import { parseForm, readFormData, readVersion } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import type { Admin } from "~/platform/settings/audit-log.server";

import { findDrilledOtherwise, type DrilledOrders } from "../fittings/open-orders.server";

/** What a sample costs and weighs. */
export interface SampleFacts {
  costBani: number;
  marginBani: number;
  netBani: number;
  totalBani: number;
  grams: number;
}

export interface ShownSample {
  kind: SampleKind;
  size: Sample["size"];
  facts: SampleFacts;
}

/** A sample before and after a change; null where it cannot be made. */
export interface ComparedSample extends Comparison {
  kind: SampleKind;
  before: ShownSample | null;
  after: ShownSample | null;
}

export interface Preview {
  /** Null where the shop offers no decor or no handle to make them of. */
  samples: ComparedSample[] | null;
  drops: PriceDrop[];
  /** Open orders that are not drilled as the rules would say. */
  drilled: DrilledOrders[];
  /** Runners that the rules would have and the owner's table does not price, with what they are reckoned at. */
  unpriced: { length: number; bani: number }[];
}

/** The sample pieces under a set's numbers; null where there is nothing to make them of. */
export async function showSamples(
  numberSet: NumberSet,
  numbers: Numbers,
): Promise<ShownSample[] | null> {
  const make = await findMaker();
  if (!make) return null;
  const content = await contentWith(numberSet, numbers);
  return sampleKinds.flatMap((kind) => shown(kind, make(kind, content)) ?? []);
}

function shown(kind: SampleKind, sample: Sample | undefined): ShownSample | null {
  if (!sample) return null;
  const { size } = sample;
  const { costBani, marginBani, netBani, totalBani } = sample.price;
  const grams = sample.piece.weight.totalGrams;
  return { kind, size, facts: { costBani, marginBani, netBani, totalBani, grams } };
}

async function preview(numberSet: NumberSet, before: Numbers, after: Numbers): Promise<Preview> {
  const make = await findMaker();
  const [old, wished] = [await contentWith(numberSet, before), await contentWith(numberSet, after)];
  const { rules, prices } = wished;
  const { runners } = prices.fittings;
  const isPriced = (length: number) => runners.some(([own]) => own === length);
  const told = {
    drilled: numberSet === "rules" ? await findDrilledOtherwise(rules) : [],
    unpriced: runnerLengths(rules)
      .filter((length) => !isPriced(length))
      .map((length) => ({ length, bani: Math.round(priceOfLength(runners, length)) })),
  };
  if (!make) return { samples: null, drops: [], ...told };
  const samples = sampleKinds.map((kind) => {
    const [one, other] = [make(kind, old), make(kind, wished)];
    const none = { differences: [], isMoved: false };
    const comparison = one && other ? comparePieces(one.piece, other.piece) : none;
    return { kind, before: shown(kind, one), after: shown(kind, other), ...comparison };
  });
  return { samples, drops: await findPriceDrops(make, wished), ...told };
}

/** Answers the form of a set of numbers: refused, shown what it would change, or saved as a new version. */
export async function answerForm(request: Request, numberSet: NumberSet, admin: Admin) {
  const posted = await readFormData(request);
  const submission = parseForm(posted, numberForms[numberSet]);
  const drawn = readVersion(posted);
  const t = await translateFor(request, "office-workshop");
  const nameOf = (setting: string) => t(`fields.${setting as "frontGap"}`);
  const answer = (
    status: number,
    {
      fieldErrors,
      version = drawn,
      stale = null,
      preview: shownPreview = null,
    }: {
      fieldErrors?: Record<string, string[]>;
      version?: number;
      stale?: Awaited<ReturnType<typeof describeStale>> | null;
      preview?: Preview | null;
    } = {},
  ) => {
    const result = submission.reply({ fieldErrors });
    const error = result.error && namedErrors(result.error, nameOf);
    return json(
      { result: { ...result, error }, version, stale, preview: shownPreview },
      { status },
    );
  };
  if (submission.status !== "success") return answer(422);
  const numbers = submission.value;
  const fieldErrors = unsuitedErrors(numberSet, numbers, nameOf);
  if (Object.keys(fieldErrors).length > 0) return answer(422, { fieldErrors });
  if (posted.get("intent") === "preview") {
    const { numbers: now } = await findInForce(numberSet);
    return answer(200, { preview: await preview(numberSet, now, numbers) });
  }
  const saved = await saveNumbers(numberSet, { numbers, drawn }, admin);
  if (saved.kind === "stale") {
    const stale = await describeStale(numberSet, saved.now, numbers);
    return answer(409, { version: saved.now.version, stale });
  }
  return redirectWithFlash(request, numberSets[numberSet].address, {
    tone: "success",
    title: saved.kind === "saved" ? "admin.bookSaved" : "admin.bookUnchanged",
    ...(saved.kind === "saved" && { values: { version: saved.version } }),
  });
}

/** The numbers that differ from those saved meanwhile, and who saved them. */
async function describeStale(numberSet: NumberSet, now: NumbersVersion, yours: Numbers) {
  const [saved, typed] = [writeNumbers(numberSet, now.numbers), writeNumbers(numberSet, yours)];
  const rows = Object.keys(typed)
    .filter((name) => saved[name] !== typed[name])
    .map((name) => ({ name, now: saved[name] ?? "", yours: typed[name] ?? "" }));
  return { last: await findLastSaved(numberSet, now.version), rows };
}
