import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";

import type { Account } from "~/people/identity/front/account-session.server";
import { readText } from "~/platform/forms/read-form.server";
import type { Flash } from "~/platform/http/flash";
import { translateFor } from "~/platform/http/request-language.server";
import type { Groups, TextKey, TFunction } from "~/platform/i18n/translate";
import type { AuditSubject } from "~/platform/settings/audit-log.server";

import { done, noForm, takePost } from "../desk.server";
import type { FormSection } from "../record";
import { drawRecord, saveRecord, type RecordDesk } from "../record.server";
import { drawList, type ListOfRecords } from "./draw-list.server";
import { fieldsInWords, type Controls } from "./draw-sections.server";
import type { DrawnList, DrawnStep } from "./drawn";
import { wordsUnder, type ListKey } from "./words";

type ControlsOf<Schema extends z.ZodObject> = Controls<keyof z.input<Schema> & string>;

/** A desk of one page: a list, above it the form that adds a row, in each row the button for what may be done with it. */
interface AddingDesk<
  Names extends Groups,
  Schema extends z.ZodObject,
  Row extends { id: string },
  Result extends { kind: string },
> {
  /** Its groups of texts, and the key of the first under which its own words stand. */
  texts: Names;
  words: ListKey<Names>;
  /** What the audit log calls a row. */
  subject: AuditSubject;
  list: ListOfRecords<Row, Names>;
  add: {
    schema: Schema;
    fields: (t: TFunction<Names>) => ControlsOf<Schema> | Promise<ControlsOf<Schema>>;
    columns?: FormSection<string>["columns"];
    save: (typed: z.output<Schema>, admin: Account) => Promise<Result>;
    refuse: RecordDesk<Schema, z.output<Schema>, Result>["refuse"];
    /** What is said when it was added. */
    title: Flash["title"];
  };
  step: {
    /** The text of the group that heads the buttons. */
    heading: TextKey<Names>;
    /** The field in which a button sends the id of its row. */
    field: string;
    of: (row: Row, t: TFunction<Names>, language: string) => DrawnStep;
    /** What each `intent` does, and what is said when it is done. */
    take: Record<string, (id: string, admin: Account) => Promise<void>>;
    title: Flash["title"];
  };
  /** What follows a post that was answered. */
  follow?: <Answer extends Response>(answering: Promise<Answer>) => Promise<Answer>;
}

/** The loader and the action of such a desk, whose page is `list-page`; a row is added by the intent `add`. */
export function addingDesk<
  const Names extends Groups,
  Schema extends z.ZodObject,
  Row extends { id: string },
  Result extends { kind: string },
>({ texts, words, subject, list, add, step, follow }: AddingDesk<Names, Schema, Row, Result>) {
  return {
    loader: async (args: LoaderFunctionArgs) => {
      const drawn = await drawList(args, list, { texts, words, stepOf: step.of });
      const t = await translateFor(args.request, texts);
      const own = wordsUnder(words, t);
      const title = own.say("add");
      const adding: DrawnList["adding"] = {
        id: subject,
        record: drawRecord<z.ZodObject>(add.schema, { texts: {} }),
        sections: [
          {
            name: "add",
            title,
            columns: add.columns,
            fields: fieldsInWords(await add.fields(t), own),
          },
        ],
        save: title,
      };
      const steps = { heading: t(step.heading), field: step.field };
      return { page: drawn.page, list: { ...drawn.list, adding, steps } };
    },
    action: (args: ActionFunctionArgs) => {
      const answering = answer(args);
      return follow ? follow(answering) : answering;
    },
  };

  async function answer(args: ActionFunctionArgs): Promise<Response> {
    const post = await takePost(args, list.guard);
    const { intent, posted, admin } = post;
    if (intent === "add") {
      return saveRecord(post, {
        schema: add.schema,
        subject,
        read: (typed) => typed,
        // Nobody else has saved what is new.
        texts: () => ({}),
        save: (typed) => add.save(typed, admin),
        refuse: add.refuse,
        saved: () => ({ to: list.to, title: add.title }),
      });
    }
    const take = Object.hasOwn(step.take, intent) ? step.take[intent] : undefined;
    if (!take) throw noForm();
    await take(readText(posted, step.field), admin);
    return done(post, { to: list.to, title: step.title });
  }
}
