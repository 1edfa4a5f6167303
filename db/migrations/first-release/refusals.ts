import type { Kysely } from "kysely";

import { doesOn, nowIn, refusesOn } from "../on-both";

/** What the tables themselves refuse: more than fits, and changes of what is fixed. */
export async function createRefusals(db: Kysely<unknown>): Promise<void> {
  await boundCarts(db);
  await boundPlaces(db);
  await fixTexts(db);
  await fixDocuments(db);
  await fixDrawings(db);
  await fixQuotes(db);
}

async function boundCarts(db: Kysely<unknown>): Promise<void> {
  const inCart =
    "(select count(*) from cart_lines where cart_id = new.cart_id and removed_at is null";
  const bounds = {
    pieces: "new.quantity > 99",
    lines: `new.removed_at is null and 50 < ${inCart})`,
    swatches: `new.swatch_id is not null and new.removed_at is null
      and 5 < ${inCart} and swatch_id is not null)`,
  };
  for (const change of ["insert", "update"]) {
    for (const [what, when] of Object.entries(bounds)) {
      await refusesOn(db, {
        name: `cart_lines_${what}_${change}`,
        on: `after ${change} on cart_lines`,
        when,
        message: `too many: ${what} of cart_lines`,
      });
    }
  }
  await doesOn(db, {
    name: "cart_lines_forgotten",
    on: "after update of removed_at on cart_lines",
    when: "new.removed_at is not null",
    statements: `delete from cart_lines where cart_id = new.cart_id and removed_at is not null
      and id not in (select id from cart_lines where cart_id = new.cart_id and removed_at is not null
        order by removed_at desc, id desc limit 50);`,
  });
  await refusesOn(db, {
    name: "saved_items_items_insert",
    on: "after insert on saved_items",
    when: "50 < (select count(*) from saved_items where list_id = new.list_id)",
    message: "too many: items of saved_items",
  });
}

/** A team has as many appointments at a time as it has places. */
async function boundPlaces(db: Kysely<unknown>): Promise<void> {
  const isHeld = "new.state in ('booked', 'moved')";
  const isMoved = `(old.starts_at <> new.starts_at or old.ends_at <> new.ends_at
    or old.team_id <> new.team_id or old.state not in ('booked', 'moved'))`;
  const isFull = `(select count(*) from appointments as other where other.team_id = new.team_id
    and other.state in ('booked', 'moved') and other.id <> new.id
    and other.starts_at < new.ends_at and other.ends_at > new.starts_at)
    >= (select places from teams where id = new.team_id)`;
  for (const [change, when] of [
    ["insert", `${isHeld} and ${isFull}`],
    ["update", `${isHeld} and ${isMoved} and ${isFull}`],
  ]) {
    await refusesOn(db, {
      name: `appointments_places_${change}`,
      on: `after ${change} on appointments`,
      when,
      message: "too many: places of appointments",
    });
  }
}

async function fixTexts(db: Kysely<unknown>): Promise<void> {
  for (const [name, table, message] of [
    ["audit_log_no_", "audit_log", "the audit log is append-only"],
    ["price_history_", "price_history", "the price history is never changed"],
    ["accepted_text_accepted_texts_", "accepted_texts", "an accepted text does not change"],
  ]) {
    for (const change of ["update", "delete"]) {
      await refusesOn(db, {
        name: `${name}${change}`,
        on: `before ${change} on ${table}`,
        message: message!,
      });
    }
  }
  await refusesOn(db, {
    name: "accepted_text_page_versions_update",
    on: "before update of page, language, text on page_versions",
    when: "exists (select 1 from accepted_texts where version_id = old.id)",
    message: "an accepted text does not change",
  });
}

async function fixDocuments(db: Kysely<unknown>): Promise<void> {
  await refusesOn(db, {
    name: "documents_fixed",
    on: `before update of id, kind, is_trial, prefix, number, name, order_id, cause, corrects_id, issued_at,
      issued_on, kept_until, buyer_kind, net_bani, vat_bani, total_bani, content, sheet on documents`,
    message: "a document does not change",
  });
  await refusesOn(db, {
    name: "documents_kept",
    on: "before delete on documents",
    when: `old.is_trial = 0 and old.kept_until > substr(${nowIn(db)}, 1, 10)`,
    message: "a document is kept as long as the law has it",
  });
}

/** Remarks may be emptied, when their writer is forgotten. */
async function fixDrawings(db: Kysely<unknown>): Promise<void> {
  const isOther = (columns: string[]) =>
    columns.map((column) => `new.${column} is distinct from old.${column}`).join(" or ");
  const isRewritten = (note: string) => `(${isOther([note])} and new.${note} <> '')`;
  const sent = ["id", "order_line_id", "version", "content", "sha256", "created_at", "created_by"];
  const on = "before update on drawing_versions";
  await refusesOn(db, {
    name: "drawing_versions_fixed",
    on,
    when: `old.sent_at is not null and (${isOther([...sent, "sent_at"])} or ${isRewritten("note")})`,
    message: "a drawing that was sent does not change",
  });
  await refusesOn(db, {
    name: "drawing_versions_answered",
    on,
    when: `old.answered_at is not null
      and (${isOther(["answer", "answered_at"])} or ${isRewritten("answer_note")})`,
    message: "a drawing is answered once",
  });
  await refusesOn(db, {
    name: "drawing_versions_replaced",
    on,
    when: `old.replaced_at is not null and (${isOther(["replaced_at", "answer"])})`,
    message: "a drawing that was replaced is over",
  });
  await refusesOn(db, {
    name: "drawing_versions_kept",
    on: "before delete on drawing_versions",
    when: `old.sent_at is not null and exists (select 1 from order_lines where id = old.order_line_id)`,
    message: "a drawing that was sent goes with its order",
  });
}

async function fixQuotes(db: Kysely<unknown>): Promise<void> {
  await refusesOn(db, {
    name: "quotes_fixed",
    on: `before update of id, request_id, version, lines, delivery_method, county, transport_bani, days_from,
      days_to, valid_until, note, vat_percent, is_vat_included, total_bani, form_digest, made_at, made_by,
      sent_at on quotes`,
    when: "old.state <> 'draft'",
    message: "a quote that was sent does not change",
  });
  await refusesOn(db, {
    name: "quotes_answered_once",
    on: "before update of state, answered_at, answer_note on quotes",
    when: `not ((old.state = 'draft' and new.state in ('draft', 'sent')) or old.state = 'sent'
      or (old.state = 'expired' and new.state in ('asked_again', 'replaced')))`,
    message: "a quote is answered once",
  });
}
