import type { Kysely } from "kysely";

import { joinRecords } from "./customer-joins";
import { doesOn, engineIn, isOther, run } from "./on-both";

/**
 * Keeps a record for each account, order, request for a quote, message and appointment with an e-mail or a phone,
 * and by it the customer that it is of. A new record belongs to whom an earlier one names, by the first of these
 * that one has: the same account; the same e-mail; the same tax number; the same phone together with the same
 * name, whatever its spelling. A phone alone joins nobody: families and firms share one. Where none has any of
 * them, it is a new customer's. A customer without records is deleted, with what was noted about them.
 *
 * What is corrected goes to the customer whom it then names, else it stays. An account always stays, and so
 * does what somebody of the staff has joined. Frozen with 0006.
 */
interface Source {
  table: string;
  at: string;
  /** Its columns, or texts in SQL with `row` in place of the row; what it has not is left out. */
  name: string;
  email: string;
  phone: string;
  company?: string;
  tax?: string;
  account?: string;
  /** Which of its rows count. */
  only?: string;
  /** All columns that these read. */
  columns: readonly string[];
}

const sources: Source[] = [
  {
    table: "users",
    at: "row.created_at",
    name: "trim(row.first_name || ' ' || row.last_name)",
    email: "row.email",
    phone: "coalesce(row.phone, '')",
    only: "row.role = 'customer'",
    columns: ["first_name", "last_name", "email", "phone", "role"],
  },
  {
    table: "orders",
    at: "row.placed_at",
    name: "row.full_name",
    email: "row.email",
    phone: "row.phone",
    company: "row.company_name",
    tax: "row.tax_code",
    account: "row.user_id",
    columns: ["full_name", "email", "phone", "company_name", "tax_code", "user_id"],
  },
  {
    table: "quote_requests",
    at: "row.created_at",
    name: "row.name",
    email: "row.email",
    phone: "row.phone",
    account: "row.user_id",
    columns: ["name", "email", "phone", "user_id"],
  },
  {
    table: "contact_messages",
    at: "row.created_at",
    name: "row.name",
    email: "row.email",
    phone: "row.phone",
    only: "row.spam_at is null",
    columns: ["name", "email", "phone", "spam_at"],
  },
  {
    table: "appointments",
    at: "row.booked_at",
    name: "row.name",
    email: "row.email",
    phone: "row.phone",
    columns: ["name", "email", "phone"],
  },
];

/** Makes the triggers, and the records of what is there. */
export async function createCustomerRecords(db: Kysely<unknown>): Promise<void> {
  await joinRecords(db);
  for (const source of sources) {
    const { table, at } = source;
    await keepRecords(db, source);
    await run(
      db,
      `insert into customer_records (${fields.join(", ")}) select ${valuesOf(source, table).join(", ")}
        from ${table} where ${isEntered(source, table)} order by ${of(at, table)}, ${table}.id`,
    );
  }
}

/** Keeps the records of accounts again, or no longer: a later migration may change what they are made from. */
export async function watchAccounts(db: Kysely<unknown>): Promise<void> {
  await keepRecords(db, sources[0]!);
}

export async function unwatchAccounts(db: Kysely<unknown>): Promise<void> {
  for (const change of ["insert", "delete", "enter", "strike", "correct"]) {
    const name = `customer_users_${change}`;
    await run(
      db,
      ...(engineIn(db) === "postgres"
        ? [`drop trigger ${name} on users`, `drop function ${name}()`]
        : [`drop trigger ${name}`]),
    );
  }
}

const fields = [
  "source",
  "source_id",
  "user_id",
  "at",
  "name",
  "company_name",
  "email",
  "phone",
  "tax_code",
  "phone_figures",
  "tax_figures",
  "name_letters",
];

function of(text: string, row: string): string {
  return text.replaceAll("row.", `${row}.`);
}

/** The record of a row, in the order of `fields`. */
function valuesOf(source: Source, row: string): string[] {
  const { table, at, name, email, phone, company = "''", tax = "''", account = "null" } = source;
  const typed = [account, at, name, company, `lower(${email})`, phone, tax];
  const compared = [figuresOf(phone), taxOf(tax), lettersOf(name)];
  return [`'${table}'`, "row.id", ...typed, ...compared].map((value) => of(value, row));
}

/** Who can be reached, of the rows that count. */
function isEntered({ email, phone, only = "1 = 1" }: Source, row: string): string {
  return of(`(${email} <> '' or ${phone} <> '') and ${only}`, row);
}

/** The figures of a phone without its country, if that is Romania, and without what is dialled before. */
function figuresOf(phone: string): string {
  const figures = [..." +-./()"].reduce((text, sign) => `replace(${text}, '${sign}', '')`, phone);
  const whole = `ltrim(${figures}, '0')`;
  return `case when ${whole} like '40%' and length(${whole}) > 10
    then ltrim(substr(${whole}, 3), '0') else ${whole} end`;
}

/** A tax number without spaces and the country in front. */
function taxOf(tax: string): string {
  const whole = `upper(replace(${tax}, ' ', ''))`;
  return `case when ${whole} like 'RO%' then substr(${whole}, 3) else ${whole} end`;
}

const romanian = ["aăĂâÂ", "iîÎ", "sșȘşŞ", "tțȚţŢ"];

/** A name in small letters of ASCII. */
function lettersOf(name: string): string {
  const text = romanian
    .flatMap(([plain, ...others]) => others.map((one) => [one, plain] as const))
    .reduce((all, [one, plain]) => `replace(${all}, '${one}', '${plain}')`, name);
  return `lower(${text})`;
}

async function keepRecords(db: Kysely<unknown>, source: Source): Promise<void> {
  const { table, columns } = source;
  const isRecord = (row: string) => `source = '${table}' and source_id = ${row}.id`;
  const values = valuesOf(source, "new");
  const enter = `insert into customer_records (${fields.join(", ")}) values (${values.join(", ")});`;
  const strike = `delete from customer_records where ${isRecord("old")};`;
  const correct = `(${fields.slice(2).join(", ")}) = (${values.slice(2).join(", ")})`;
  const isKnown = (row: string) => isEntered(source, row);
  const update = `after update of ${columns.join(", ")} on ${table}`;
  await doesOn(db, {
    name: `customer_${table}_insert`,
    on: `after insert on ${table}`,
    when: isKnown("new"),
    statements: enter,
  });
  await doesOn(db, {
    name: `customer_${table}_delete`,
    on: `after delete on ${table}`,
    when: isKnown("old"),
    statements: strike,
  });
  await doesOn(db, {
    name: `customer_${table}_enter`,
    on: update,
    when: `not (${isKnown("old")}) and ${isKnown("new")}`,
    statements: enter,
  });
  await doesOn(db, {
    name: `customer_${table}_strike`,
    on: update,
    when: `${isKnown("old")} and not (${isKnown("new")})`,
    statements: strike,
  });
  await doesOn(db, {
    name: `customer_${table}_correct`,
    on: update,
    when: `(${isOther(columns)}) and ${isKnown("old")} and ${isKnown("new")}`,
    statements: `update customer_records set ${correct} where ${isRecord("new")};`,
  });
}
