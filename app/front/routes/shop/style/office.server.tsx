import { Choice, DeskList, RowStep } from "~/front/desk/desk-list";
import { formatRon } from "~/platform/format/office-money";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable, type Column } from "~/platform/office-ui/data-table";
import {
  FilterBar,
  FilterDay,
  FilterSelect,
  FilterText,
} from "~/platform/office-ui/front/filter-bar";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { Panel } from "~/platform/office-ui/front/panel";
import { Link } from "~/platform/ui/link";

import { RowMenu } from "../../office/catalogue/row-menu";
import type { State } from "./draw.server";
import { PLACE, samples } from "./samples.server";

const { word, name, sentence, paragraph, unbroken } = samples;
const options = [word, name, unbroken].map((label, index) => ({ value: String(index), label }));

interface Row {
  id: number;
  name: string;
  state: "good" | "bad" | "neutral";
  note: string;
  /** Bani. */
  owed: number;
}
const rows: Row[] = [
  { id: 1, name, state: "good", note: word, owed: 0 },
  { id: 2, name: sentence, state: "neutral", note: paragraph, owed: 129_900 },
  { id: 3, name: unbroken, state: "bad", note: unbroken, owed: 99_999_999_900 },
];
const columns: Column<Row>[] = [
  { label: name, cell: (row) => row.name, isTitle: true, to: () => PLACE, order: "nume" },
  { label: word, cell: ({ state }) => <Badge tone={state}>{sentence.slice(0, 20)}</Badge> },
  { label: sentence, cell: ({ note }) => note, isTyped: true },
  { label: word + word, cell: ({ owed }) => formatRon(owed), isNumeric: true, order: "suma" },
  {
    label: "…",
    cell: () => (
      <RowMenu label={word}>
        <Link to={PLACE}>{sentence}</Link>
        <button>{word}</button>
      </RowMenu>
    ),
  },
];
const table = { caption: name, columns, rowKey: (row: Row) => row.id };
const order = { label: word, now: "nume", to: (by: string) => `${PLACE}?ordine=${by}` };

/** What the office is made of: lists, forms and their answers. */
export function officeStates(): State[] {
  const states: State[] = [
    {
      name: "PageHead, Panel and Badge",
      shown: (
        <>
          <PageHead title={sentence} intro={paragraph}>
            <button className="button button-secondary">{name}</button>
            <button className="button button-primary">{word}</button>
          </PageHead>
          <Panel title={sentence}>
            <p>{unbroken}</p>
            {(["good", "bad", "neutral"] as const).map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </Panel>
        </>
      ),
    },
    { name: "DataTable", shown: <DataTable {...table} rows={rows} order={order} /> },
    { name: "DataTable without rows", shown: <DataTable {...table} rows={[]} /> },
    {
      name: "FilterBar",
      shown: (
        <FilterBar address={PLACE} isFiltered>
          <FilterText name="q" label={word} value={sentence} />
          <FilterSelect name="stare" label={sentence} value="2" options={options} />
          <FilterDay name="zi" label={word} value="2026-11-29" />
        </FilterBar>
      ),
    },
    {
      name: "DeskList",
      shown: (
        <DeskList<Row>
          {...table}
          to={PLACE}
          title={sentence}
          intro={paragraph}
          back={{ to: PLACE, label: word }}
          add={{ to: PLACE, label: name }}
          file={{ to: PLACE, label: word }}
          folders={[
            { to: PLACE, label: word, isCurrent: true },
            { to: `${PLACE}?arhiva`, label: sentence, isCurrent: false },
          ]}
          filter={{ q: word }}
          filters={<FilterText name="q" label={word} value={word} />}
          isCounted
          rows={rows}
          order="-suma"
          pages={{ page: 2, pageCount: 40, total: 800 }}
        />
      ),
    },
    {
      name: "DeskList without rows",
      shown: <DeskList<Row> {...table} to={PLACE} title={word} rows={[]} none={paragraph} />,
    },
    {
      name: "Choice",
      shown: [false, true].map((isChosen) => (
        <Choice key={String(isChosen)} name="c" value="1" label={word} isChosen={isChosen} />
      )),
    },
    {
      name: "RowStep",
      shown: <RowStep to={PLACE} field="id" id="1" intent="take" label={word} of={word} />,
    },
  ];
  return states.map((state) => ({ ...state, isOffice: true }));
}
