import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { notThere, titled } from "~/front/desk/desk.server";
import { findRules } from "~/furniture/planner/construction.server";
import {
  numberSets,
  writeNumber,
  writeNumbers,
  type NumberSet,
} from "~/furniture/workshop-numbers/front/number-sets";
import { numberForms } from "~/furniture/workshop-numbers/front/numbers-form.server";
import {
  findFormerPrices,
  findInForce,
  findVersion,
  listVersions,
} from "~/furniture/workshop-numbers/front/versions.server";
import { guard } from "~/people/identity/front/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { readPage } from "~/platform/http/list-query";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { textsOf } from "~/platform/i18n/translate.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { TabLinks } from "~/platform/ui/front/tab-links";

import { findDrilledOtherwise } from "../fittings/open-orders.server";
import { answerForm, showSamples } from "./answer.server";
import { useBooks } from "./books";
import { NumbersForm, type ShownSection } from "./numbers-form";
import { DrilledOtherwise, SampleTable } from "./preview";
import { OlderVersion, Versions } from "./versions";

export const handle = { i18n: ["office-workshop", "workshop-parts", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("workshop/workshop-numbers")(request);
  const numberSet = readNumberSet(params.numbers);
  const query = new URL(request.url).searchParams;
  const t = await translateFor(request, "office-workshop");
  const now = await findInForce(numberSet);
  const older = await readOlder(numberSet, query.get("versiune"));
  const filled = await readFilling(numberSet, query.get("completare"));
  const { hints } = textsOf(await requestLanguage(request), "office-workshop");
  return {
    page: titled(t(`${numberSet}.title`)),
    numberSet,
    address: numberSets[numberSet].address,
    sections: describeSections(numberSet, hints),
    form: describeForm(numberForms[numberSet]),
    version: now.version,
    values: writeNumbers(numberSet, filled?.numbers ?? now.numbers),
    filledWith: filled?.word ?? null,
    older: older && {
      version: older.version,
      savedAt: older.savedAt,
      then: writeNumbers(numberSet, older.numbers),
      now: writeNumbers(numberSet, now.numbers),
      former: numberSet === "prices" ? await findFormerPrices(older.version) : [],
    },
    drilled: numberSet === "rules" ? await findDrilledOtherwise((await findRules())!.content) : [],
    samples: numberSet === "prices" ? await showSamples(numberSet, now.numbers) : null,
    listed: await listVersions(numberSet, readPage(query)),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await guard("workshop/workshop-numbers")(request);
  return answerForm(request, readNumberSet(params.numbers), admin);
}

export default function WorkshopNumbersPage() {
  const { t } = useTranslation("office-workshop");
  const {
    numberSet,
    address,
    sections,
    form,
    version,
    values,
    filledWith,
    older,
    drilled,
    samples,
    listed,
  } = useLoaderData<typeof loader>();
  const books = useBooks(numberSet);
  const data = useActionData<typeof action>();
  return (
    <main id="content" className="office-page">
      <PageHead title={t(`${numberSet}.title`)} intro={t(`${numberSet}.intro`)} />
      <div className="mt-5">
        <TabLinks label={t("books")} tabs={books} />
      </div>
      <div className="mt-6 grid max-w-5xl grid-cols-1 gap-6">
        <DrilledOtherwise drilled={drilled} />
        {samples && <SampleTable samples={samples} />}
        {older && <OlderVersion address={address} sections={sections} older={older} />}
        <NumbersForm
          key={`${numberSet} ${version} ${filledWith}`}
          numberSet={numberSet}
          address={address}
          sections={sections}
          description={form}
          version={version}
          values={values}
          filledWith={filledWith}
          answer={data}
        />
        <Versions numberSet={numberSet} address={address} inForce={version} {...listed} />
      </div>
    </main>
  );
}

const words: Record<string, NumberSet> = { "": "rules", preturi: "prices" };

function readNumberSet(word = ""): NumberSet {
  const numberSet = Object.hasOwn(words, word) ? words[word] : undefined;
  if (!numberSet) throw notThere();
  return numberSet;
}

async function readOlder(numberSet: NumberSet, wanted: string | null) {
  if (wanted === null) return null;
  const found = /^\d{1,9}$/.test(wanted) && (await findVersion(numberSet, Number(wanted)));
  if (!found) throw notThere();
  return found;
}

/** What the form is filled with in place of what is in force: the defaults, or an older version. */
async function readFilling(numberSet: NumberSet, wanted: string | null) {
  if (wanted === "implicite") return { word: wanted, numbers: numberSets[numberSet].defaults };
  const older = await readOlder(numberSet, wanted);
  return older && { word: String(older.version), numbers: older.numbers };
}

/** The fields of the page in their order, with all that stands beside them. */
function describeSections(numberSet: NumberSet, hints: object): ShownSection[] {
  const { sections, defaults } = numberSets[numberSet];
  return Object.entries(sections).map(([id, settings]) => ({
    id,
    fields: settings.map((one) => ({
      name: one.name,
      unit: one.unit,
      choices: one.choices ?? null,
      usual: writeNumber(defaults[one.name]!, one),
      least: writeNumber(one.least, one),
      most: writeNumber(one.most, one),
      hasHint: one.name in hints,
    })),
  }));
}
