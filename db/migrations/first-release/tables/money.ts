/** Payments, documents, and what banks say. */
export const money = `
create table payments (
  id text primary key,
  order_id text not null references orders (id),
  kind text not null check (kind in ('advance', 'rest', 'refund')),
  method text not null check (method in ('bank_transfer', 'cash_on_delivery', 'card')),
  amount_bani integer not null check ((kind = 'refund' and amount_bani < 0) or (kind <> 'refund'
    and amount_bani > 0)),
  remark text not null,
  recorded_at text not null,
  recorded_by text not null,
  form_token text,
  receipt_number text not null default '',
  reason text not null default ''
);
create index payments_order on payments (order_id);
create unique index payments_form on payments (form_token);
create index payments_cash on payments (recorded_at) where method = 'cash_on_delivery';

create table payment_reminders (
  order_id text not null references orders (id) on delete cascade,
  due text not null check (due in ('advance', 'rest')),
  stage text not null check (stage in ('soon', 'late')),
  reminded_at text not null,
  constraint payment_reminders_key primary key (order_id, due, stage)
);

create table document_series (
  kind text not null,
  is_trial integer not null,
  prefix text not null unique,
  last_number integer not null default 0 check (last_number >= 0),
  constraint document_series_key primary key (kind, is_trial)
);

create table documents (
  id text primary key,
  kind text not null check (kind in ('proforma', 'advance', 'final', 'storno')),
  is_trial integer not null check (is_trial in (0, 1)),
  prefix text not null,
  number integer not null check (number > 0),
  name text not null unique,
  order_id text not null references orders (id),
  cause text not null unique,
  corrects_id text references documents (id),
  issued_at text not null,
  issued_on text not null,
  kept_until text not null,
  buyer_kind text not null check (buyer_kind in ('person', 'company')),
  net_bani integer not null,
  vat_bani integer not null,
  total_bani integer not null,
  content text not null,
  sheet text not null,
  mailed_at text,
  e_invoice_number text not null default '',
  e_invoice_noted_at text,
  constraint documents_number unique (prefix, number),
  constraint documents_sum check (net_bani + vat_bani = total_bani),
  constraint documents_corrects check ((kind = 'storno') = (corrects_id is not null))
);
create index documents_order_id on documents (order_id);
create index documents_corrects_id on documents (corrects_id);
create index documents_issued_on on documents (issued_on);
create index documents_unmailed on documents (issued_at) where mailed_at is null;

create table card_payments (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  provider text not null check (provider in ('stripe', 'netopia')),
  kind text not null check (kind in ('advance', 'rest')),
  amount_bani integer not null check (amount_bani > 0),
  state text not null check (state in ('started', 'checking', 'refused', 'expired', 'to_desk', 'paid', 'refund_due')),
  reference text,
  hosted_url text,
  payment_reference text,
  started_at text not null,
  open_until text not null,
  settled_at text
);
create index card_payments_order on card_payments (order_id, started_at nulls first);
create unique index card_payments_started on card_payments (order_id) where state = 'started';
create index card_payments_reference on card_payments (provider, payment_reference);

create table card_events (
  provider text not null,
  event_id text not null,
  type text not null,
  kind text not null,
  card_payment_id text references card_payments (id) on delete cascade,
  payment_reference text,
  amount_bani integer,
  currency text,
  detail text,
  status text,
  received_at text not null,
  constraint card_events_key primary key (provider, event_id)
);
create index card_events_payment on card_events (card_payment_id);
create index card_events_early on card_events (provider, payment_reference) where card_payment_id is null;

create table card_tasks (
  id text primary key,
  card_payment_id text not null references card_payments (id) on delete cascade,
  kind text not null check (kind in ('wrong_amount', 'refund', 'refunded_elsewhere', 'refund_failed', 'dispute')),
  subject text not null,
  amount_bani integer,
  currency text,
  detail text not null default '',
  opened_at text not null,
  done_at text,
  done_by text,
  constraint card_tasks_matter unique (card_payment_id, kind, subject)
);
create index card_tasks_waiting on card_tasks (opened_at) where done_at is null;

create table card_refunds (
  id text primary key,
  card_payment_id text not null references card_payments (id) on delete cascade,
  form_token text not null unique,
  amount_bani integer not null check (amount_bani > 0),
  state text not null check (state in ('asked', 'accepted', 'refused')),
  reference text,
  asked_at text not null,
  asked_by text not null,
  answered_at text,
  reason text not null default ''
);
create unique index card_refunds_asked on card_refunds (card_payment_id) where state = 'asked';

create table banks (
  id text primary key,
  name text not null unique,
  iban text not null,
  layout text not null,
  version integer not null default 1
);

create table bank_statements (
  id text primary key,
  bank_id text not null references banks (id),
  file_name text not null,
  file_digest text not null,
  from_on text not null,
  to_on text not null,
  names_account integer not null check (names_account in (0, 1)),
  left_out text not null,
  read_at text not null,
  read_by text not null,
  date_order text not null default '',
  constraint bank_statements_file unique (bank_id, file_digest)
);
create index bank_statements_read_at on bank_statements (read_at);

create table bank_rows (
  id numbered primary key,
  statement_id text not null references bank_statements (id) on delete cascade,
  bank_id text not null references banks (id),
  line integer not null,
  transaction_key text,
  repeats_id integer references bank_rows (id),
  booked_on text not null,
  amount_bani integer not null,
  details text not null,
  payer text not null,
  payer_iban text not null,
  reference text not null,
  undone integer not null default 0,
  counted_because text not null default '',
  constraint bank_rows_line unique (statement_id, line),
  constraint bank_rows_transaction unique (bank_id, transaction_key),
  constraint bank_rows_repeats check ((transaction_key is null) = (repeats_id is not null))
);
create index bank_rows_repeats_id on bank_rows (repeats_id);
create index bank_rows_reference on bank_rows (bank_id, reference, booked_on);

create table bank_row_payments (
  payment_id text primary key references payments (id) on delete cascade,
  row_id integer not null references bank_rows (id) on delete cascade
);
create index bank_row_payments_row_id on bank_row_payments (row_id);
`;
