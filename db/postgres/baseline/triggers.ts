import { editedColumns } from "./edited-columns";

/** The triggers, by the names that they have on SQLite, where they do the same to the same rows. */

type Change = "insert" | "update" | "delete";
const changes: Change[] = ["insert", "update", "delete"];

/** One that calls a shared function. A `when` may not ask other tables. */
function calls(name: string, event: string, table: string, call: string, when?: string): string {
  const condition = when === undefined ? "" : ` when (${when})`;
  return `create trigger ${name} ${event} on ${table} for each row${condition} execute function ${call};`;
}

/** One with statements of its own; `result` is what a trigger before the change lets through. */
function does(
  name: string,
  event: string,
  table: string,
  statements: string,
  { when, result = "null" }: { when?: string; result?: "null" | "old" | "new" } = {},
): string {
  return `create function ${name}() returns trigger language plpgsql as $$
begin
${statements}
return ${result};
end $$;
${calls(name, event, table, `${name}()`, when)}`;
}

/** Refuses a change while other tables, or other rows of this one, say so. */
function refuses(
  name: string,
  event: string,
  table: string,
  when: string,
  message: string,
): string {
  const after = event.startsWith("after");
  const result = after ? "null" : event.includes("delete") ? "old" : "new";
  return does(name, event, table, `if ${when} then raise exception '${message}'; end if;`, {
    result,
  });
}

function counted(counter: string, prefix: string, tables: string[]): string[] {
  return tables.flatMap((table) =>
    changes.map((change) =>
      calls(`${prefix}_${table}_${change}`, `after ${change}`, table, `count_change('${counter}')`),
    ),
  );
}

/** Counts the changes of rows that pages show, before or after the change. */
function countedWhere(table: string, isShown: (row: "old" | "new") => string): string[] {
  const when = {
    insert: isShown("new"),
    update: `${isShown("old")} or ${isShown("new")}`,
    delete: isShown("old"),
  };
  return changes.map((change) =>
    calls(
      `content_of_${table}_${change}`,
      `after ${change}`,
      table,
      "count_change('content_version')",
      when[change],
    ),
  );
}

const ofCatalogue = [
  "settings",
  "categories",
  "materials",
  "handles",
  "listings",
  "product_images",
  "content_translations",
  "vat_rates",
  "page_versions",
  "official_pictures",
  "construction_rules",
  "price_books",
  "decor_pictures",
  "provider_keys",
  "delivery_zones",
  "teams",
  "search_words",
];

const ofContent = [
  "products",
  "moved_products",
  "renamed_categories",
  "gallery_images",
  "page_versions",
  "testimonials",
  "partners",
];

const versions = [
  ...counted("catalogue_version", "version_of", ofCatalogue),
  ...counted("content_version", "content_of", ofContent),
  ...counted("orders_version", "orders_version", ["orders", "order_lines"]),
  calls(
    "content_of_swatches_insert",
    "after insert",
    "swatches",
    "count_change('content_version')",
  ),
  calls(
    "content_of_swatches_delete",
    "after delete",
    "swatches",
    "count_change('content_version')",
  ),
  calls(
    "version_of_workshop_queue_insert",
    "after insert",
    "workshop_queue",
    "count_change('catalogue_version')",
  ),
  calls(
    "version_of_workshop_queue_update",
    "after update",
    "workshop_queue",
    "count_change('catalogue_version')",
    "new.days <> old.days",
  ),
  ...countedWhere("reviews", (row) => `${row}.approved_at is not null`),
  ...countedWhere(
    "product_questions",
    (row) => `${row}.answered_at is not null and ${row}.hidden_at is null`,
  ),
  ...reviewPictures(),
];

/** Shown with their reviews, which a `when` could not ask. */
function reviewPictures(): string[] {
  const isShown = (row: "old" | "new") =>
    `exists (select 1 from reviews where id = ${row}.review_id and approved_at is not null)`;
  const when = {
    insert: isShown("new"),
    update: `${isShown("old")} or ${isShown("new")}`,
    delete: isShown("old"),
  };
  return changes.map((change) =>
    does(
      `content_of_review_pictures_${change}`,
      `after ${change}`,
      "review_pictures",
      `if ${when[change]} then perform note_change('content_version'); end if;`,
    ),
  );
}

const rowVersions = [
  ...Object.entries(editedColumns).map(([table, columns]) =>
    calls(
      `row_version_of_${table}`,
      `before update of ${columns.join(", ")}`,
      table,
      "count_edit()",
      columns.map((column) => `old.${column} is distinct from new.${column}`).join(" or "),
    ),
  ),
  calls(
    "row_version_of_settings",
    "before update of value",
    "settings",
    "count_edit()",
    "(old.value::jsonb - 'logo') is distinct from (new.value::jsonb - 'logo')",
  ),
  ...changes.flatMap((change) => {
    const row = change === "delete" ? "old" : "new";
    return [
      does(
        `row_version_of_product_images_${change}`,
        `after ${change}`,
        "product_images",
        `update products set version = version + 1 where id = ${row}.product_id;`,
      ),
      does(
        `row_version_of_gallery_texts_${change}`,
        `after ${change}`,
        "content_translations",
        `update gallery_images set version = version + 1 where id = ${row}.subject_id;`,
        { when: `${row}.subject = 'gallery_image'` },
      ),
    ];
  }),
];

const translations = Object.entries({
  category: "categories",
  product: "products",
  product_image: "product_images",
  material: "materials",
  handle: "handles",
  gallery_image: "gallery_images",
  testimonial: "testimonials",
}).map(([subject, table]) =>
  calls(
    `content_translations_of_${table}`,
    "after delete",
    table,
    `drop_translations('${subject}')`,
  ),
);

const isListed = `case when new.status = 'active' and exists (
    select 1 from categories where id = new.category_id and status = 'active') then 1 else 0 end`;
const isActive = "case when new.status = 'active' then 1 else 0 end";
const translatedIn = ["en", "tr", "bg", "hu", "it", "fr", "ru"];
const setName = (row: "old" | "new", text: string) =>
  `update listings set ${translatedIn
    .map(
      (code) =>
        `name_${code} = case ${row}.language when '${code}' then ${text} else name_${code} end`,
    )
    .join(", ")} where product_id = ${row}.subject_id;`;

const listings = [
  does(
    "listings_of_category",
    "after update of status",
    "categories",
    `update listings
      set is_listed = case when is_active = 1 and new.status = 'active' then 1 else 0 end
      where category_id = new.id;`,
    { when: "old.status <> new.status" },
  ),
  does(
    "listings_of_new",
    "after insert",
    "products",
    `insert into listings
      (product_id, category_id, is_listed, is_active, price_bani, material, created_at, name_ro, form)
    values (new.id, new.category_id, ${isListed}, ${isActive}, new.price_bani, new.material,
      new.created_at, new.name_folded, new.form);`,
  ),
  does(
    "listings_of_changed",
    "after update of category_id, status, price_bani, material, created_at, name_folded, form",
    "products",
    `update listings set category_id = new.category_id, is_listed = ${isListed},
      is_active = ${isActive}, price_bani = new.price_bani, material = new.material,
      created_at = new.created_at, name_ro = new.name_folded, form = new.form
    where product_id = new.id;`,
  ),
  ...(["insert", "update"] as const).map((change) =>
    does(
      `listings_translation_${change}`,
      `after ${change}`,
      "content_translations",
      setName("new", "new.search_text"),
      { when: "new.subject = 'product' and new.field = 'name'" },
    ),
  ),
  does(
    "listings_translation_delete",
    "after delete",
    "content_translations",
    setName("old", "null"),
    { when: "old.subject = 'product' and old.field = 'name'" },
  ),
];

/** The number of a description in its language. */
const described = (row: "old" | "new") =>
  `(select id * 8 + array_position(
    array['ro', 'en', 'tr', 'bg', 'hu', 'it', 'fr', 'ru'], ${row}.language::text) - 1
    from listings where product_id = ${row}.subject_id)`;
const dropText = (row: "old" | "new") => `delete from products_words where id = ${described(row)};`;
const addText = `insert into products_words
  select number, words_of(new.text) from (select ${described("new")} as number) as place
  where number is not null;`;
const ofDescription = (row: "old" | "new") => ({
  when: `${row}.subject = 'product' and ${row}.field = 'description'`,
});

const descriptions = [
  does(
    "products_words_of_new",
    "after insert",
    "listings",
    `insert into products_words
      select new.id * 8, words_of(description) from products where id = new.product_id;`,
  ),
  does(
    "products_words_of_old",
    "after delete",
    "listings",
    "delete from products_words where id between old.id * 8 and old.id * 8 + 7;",
  ),
  does(
    "products_words_of_changed",
    "after update of description",
    "products",
    `update products_words set words = words_of(new.description)
      where id = (select id * 8 from listings where product_id = new.id);
    perform note_change('catalogue_version');`,
    { when: "old.description <> new.description" },
  ),
  does(
    "products_words_text_insert",
    "after insert",
    "content_translations",
    dropText("new") + addText,
    ofDescription("new"),
  ),
  does(
    "products_words_text_update",
    "after update",
    "content_translations",
    dropText("old") + addText,
    ofDescription("new"),
  ),
  does(
    "products_words_text_delete",
    "after delete",
    "content_translations",
    dropText("old"),
    ofDescription("old"),
  ),
];

const ledgerNumber = "round(extract(epoch from new.placed_at::timestamptz) * 1000)::bigint * 1000";
const enterOrder = `insert into ledger (id, order_id, status, payment_status, total_bani, paid_bani, is_trial)
values (
  coalesce((select taken.id + 1 from ledger as taken where taken.id >= ${ledgerNumber}
    and exists (select 1 from ledger where id = ${ledgerNumber})
    and not exists (select 1 from ledger as next where next.id = taken.id + 1)
    order by taken.id limit 1), ${ledgerNumber}),
  new.id, new.status, new.payment_status, new.total_bani, new.paid_bani, new.is_trial);
insert into ledger_words select id, words_of(concat_ws(' ', new.number, new.full_name, new.email,
  new.phone, new.city)) from ledger where order_id = new.id;`;
const indexed = ["placed_at", "number", "full_name", "email", "phone", "city"];

const orderIndex = [
  does("ledger_insert", "after insert", "orders", enterOrder),
  does("ledger_delete", "before delete", "orders", "delete from ledger where order_id = old.id;", {
    result: "old",
  }),
  does(
    "ledger_enter",
    `after update of ${indexed.join(", ")}`,
    "orders",
    `delete from ledger where order_id = new.id;\n${enterOrder}`,
    { when: indexed.map((one) => `old.${one} is distinct from new.${one}`).join(" or ") },
  ),
  does(
    "ledger_update",
    "after update of status, payment_status, total_bani, paid_bani",
    "orders",
    `update ledger set status = new.status, payment_status = new.payment_status,
      total_bani = new.total_bani, paid_bani = new.paid_bani where order_id = new.id;`,
  ),
];

const addSum = `insert into order_sums
values (slot_of(new.placed_at), new.status, new.payment_status, 1, new.total_bani, new.paid_bani)
on conflict (starts_at, status, payment_status) do update set count = order_sums.count + 1,
  total_bani = order_sums.total_bani + excluded.total_bani,
  paid_bani = order_sums.paid_bani + excluded.paid_bani;`;
const ofOldSum = `starts_at = slot_of(old.placed_at) and status = old.status
  and payment_status = old.payment_status`;
const dropSum = `update order_sums set count = count - 1, total_bani = total_bani - old.total_bani,
  paid_bani = paid_bani - old.paid_bani where ${ofOldSum};
delete from order_sums where ${ofOldSum} and count = 0;`;

const sums = [
  does("order_sums_insert", "after insert", "orders", addSum, { when: "new.is_trial = 0" }),
  does("order_sums_delete", "after delete", "orders", dropSum, { when: "old.is_trial = 0" }),
  does(
    "order_sums_update",
    "after update of placed_at, status, payment_status, total_bani, paid_bani",
    "orders",
    dropSum + addSum,
    { when: "old.is_trial = 0" },
  ),
];

/**
 * Once a statement, from what it changed: a trigger for each row would see rows of the same statement,
 * of the same customer, half changed.
 */
const counts = "status <> 'cancelled' and is_trial = 0";
const newCustomers = `create function new_customers() returns trigger language plpgsql as $$
declare
  addresses text[];
  earlier text[];
  later text[];
begin
  if tg_op = 'INSERT' then
    addresses := array(select distinct email from new_rows);
    earlier := array(select min(placed_at) from orders where email = any (addresses)
      and id not in (select id from new_rows) and ${counts} group by email);
  elsif tg_op = 'UPDATE' then
    addresses := array(select unnest(array[old_rows.email, new_rows.email])
      from old_rows join new_rows using (id)
      where old_rows.email <> new_rows.email or old_rows.placed_at <> new_rows.placed_at
        or (old_rows.status = 'cancelled') <> (new_rows.status = 'cancelled'));
    if addresses = '{}' then return null; end if;
    earlier := array(select min(placed_at) from (
      select email, placed_at, status, is_trial from orders where email = any (addresses)
        and id not in (select id from new_rows)
      union all select email, placed_at, status, is_trial from old_rows
        where email = any (addresses)) as before where ${counts} group by email);
  else
    addresses := array(select distinct email from old_rows);
    earlier := array(select min(placed_at) from (
      select email, placed_at, status, is_trial from orders where email = any (addresses)
      union all select email, placed_at, status, is_trial from old_rows) as before
      where ${counts} group by email);
  end if;
  later := array(select min(placed_at) from orders where email = any (addresses)
    and ${counts} group by email);
  update new_customers set count = new_customers.count - gone.count
    from (select slot_of(moment) as slot, count(*) as count from unnest(earlier) as moment
      group by slot_of(moment)) as gone
    where starts_at = gone.slot;
  insert into new_customers select slot_of(moment), count(*) from unnest(later) as moment
    group by slot_of(moment)
    on conflict (starts_at) do update set count = new_customers.count + excluded.count;
  return null;
end $$;
create trigger new_customers_insert after insert on orders
  referencing new table as new_rows for each statement execute function new_customers();
create trigger new_customers_update after update on orders
  referencing old table as old_rows new table as new_rows
  for each statement execute function new_customers();
create trigger new_customers_delete after delete on orders
  referencing old table as old_rows for each statement execute function new_customers();`;

const personsWords =
  "words_of(concat_ws(' ', new.email, new.first_name, new.last_name, new.phone))";
const personal = ["email", "first_name", "last_name", "phone"];

const people = [
  does(
    "people_insert",
    "after insert",
    "users",
    `insert into people (user_id) values (new.id);
    insert into people_words select id, ${personsWords} from people where user_id = new.id;`,
  ),
  does("people_delete", "before delete", "users", "delete from people where user_id = old.id;", {
    result: "old",
  }),
  does(
    "people_update",
    `after update of ${personal.join(", ")}`,
    "users",
    `update people_words set words = ${personsWords}
      where id = (select id from people where user_id = new.id);`,
    { when: personal.map((one) => `old.${one} is distinct from new.${one}`).join(" or ") },
  ),
];

const priced = {
  product: {
    table: "products",
    columns: ["price_bani", "regular_price_bani", "status"],
    price: "new.price_bani",
    reduced: "case when new.regular_price_bani is null then 0 else 1 end",
    since: "least(new.created_at, instant_now())",
  },
  material: {
    table: "materials",
    columns: ["surcharge_bani", "status"],
    price: "new.surcharge_bani",
    reduced: "0",
    since: "instant_now()",
  },
  handle: {
    table: "handles",
    columns: ["surcharge_bani", "status"],
    price: "new.surcharge_bani",
    reduced: "0",
    since: "instant_now()",
  },
};

const prices = Object.entries(priced).flatMap(
  ([subject, { table, columns, price, reduced, since }]) => {
    const note = (from: string) => `insert into price_history
      (subject, subject_id, price_bani, is_reduced, is_public, started_at)
    values ('${subject}', new.id, ${price}, ${reduced}, ${isActive}, ${from});`;
    return [
      does(`price_history_of_new_${table}`, "after insert", table, note(since)),
      does(
        `price_history_of_${table}`,
        `after update of ${columns.join(", ")}`,
        table,
        note("instant_now()"),
        { when: columns.map((one) => `old.${one} is distinct from new.${one}`).join(" or ") },
      ),
    ];
  },
);

const cartLines = (["insert", "update"] as const).flatMap((change) => [
  calls(
    `cart_lines_pieces_${change}`,
    `after ${change}`,
    "cart_lines",
    "refuse('too many: pieces of cart_lines')",
    "new.quantity > 99",
  ),
  refuses(
    `cart_lines_lines_${change}`,
    `after ${change}`,
    "cart_lines",
    `new.removed_at is null and 50 < (select count(*) from cart_lines
      where cart_id = new.cart_id and removed_at is null)`,
    "too many: lines of cart_lines",
  ),
  refuses(
    `cart_lines_swatches_${change}`,
    `after ${change}`,
    "cart_lines",
    `new.swatch_id is not null and new.removed_at is null and 5 < (select count(*) from cart_lines
      where cart_id = new.cart_id and removed_at is null and swatch_id is not null)`,
    "too many: swatches of cart_lines",
  ),
]);

const noPlace = `(select count(*) from appointments as other where other.team_id = new.team_id
  and other.state in ('booked', 'moved') and other.id <> new.id
  and other.starts_at < new.ends_at and other.ends_at > new.starts_at)
  >= (select places from teams where id = new.team_id)`;

const bounds = [
  ...cartLines,
  does(
    "cart_lines_forgotten",
    "after update of removed_at",
    "cart_lines",
    `delete from cart_lines where id in (select id from cart_lines
      where cart_id = new.cart_id and removed_at is not null
      order by removed_at desc, id desc offset 50);`,
    { when: "new.removed_at is not null" },
  ),
  refuses(
    "saved_items_items_insert",
    "after insert",
    "saved_items",
    "50 < (select count(*) from saved_items where list_id = new.list_id)",
    "too many: items of saved_items",
  ),
  refuses(
    "appointments_places_insert",
    "after insert",
    "appointments",
    `new.state in ('booked', 'moved') and ${noPlace}`,
    "too many: places of appointments",
  ),
  refuses(
    "appointments_places_update",
    "after update",
    "appointments",
    `new.state in ('booked', 'moved') and (old.starts_at <> new.starts_at
      or old.team_id <> new.team_id or old.state not in ('booked', 'moved')) and ${noPlace}`,
    "too many: places of appointments",
  ),
];

const isOther = (columns: string[]) =>
  columns.map((column) => `new.${column} is distinct from old.${column}`).join(" or ");

const fixed = [
  ...(["update", "delete"] as const).flatMap((change) => [
    calls(
      `journal_no_${change}`,
      `before ${change}`,
      "journal",
      "refuse('the journal is append-only')",
    ),
    calls(
      `price_history_${change}`,
      `before ${change}`,
      "price_history",
      "refuse('the price history is never changed')",
    ),
    calls(
      `accepted_text_accepted_texts_${change}`,
      `before ${change}`,
      "accepted_texts",
      "refuse('an accepted text does not change')",
    ),
  ]),
  refuses(
    "accepted_text_page_versions_update",
    "before update of page, language, text",
    "page_versions",
    "exists (select 1 from accepted_texts where version_id = old.id)",
    "an accepted text does not change",
  ),
  calls(
    "documents_fixed",
    `before update of id, kind, is_trial, prefix, number, name, order_id, cause, corrects_id, issued_at,
      issued_on, kept_until, buyer_kind, net_bani, vat_bani, total_bani, content, sheet`,
    "documents",
    "refuse('a document does not change')",
  ),
  calls(
    "documents_kept",
    "before delete",
    "documents",
    "refuse('a document is kept as long as the law has it')",
    "old.is_trial = 0 and old.kept_until > substr(instant_now(), 1, 10)",
  ),
  calls(
    "drawing_versions_fixed",
    "before update",
    "drawing_versions",
    "refuse('a drawing that was sent does not change')",
    `old.sent_at is not null and (${isOther([
      "id",
      "order_line_id",
      "version",
      "content",
      "sha256",
      "created_at",
      "created_by",
      "sent_at",
    ])} or (new.note is distinct from old.note and new.note <> ''))`,
  ),
  calls(
    "drawing_versions_answered",
    "before update",
    "drawing_versions",
    "refuse('a drawing is answered once')",
    `old.answered_at is not null and (${isOther(["answer", "answered_at"])}
      or (new.answer_note is distinct from old.answer_note and new.answer_note <> ''))`,
  ),
  calls(
    "drawing_versions_replaced",
    "before update",
    "drawing_versions",
    "refuse('a drawing that was replaced is over')",
    `old.replaced_at is not null and (${isOther(["replaced_at", "answer"])})`,
  ),
  refuses(
    "drawing_versions_kept",
    "before delete",
    "drawing_versions",
    `old.sent_at is not null and exists (select 1 from order_lines where id = old.order_line_id)`,
    "a drawing that was sent goes with its order",
  ),
  calls(
    "quotes_fixed",
    `before update of id, request_id, version, lines, delivery_method, county, transport_bani, days_from,
      days_to, valid_until, note, vat_percent, is_vat_included, total_bani, form_digest, made_at, made_by,
      sent_at`,
    "quotes",
    "refuse('a quote that was sent does not change')",
    "old.state <> 'draft'",
  ),
  calls(
    "quotes_answered_once",
    "before update of state, answered_at, answer_note",
    "quotes",
    "refuse('a quote is answered once')",
    `not ((old.state = 'draft' and new.state in ('draft', 'sent')) or old.state = 'sent'
      or (old.state = 'expired' and new.state in ('asked_again', 'replaced')))`,
  ),
];

const discounts = [
  does(
    "discount_uses_counted",
    "after insert",
    "discount_uses",
    "update discounts set uses = uses + 1 where id = new.discount_id;",
  ),
  does(
    "discount_uses_returned",
    "after delete",
    "discount_uses",
    "update discounts set uses = uses - 1 where id = old.discount_id;",
  ),
  does(
    "discount_uses_of_cancelled",
    "after update of status",
    "orders",
    "delete from discount_uses where order_id = new.id;",
    { when: "new.status = 'cancelled'" },
  ),
];

export const triggers = [
  ...versions,
  ...rowVersions,
  ...translations,
  ...listings,
  ...descriptions,
  ...orderIndex,
  ...sums,
  newCustomers,
  ...people,
  ...prices,
  ...bounds,
  ...fixed,
  ...discounts,
].join("\n\n");
