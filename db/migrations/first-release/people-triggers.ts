import type { Kysely } from "kysely";

import { doesOn, isOther } from "../on-both";
import { addWordsIn, dropWordsIn, peopleWords } from "./words";

/** People with an account are numbered, for the index of their words. */
export async function createPeopleTriggers(db: Kysely<unknown>): Promise<void> {
  const numberOf = (row: string) => `(select id from people where user_id = ${row}.id)`;
  const add = addWordsIn(db, peopleWords, { row: "new", number: numberOf("new") });
  const drop = dropWordsIn(db, peopleWords, { row: "old", number: numberOf("old") });
  await doesOn(db, {
    name: "people_insert",
    on: "after insert on users",
    statements: `insert into people (user_id) values (new.id); ${add}`,
  });
  await doesOn(db, {
    name: "people_delete",
    on: "before delete on users",
    statements: `${drop} delete from people where user_id = old.id;`,
  });
  await doesOn(db, {
    name: "people_update",
    on: `after update of ${peopleWords.columns.join(", ")} on users`,
    when: isOther(peopleWords.columns),
    statements: drop + add,
  });
}
