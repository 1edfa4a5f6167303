import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";

import type { Account } from "~/people/identity/front/account-session.server";
import { message, type MessageKey } from "~/platform/forms/validation-message";
import type { Flash } from "~/platform/http/flash";
import type { Groups, TFunction } from "~/platform/i18n/translate";
import type { AuditSubject } from "~/platform/settings/audit-log.server";

import { drawList, type ListOfRecords } from "./described/draw-list.server";
import { drawSections, type DescribedSection } from "./described/draw-sections.server";
import type { DrawnPage } from "./described/drawn";
import type { FormOfRecords } from "./described/form-values.server";
import { wordsUnder, type DeskKey, type DeskWords } from "./described/words";
import {
  byIntent,
  openDesk,
  orNotThere,
  takePost,
  titled,
  type Guard,
  type Post,
} from "./desk.server";
import { NEW } from "./record";
import { drawRecord, removeRecord, saveRecord, type RemoveResult } from "./record.server";

export { addingDesk } from "./described/adding-desk.server";
export { plainForm } from "./described/form-values.server";

/** What the audit log calls records that have their words where something is refused, saved and deleted. */
type NamedSubject = {
  [Subject in AuditSubject]: `${Subject}NameTaken` | `${Subject}TooMany` extends MessageKey
    ? `admin.${Subject}Saved` | `admin.${Subject}Deleted` extends Flash["title"]
      ? Subject
      : never
    : never;
}[AuditSubject];

/** What any room says of a record that it was to save. */
type SaveResult<Values> =
  | { kind: "saved" | "unknown" | "name-taken" }
  | { kind: "too-many"; most: number }
  | { kind: "stale"; current: Values & { version: number } };

/** What only this room refuses. */
type Own<Result> = Exclude<Result, { kind: SaveResult<never>["kind"] }>;

type Sections<Names extends Groups, Field extends string> =
  | DescribedSection<Field>[]
  | ((t: TFunction<Names>) => DescribedSection<Field>[] | Promise<DescribedSection<Field>[]>);

type FieldIn<Schema extends z.ZodObject> = keyof z.input<Schema> & string;

/** A desk whose records have a name: a list of all, and a page with one form, on which a record is deleted too. */
interface NamedDesk<
  Names extends Groups,
  Schema extends z.ZodObject,
  Called extends string,
  Values extends Record<Called, string>,
  Row extends Values & { id: string; version: number },
  Result extends { kind: string },
> {
  /** Its groups of texts, and the key of the first under which its own words stand. */
  texts: Names;
  words: DeskKey<Names>;
  /** What the audit log calls a record; the words for what is refused and done begin with it. */
  subject: NamedSubject;
  /** By which value, and field, a record is known, if not by its `name`. */
  called?: Called;
  form: FormOfRecords<Schema, Values>;
  list: ListOfRecords<Row, Names>;
  record: {
    guard: Guard;
    /** Its address, by its id. */
    at: (id: string) => string;
    /** Of a plain form the fields that stand apart, of any other the whole form. */
    sections?: Sections<Names, FieldIn<Schema>>;
    save: (
      record: Values & { id: string | undefined; version: number },
      admin: Account,
    ) => Promise<SaveResult<Values> | Result>;
    /** The words for what only this room refuses, each at its field. */
    refuse?: (refused: Own<Result>) => Partial<Record<FieldIn<Schema>, string>>;
    /** Deletes a record on its page, or where it is deleted on a page of its own. */
    remove:
      | ((
          which: { id: string; version: number },
          admin: Account,
        ) => Promise<RemoveResult<{ name: string }>>)
      | { at: (id: string) => string };
    /** Whether something depends on a record, so that it stays; nothing does where none is said. */
    isKept?: (id: string) => Promise<boolean>;
    /** What else may be done on its page, by the `intent` of each button. */
    steps?: (post: Post) => Record<string, () => Promise<Response>>;
    /** Where a change leads, if not to the list, and what else is said there of a record that was saved. */
    leadsTo?: string;
    savedText?: Flash["text"];
    /** What follows a post that was answered. */
    follow?: <Answer extends Response>(answering: Promise<Answer>) => Promise<Answer>;
  };
}

/**
 * The loaders and the action of a desk: `list` for its list (`list-page`), `loader` and `action` for a record
 * (`record-page`), which is drawn, new or known, and saved or, by the intent `delete`, removed (`saveRecord`,
 * `removeRecord`).
 */
export function recordDesk<
  const Names extends Groups,
  Schema extends z.ZodObject,
  Values extends Record<Called, string>,
  Row extends Values & { id: string; version: number },
  Result extends { kind: string },
  const Called extends string = "name",
>(desk: NamedDesk<Names, Schema, Called, Values, Row, Result>) {
  const { texts, words, subject, form, list, record } = desk;
  const { called = "name" as Called } = desk;
  const { leadsTo = list.to, savedText, sections = [] } = record;
  return {
    list: (args: LoaderFunctionArgs) =>
      drawList(args, list, {
        texts,
        words,
        recordAt: record.at,
        isLeftEmpty: form.plain?.isLeftEmpty,
      }),
    loader: async (args: LoaderFunctionArgs) => {
      const { t, id } = await openDesk(args, record.guard, texts);
      const own = wordsUnder(words, t);
      const rows = id === NEW ? [] : await list.rows();
      const known = id === NEW ? undefined : orNotThere(rows.find((row) => row.id === id));
      const isKept = known && (await record.isKept?.(id));
      const shown = known ? form.texts(known) : await form.begin(args.request);
      const deletion = own.say("delete");
      const drawn: DrawnPage = {
        id: subject,
        to: record.at(id),
        intro: own.maySay("recordIntro"),
        back: { to: list.to, label: own.say("title") },
        record: drawRecord<z.ZodObject>(form.schema, { id, version: known?.version, texts: shown }),
        sections: drawSections(
          form.plain,
          typeof sections === "function" ? await sections(t) : sections,
          own,
          t as (key: string) => string,
        ),
        save: own.maySay("save"),
        kept: isKept ? own.maySay("keptText") : undefined,
        deletion:
          known && typeof record.remove === "object"
            ? { to: record.remove.at(id), label: deletion }
            : undefined,
        removal:
          known && !isKept && typeof record.remove === "function"
            ? { label: deletion, text: own.say("deleteText", labelsOf(form.schema, own)) }
            : undefined,
      };
      return { page: titled(known?.[called] ?? own.maySay("new") ?? own.say("add")), desk: drawn };
    },
    action: (args: ActionFunctionArgs) => {
      const answering = answer(args);
      return record.follow ? record.follow(answering) : answering;
    },
  };

  async function answer(args: ActionFunctionArgs): Promise<Response> {
    const post = await takePost(args, record.guard);
    const { remove } = record;
    const save = () =>
      saveRecord(post, {
        schema: form.schema,
        subject,
        read: form.read,
        texts: form.texts,
        save: (values, which, admin) => record.save({ ...values, ...which }, admin),
        refuse,
        saved: ({ [called]: name }) => ({
          to: leadsTo,
          title: `admin.${subject}Saved`,
          text: savedText,
          values: { name },
        }),
      });
    const steps = { ...record.steps?.(post), "": save };
    if (typeof remove !== "function") return byIntent(post, steps);
    return byIntent(post, {
      ...steps,
      delete: () =>
        removeRecord(post, {
          subject,
          remove,
          removed: ({ name }) => ({
            to: leadsTo,
            title: `admin.${subject}Deleted`,
            values: { name },
          }),
        }),
    });
  }

  function refuse(refused: { kind: string; most?: number }): Partial<Record<string, string>> {
    const { kind, most = 0 } = refused;
    if (kind === "name-taken") return { [called]: message(`${subject}NameTaken`) };
    if (kind === "too-many") return { [called]: message(`${subject}TooMany`, { most }) };
    return record.refuse?.(refused as Own<Result>) ?? {};
  }
}

/** The labels of a form's fields by their names, for the words that speak of one. */
function labelsOf({ shape }: z.ZodObject, { maySay }: DeskWords) {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, maySay(`fields.${name}`)]));
}
