import { sql, type Kysely } from "kysely";

/**
 * Who works here has a role in place of the one flag: sales, workshop or administrator. Administrators
 * stay what they are, and so do their sessions; everybody else is a customer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column role text not null default 'customer'
    check (role in ('customer', 'sales', 'workshop', 'administrator'))`.execute(db);
  await sql`update users set role = 'administrator' where is_admin = 1`.execute(db);
  await db.schema.alterTable("users").dropColumn("is_admin").execute();
}
