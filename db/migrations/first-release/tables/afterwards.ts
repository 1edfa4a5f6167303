/** What follows an order: its handover, claims, withdrawals with their refunds. */
export const afterwards = `
create table handover_notes (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  remark text not null,
  noted_at text not null,
  noted_by text not null,
  form_token text not null unique
);
create index handover_notes_order on handover_notes (order_id, noted_at);

create table care_reminders (
  order_id text primary key references orders (id) on delete cascade,
  reminded_at text not null
);

create table claims (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  order_line_id text references order_lines (id) on delete set null,
  kind text not null check (kind in ('missing', 'damaged', 'other')),
  state text not null check (state in ('new', 'in_work', 'solved', 'refused')),
  opened_at text not null,
  changed_at text not null
);
create index claims_order on claims (order_id);
create index claims_line on claims (order_line_id);
create index claims_changed on claims (changed_at);
create index claims_state on claims (state, changed_at);

create table claim_entries (
  id text primary key,
  claim_id text not null references claims (id) on delete cascade,
  written_by text not null,
  text text not null,
  state text not null check (state in ('new', 'in_work', 'solved', 'refused')),
  written_at text not null,
  form_token text not null unique
);
create index claim_entries_claim on claim_entries (claim_id, written_at);

create table sent_pictures (
  id text primary key,
  drawing_version_id text references drawing_versions (id) on delete cascade,
  claim_entry_id text references claim_entries (id) on delete cascade,
  handover_note_id text references handover_notes (id) on delete cascade,
  position integer not null,
  bytes blob not null,
  thumbnail blob,
  constraint sent_pictures_place check (num_nonnulls(drawing_version_id, claim_entry_id, handover_note_id) = 1)
);
create index sent_pictures_drawing_version_id on sent_pictures (drawing_version_id);
create index sent_pictures_claim_entry_id on sent_pictures (claim_entry_id);
create index sent_pictures_handover_note_id on sent_pictures (handover_note_id);

create table withdrawals (
  id text primary key,
  token text not null unique,
  digest text not null unique,
  order_id text references orders (id) on delete cascade,
  known_by text not null check (known_by in ('nothing', 'number', 'email', 'order-page', 'desk')),
  order_number text not null,
  full_name text not null,
  email text not null,
  statement text not null,
  language text not null,
  declared_at text not null,
  received_at text,
  accepted_at text,
  refused_at text,
  closed_at text,
  answer text not null default '',
  amount_reason text not null default '',
  constraint one_end check (num_nonnulls(accepted_at, refused_at, closed_at) <= 1)
);
create index withdrawals_open on withdrawals (declared_at) where accepted_at is null and refused_at is null
  and closed_at is null;
create index withdrawals_declared on withdrawals (declared_at);
create index withdrawals_order on withdrawals (order_id);

create table withdrawal_lines (
  withdrawal_id text not null references withdrawals (id) on delete cascade,
  order_line_id text not null references order_lines (id) on delete cascade,
  is_declared integer not null check (is_declared in (0, 1)),
  returned_quantity integer not null default 0 check (returned_quantity >= 0),
  declared_quantity integer,
  constraint withdrawal_lines_key primary key (withdrawal_id, order_line_id)
);
create index withdrawal_lines_line on withdrawal_lines (order_line_id);

create table refunds (
  id text primary key,
  withdrawal_id text not null unique references withdrawals (id) on delete cascade,
  amount_bani integer not null check (amount_bani > 0),
  due_on text not null,
  recorded_at text not null,
  paid_at text
);
create index refunds_due on refunds (due_on) where paid_at is null;
`;
