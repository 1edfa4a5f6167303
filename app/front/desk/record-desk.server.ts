import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";

import type { Flash } from "~/platform/http/flash";
import type { Groups, TFunction } from "~/platform/i18n/translate";

import { byIntent, openDesk, orNotThere, takePost, titled, type Guard } from "./desk.server";
import { NEW } from "./record";
import { drawRecord, removeRecord, saveRecord, type RecordDesk } from "./record.server";

type Removal = Parameters<typeof removeRecord<{ name: string }>>[1];

/** A desk whose records have a name, a page with one form, and a list to which that leads back. */
interface NamedDesk<
  Names extends Groups,
  Schema extends z.ZodObject,
  Values extends { name: string },
  Result extends { kind: string },
> extends Pick<
  RecordDesk<Schema, Values, Result>,
  "schema" | "subject" | "read" | "texts" | "save" | "refuse"
> {
  guard: Guard;
  /** The text groups of its title. */
  groups: Names;
  newTitle: (t: TFunction<Names>) => string;
  /** What a new record begins with. */
  begin: () => Values | Promise<Values>;
  find: (id: string) => Promise<(Values & { id: string; version: number }) | undefined>;
  /** Whether something depends on a record, so that it stays; nothing does where none is said. */
  isKept?: (id: string) => Promise<boolean>;
  remove: Removal["remove"];
  /** The list, and what is said there of a record by its name. */
  to: string;
  said: Record<"saved" | "removed", Flash["title"]>;
}

/**
 * The loader and the action of such a page: it is drawn, new or known, and saved or, by the intent `delete`,
 * removed (`saveRecord`, `removeRecord`).
 */
export function recordDesk<
  Names extends Groups,
  Schema extends z.ZodObject,
  Values extends { name: string },
  Result extends { kind: string },
>(desk: NamedDesk<Names, Schema, Values, Result>) {
  const { schema, subject, read, texts, save, refuse, to, said } = desk;
  return {
    loader: async (args: LoaderFunctionArgs) => {
      const { t, id } = await openDesk(args, desk.guard, desk.groups);
      if (id === NEW) {
        const record = drawRecord(schema, { texts: texts(await desk.begin()) });
        return { page: titled(desk.newTitle(t)), record, isKept: true };
      }
      const known = orNotThere(await desk.find(id));
      const { name, version } = known;
      const record = drawRecord(schema, { id, version, texts: texts(known) });
      return { page: titled(name), record, isKept: (await desk.isKept?.(id)) ?? false };
    },
    action: async (args: ActionFunctionArgs) => {
      const post = await takePost(args, desk.guard);
      return byIntent(post, {
        "": () =>
          saveRecord(post, {
            schema,
            subject,
            read,
            texts,
            save,
            refuse,
            saved: ({ name }) => ({ to, title: said.saved, values: { name } }),
          }),
        delete: () =>
          removeRecord(post, {
            subject,
            remove: desk.remove,
            removed: ({ name }) => ({ to, title: said.removed, values: { name } }),
          }),
      });
    },
  };
}
