import { sampleAddresses } from "~/platform/basics/rehearsal.server";
import type { Db } from "~db/engine";

/** The accounts of sample people, the sample colleague's among them. */
export const samplePeople = (db: Db) =>
  db.selectFrom("users").select("users.id").where("users.email", "like", sampleAddresses);
