import { useEffect, useRef } from "react";

import { measuresText } from "~/platform/format/measures";
import { formatRon } from "~/platform/format/office-money";
import type { TFunction } from "~/platform/i18n/translate";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";

import type { ComparedSample, Preview, SampleFacts, ShownSample } from "./answer.server";

const sums = ["costBani", "marginBani", "netBani", "totalBani"] as const;

/** What the sample pieces cost and how that comes about, by the prices in force. */
export function SampleTable({ samples }: { samples: ShownSample[] }) {
  const { t } = useTranslation("office-workshop");
  return (
    <Panel title={t("samples")}>
      <DataTable
        caption={t("samples")}
        rows={samples}
        rowKey={({ kind }) => kind}
        columns={[
          { label: t("sample"), isTitle: true, cell: (sample) => <SampleName of={sample} /> },
          ...sums.map((sum) => ({
            label: t(`facts.${sum}`),
            isNumeric: true,
            cell: ({ facts }: ShownSample) => formatRon(facts[sum]),
          })),
        ]}
      />
    </Panel>
  );
}

function SampleName({ of: { kind, size } }: { of: ShownSample }) {
  const { t, i18n } = useTranslation("office-workshop");
  return (
    <>
      {t(`kinds.${kind}`)} {measuresText(size, i18n.language)}
    </>
  );
}

/** What would change on the sample pieces; nothing is saved yet. */
export function PreviewPanel({ preview }: { preview: Preview }) {
  const { samples, drops, drilled, unpriced } = preview;
  const { t } = useTranslation("office-workshop");
  const title = useRef<HTMLHeadingElement>(null);
  // React itself only focuses controls.
  useEffect(() => title.current?.focus(), [preview]);
  return (
    <section
      aria-labelledby="what-changes"
      className="rounded-edge border border-l-4 border-line border-l-sage bg-white p-4 sm:p-5"
    >
      <h2 ref={title} id="what-changes" tabIndex={-1} autoFocus className="scroll-mt-4">
        {t("whatChanges")}
      </h2>
      <p className="mt-1 text-stone">{t("notSaved")}</p>
      {samples === null && <p className="mt-4">{t("noSamples")}</p>}
      <PriceDrops drops={drops} />
      <DrilledOtherwise drilled={drilled} />
      {unpriced.length > 0 && <p className="mt-4 max-w-prose">{unpricedText(unpriced, t)}</p>}
      {samples?.map((sample) => (
        <ComparedPiece key={sample.kind} sample={sample} />
      ))}
    </section>
  );
}

/** Where a larger piece costs less than a smaller one by these prices. */
export function PriceDrops({ drops }: Pick<Preview, "drops">) {
  const { t } = useTranslation("office-workshop");
  if (drops.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-1 font-semibold text-error">
      {drops.map(({ kind, measure, from, to }) => (
        <li key={kind + measure}>
          {t(`drops.${measure}`, { piece: t(`kinds.${kind}`), from, to })}
        </li>
      ))}
    </ul>
  );
}

/** Where open orders are not drilled as the rules say, because they keep those that they were placed with. */
export function DrilledOtherwise({ drilled }: Pick<Preview, "drilled">) {
  const { t } = useTranslation(["office-workshop", "workshop-parts"]);
  if (drilled.length === 0) return null;
  return (
    <ul className="mt-4 grid max-w-prose gap-1 text-error first:mt-0">
      {drilled.map(({ code, pattern, orders: count }) => (
        <li key={`${code} ${pattern}`}>
          {t("drilledOtherwise", {
            count,
            name: t(`workshop-parts:hardwareNames.${code}`),
            pattern,
          })}
        </li>
      ))}
    </ul>
  );
}

/** So many lengths are named; of more it is said how many they are. */
const MOST_NAMED = 6;

function unpricedText(unpriced: Preview["unpriced"], t: TFunction<"office-workshop">): string {
  const named = unpriced
    .slice(0, MOST_NAMED)
    .map(({ length, bani }) => `${length} mm: ${formatRon(bani)}`);
  const more = unpriced.length - named.length;
  const runners = [...named, more > 0 && t("fittings.moreLengths", { count: more })];
  return t("fittings.unpriced", { runners: runners.filter(Boolean).join("; ") });
}

interface Row {
  label: string;
  before: string;
  after: string;
}

function ComparedPiece({ sample }: { sample: ComparedSample }) {
  const { t } = useTranslation(["office-workshop", "workshop-parts"]);
  const { kind, before, after, differences, isMoved } = sample;
  const named = after ?? before;
  const facts: Row[] = ([...sums, "grams"] as const).map((name) => ({
    label: t(`facts.${name}`),
    before: write(name, before?.facts),
    after: write(name, after?.facts),
  }));
  const parts: Row[] = differences.map((one) => {
    const name =
      one.what === "hardware"
        ? t(`workshop-parts:hardwareNames.${one.name}`)
        : t(`workshop-parts:boardNames.${one.name}`);
    return { ...one, label: one.what === "cut" ? t("cut", { name }) : name };
  });
  const isSame = parts.length === 0 && facts.every((one) => one.before === one.after);
  const shown = facts.filter((one) => one.before !== one.after || one.label === facts[3]!.label);
  const rows = [...shown, ...parts];
  return (
    <div className="mt-6">
      <h3>{named ? <SampleName of={named} /> : t(`kinds.${kind}`)}</h3>
      {!after && <p className="mt-1 font-semibold text-error">{t("notPossible")}</p>}
      {isSame && <p className="mt-1 text-stone">{t(isMoved ? "onlyMoved" : "nothingChanges")}</p>}
      {!isSame && (
        <DataTable
          caption={t(`kinds.${kind}`)}
          rows={rows}
          rowKey={(row) => rows.indexOf(row)}
          columns={[
            {
              label: t("what"),
              isTitle: true,
              cell: ({ label, before: old, after: wished }) => (
                <div className="flex flex-wrap items-center gap-2">
                  {label}
                  {old === "" && <Badge tone="neutral">{t("added")}</Badge>}
                  {wished === "" && <Badge tone="neutral">{t("dropped")}</Badge>}
                </div>
              ),
            },
            { label: t("before"), cell: (row) => <Lines text={row.before} /> },
            { label: t("after"), cell: (row) => <Lines text={row.after} /> },
          ]}
        />
      )}
    </div>
  );
}

function Lines({ text }: { text: string }) {
  return <span className="whitespace-pre-line">{text || "–"}</span>;
}

function write(name: keyof SampleFacts, facts: SampleFacts | undefined): string {
  if (!facts) return "";
  if (name !== "grams") return formatRon(facts[name]);
  return `${(facts.grams / 1000).toFixed(1).replace(".", ",")} kg`;
}
