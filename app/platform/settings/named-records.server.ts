import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";

import type { Insertable } from "kysely";

import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

import {
  recordAction,
  type Admin,
  type AuditAction,
  type AuditedState,
  type AuditSubject,
} from "./audit-log.server";

/** A record of the office that is known by its name. */
interface Named {
  id: string;
  name: string;
  version: number;
}

/** What a form says of such a record. */
export type ValuesOf<Row extends Named> = Omit<Row, "id" | "version">;

/** What the audit log has actions for that save and delete. */
type SavedSubject = {
  [Subject in AuditSubject]: `${Subject}-saved` | `${Subject}-deleted` extends AuditAction
    ? Subject
    : never;
}[AuditSubject];

/** Stands for the table of a kind: all of them have an id. */
type SomeTable = "suppliers";

/** What a room knows of its records. */
interface NamedRecords<Table extends keyof Database, Row extends Named> {
  table: Table;
  subject: SavedSubject;
  /** The most that are kept. */
  most: number;
  list: (db: Db) => Promise<readonly Row[]>;
  /** A record as its row in the table, without its id. */
  rowOf: (record: ValuesOf<Row>) => Omit<Insertable<Database[Table]>, "id">;
  /** What the audit log keeps of a record, and what it says besides of one that was saved. */
  loggedOf: (record: ValuesOf<Row>) => AuditedState;
  alsoLogged?: (record: ValuesOf<Row>, before: Row | undefined) => AuditedState;
  /** Whether the form of a new record that is sent twice adds one; else its name is taken the second time. */
  isAddedOnce?: boolean;
  /** Whether something depends on a record, so that it is kept; nothing does where none is said. */
  isUsed?: (id: string, db: Db) => Promise<boolean>;
}

type SaveResult<Row extends Named> =
  | { kind: "saved"; id: string }
  | { kind: "unknown" | "name-taken" }
  | { kind: "too-many"; most: number }
  /** `current`: the record as somebody saved it after the form was shown. */
  | { kind: "stale"; current: Row };

/**
 * How a room saves and deletes its records, each time with an entry of the audit log in the same transaction.
 *
 * `save` writes a new record where `id` is undefined, else that version. It refuses a name that another has, in capitals
 * or not, unless the record had it before; a change of an older version, unless it is saved already; and more records
 * than are kept.
 *
 * `remove` refuses a record that something depends on, and one that somebody changed after it was shown.
 */
export function namedRecords<Table extends keyof Database, Row extends Named>({
  table,
  subject,
  most,
  list,
  rowOf,
  loggedOf,
  alsoLogged,
  isAddedOnce = false,
  isUsed,
}: NamedRecords<Table, Row>) {
  return {
    save: (
      record: ValuesOf<Row> & { id: string | undefined; name: string; version: number },
      admin: Admin,
      db: Db = shopDatabase(),
    ): Promise<SaveResult<Row>> =>
      db.transaction().execute(async (trx): Promise<SaveResult<Row>> => {
        const all = await list(trx);
        const before = all.find(({ id }) => id === record.id);
        if (record.id !== undefined && !before) return { kind: "unknown" };
        if (before && before.version !== record.version) {
          const isSaved = hasValuesOf(record, before);
          return isSaved ? { kind: "saved", id: before.id } : { kind: "stale", current: before };
        }
        const other = all.find(({ id, name }) => id !== record.id && isSameName(name, record.name));
        if (isAddedOnce && other && !before && hasValuesOf(record, other)) {
          return { kind: "saved", id: other.id };
        }
        if (other && record.name !== before?.name) return { kind: "name-taken" };
        if (!before && all.length >= most) return { kind: "too-many", most };
        const id = record.id ?? randomUUID();
        const row = rowOf(record) as Omit<Insertable<Database[SomeTable]>, "id">;
        await trx
          .insertInto(table as SomeTable)
          .values({ id, ...row })
          .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
          .execute();
        await recordAction(
          {
            admin,
            action: `${subject}-saved`,
            subject,
            subjectId: id,
            before: before ? loggedOf(before) : null,
            after: { ...loggedOf(record), ...alsoLogged?.(record, before) },
          },
          trx,
        );
        return { kind: "saved", id };
      }),

    remove: (
      { id, version }: { id: string; version: number },
      admin: Admin,
      db: Db = shopDatabase(),
    ): Promise<{ kind: "deleted"; name: string } | { kind: "unknown" | "stale" | "kept" }> =>
      db.transaction().execute(async (trx) => {
        const before = (await list(trx)).find((one) => one.id === id);
        if (!before) return { kind: "unknown" };
        if (await isUsed?.(id, trx)) return { kind: "kept" };
        if (before.version !== version) return { kind: "stale" };
        await trx
          .deleteFrom(table as SomeTable)
          .where("id", "=", id)
          .execute();
        await recordAction(
          {
            admin,
            action: `${subject}-deleted`,
            subject,
            subjectId: id,
            before: loggedOf(before),
            after: null,
          },
          trx,
        );
        return { kind: "deleted", name: before.name };
      }),
  };
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Whether a record already has all values of another. */
function hasValuesOf(wanted: object, record: object): boolean {
  const values = new Map<string, unknown>(Object.entries(record));
  return Object.entries(wanted).every(
    ([name, value]) =>
      name === "id" || name === "version" || isDeepStrictEqual(value, values.get(name)),
  );
}
