import { days } from "./days";

/** Orders, what happened to them, and the sums that lists read. */
export const orders = `
create table order_numbers (
  year integer primary key,
  last_number integer not null
);

create table orders (
  id text primary key,
  number text not null unique,
  token text not null unique,
  checkout_token text not null unique,
  form_digest text not null,
  user_id text references users (id) on delete set null,
  language text not null,
  full_name text not null,
  email text not null,
  phone text not null,
  address text not null,
  city text not null,
  postal_code text not null,
  notes text not null,
  payment_method text not null check (payment_method in ('bank_transfer', 'cash_on_delivery', 'card')),
  payment_status text not null check (payment_status in ('unpaid', 'advance_paid', 'paid', 'refunded')),
  status text not null check (status in ('new', 'confirmed', 'in_production', 'in_delivery', 'delivered',
    'cancelled')),
  subtotal_bani integer not null,
  vat_bani integer not null check (vat_bani >= 0),
  total_bani integer not null check (total_bani > 0),
  vat_percent integer not null check (vat_percent between 0 and 100),
  is_vat_included integer not null check (is_vat_included in (0, 1)),
  placed_at text not null,
  advance_bani integer not null default 0 check (advance_bani >= 0),
  paid_bani integer not null default 0,
  is_trial integer not null default 0 check (is_trial in (0, 1)),
  company_name text not null default '',
  tax_code text not null default '',
  registry_number text not null default '',
  iban text not null default '',
  country text not null default '',
  county text not null default '',
  sector text not null default '',
  delivery_name text not null default '',
  delivery_country text not null default '',
  delivery_county text not null default '',
  delivery_sector text not null default '',
  delivery_address text not null default '',
  delivery_city text not null default '',
  delivery_postal_code text not null default '',
  buyer_kind text not null default 'person' check (buyer_kind in ('person', 'company')),
  terms_text_id text references accepted_texts (id),
  privacy_text_id text references accepted_texts (id),
  advance_due_on text not null default '',
  reduced_bani integer not null default 0 check (reduced_bani >= 0),
  delivery_method text not null default 'delivery' check (delivery_method in ('delivery', 'pickup')),
  carrying text not null default '',
  floor text not null default '',
  assembly text not null default '',
  transport_zone text not null default '',
  transport_state text not null default 'none' check (transport_state in ('none', 'agreed', 'to_quote', 'quoted',
    'declined')),
  transport_from_days integer,
  transport_to_days integer,
  transport_bani integer not null default 0 check (transport_bani >= 0),
  carrying_bani integer not null default 0 check (carrying_bani >= 0),
  assembly_bani integer not null default 0 check (assembly_bani >= 0),
  are_drawings_required integer not null default 0 check (are_drawings_required in (0, 1)),
  discount_id text references discounts (id),
  discount_code text not null default '',
  discount_bani integer not null default 0 check (discount_bani >= 0),
  has_only_swatches integer not null default 0 check (has_only_swatches in (0, 1)),
  lowered_bani integer not null default 0,
  advance_percent integer not null default 50 check (advance_percent between 1 and 100)
);
create index orders_user on orders (user_id, placed_at);
create index orders_email on orders (lower(email));
create index orders_customer on orders (email, placed_at);
create index orders_trial on orders (id) where is_trial = 1;
create index orders_cash on orders (placed_at) where payment_method = 'cash_on_delivery';
create index orders_transport on orders (transport_state, placed_at) where transport_state in ('to_quote', 'quoted',
  'declined');
create index orders_discount on orders (discount_id) where discount_id is not null;
create index orders_reduced on orders (id) where reduced_bani > 0;

create table order_lines (
  id text primary key,
  order_id text not null references orders (id),
  product_id text references products (id) on delete set null,
  display_order integer not null,
  name text not null,
  configuration text not null,
  unit_price_bani integer not null check (unit_price_bani > 0),
  quantity integer not null check (quantity > 0),
  line_total_bani integer not null check (line_total_bani = unit_price_bani * quantity),
  staff_name text,
  staff_configuration text,
  ${days("delivery")},
  is_withdrawal_exempt integer not null default 0 check (is_withdrawal_exempt in (0, 1)),
  discount_bani integer not null default 0 check (discount_bani between 0 and line_total_bani),
  swatch_id text references materials (id) on delete set null,
  constraint order_lines_order unique (order_id, display_order)
);
create index order_lines_product on order_lines (product_id);
create index order_lines_swatch on order_lines (order_id) where swatch_id is not null;

create table order_history (
  id numbered primary key,
  order_id text not null references orders (id),
  status text not null,
  changed_at text not null,
  changed_by text not null,
  note text not null default ''
);
create index order_history_order on order_history (order_id);
create index order_history_delivered on order_history (changed_at) where status = 'delivered';

create table order_remarks (
  id text primary key,
  order_id text not null references orders (id),
  text text not null check (text <> ''),
  written_at text not null,
  written_by text not null
);
create index order_remarks_order on order_remarks (order_id);

create table promise_changes (
  id numbered_once primary key,
  order_id text not null references orders (id) on delete cascade,
  promised_on text not null,
  reason text not null,
  changed_at text not null,
  changed_by text not null
);
create index promise_changes_order on promise_changes (order_id);

create table transport_quotes (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  number integer not null,
  price_bani integer not null check (price_bani >= 0),
  days_from integer not null,
  days_to integer not null,
  valid_until text not null,
  made_at text not null,
  made_by text not null,
  answer text not null default '' check (answer in ('', 'accepted', 'declined')),
  answered_at text,
  constraint transport_quotes_number unique (order_id, number),
  constraint transport_quotes_days check (days_from between 0 and days_to),
  constraint transport_quotes_answered check ((answer = '') = (answered_at is null))
);

create table discount_uses (
  order_id text primary key references orders (id) on delete cascade,
  discount_id text not null references discounts (id),
  email text not null,
  user_id text references users (id) on delete set null
);
create unique index discount_uses_email on discount_uses (discount_id, email) where email <> '';
create unique index discount_uses_user on discount_uses (discount_id, user_id) where user_id is not null;
create index discount_uses_of_user on discount_uses (user_id) where user_id is not null;

create table swatch_credits (
  order_id text primary key references orders (id) on delete cascade,
  discount_id text not null unique references discounts (id) on delete cascade
);

create table order_index (
  id integer primary key,
  order_id text not null unique references orders (id),
  status text not null,
  payment_status text not null,
  total_bani integer not null,
  paid_bani integer not null,
  is_trial integer not null default 0 check (is_trial in (0, 1))
);
create index order_index_status on order_index (status);
create index order_index_payment on order_index (payment_status);
create index order_index_trial on order_index (id) where is_trial = 1;

create table order_sums (
  starts_at text not null,
  status text not null,
  payment_status text not null,
  count integer not null,
  total_bani integer not null,
  paid_bani integer not null,
  constraint order_sums_key primary key (starts_at, status, payment_status)
);

create table new_customers (
  starts_at text primary key,
  count integer not null
);
`;
