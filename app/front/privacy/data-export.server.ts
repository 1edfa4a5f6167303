import type { Account } from "~/people/identity/front/account-session.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { exporting, type Exporting } from "./forgetting/rooms.server";

type Given = Awaited<ReturnType<Exporting["exportOf"]>>;
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Whole,
) => void
  ? Whole
  : never;

/** Everything the shop stores about a customer, which the law entitles them to receive. */
export type AccountData = { [Key in keyof All<Given>]: All<Given>[Key] };

/** The file's keys in the order in which it is read. */
const keys: Record<keyof AccountData, number> = {
  account: 1,
  addresses: 2,
  orders: 3,
  order_changes: 4,
  checkout: 5,
  reviews: 6,
  withdrawals: 7,
  claims: 8,
  deliveries: 9,
  appointments: 10,
  quotes: 11,
  saved: 12,
  messages: 13,
  newsletter: 14,
  stock_alerts: 15,
  questions: 16,
  conversations: 17,
  consents: 18,
  sessions: 19,
  second_factor: 20,
  staff_notes: 21,
  saved_filters: 22,
};

/**
 * Collects all of it from the rooms, without secrets such as password and tokens. `conversationId` is
 * the assistant conversation of this browser's cookie.
 */
export async function gatherAccountData(
  { id, email }: Account,
  conversationId: string | undefined,
  db: Db = shopDatabase(),
): Promise<AccountData> {
  const person = { id, email, ...(conversationId !== undefined && { conversationId }) };
  const given = await Promise.all(exporting.map((part) => part.exportOf(person, db)));
  const whole = given.reduce<Partial<AccountData>>((all, one) => ({ ...all, ...one }), {});
  const data: Partial<AccountData> = {};
  for (const key of Object.keys(keys).filter(isKey)) take(data, whole, key);
  if (!isWhole(data)) throw new Error("No room gives a part of somebody's data");
  return data;
}

function isKey(text: string): text is keyof AccountData {
  return Object.hasOwn(keys, text);
}

function isWhole(data: Partial<AccountData>): data is AccountData {
  return Object.keys(keys).every((key) => Object.hasOwn(data, key));
}

function take<Key extends keyof AccountData>(
  data: Partial<AccountData>,
  from: Partial<AccountData>,
  key: Key,
): void {
  const value = from[key];
  if (value !== undefined) data[key] = value;
}
