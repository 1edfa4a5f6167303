import type { Db } from "./engine";
import type { Database } from "./schema";

/** Whose data are meant. `email` is in small letters; `conversationId` is of the browser's cookie. */
export interface Person {
  id: string;
  email: string;
  conversationId?: string;
}

/**
 * A room's part in what the shop knows of people. The rooms' parts stand in one list, which export,
 * erasure and clean-up walk.
 */
export interface PersonalData {
  /** The room's tables with data of people, each with how long a row is kept, and why. */
  keepUntil: { [Table in keyof Database]?: string };
  /** What a person is given of it, by its keys in the file of all their data. */
  exportOf?: (person: Person, db: Db) => Promise<object>;
  /**
   * Deletes or empties what identifies a person whose account goes, in the transaction that deletes
   * it. Returns the names of the attachments that nothing refers to any more.
   */
  eraseOf?: (person: Person, trx: Db) => Promise<string[] | void>;
  /** The same of closed orders, whoever placed them. */
  eraseOfOrders?: (orderIds: string[], now: Date, trx: Db) => Promise<void>;
  /** Deletes what is over at this instant. Returns how much went, by its event in the log. */
  cleanUp?: (now: Date) => Promise<Record<string, number> | void>;
}
