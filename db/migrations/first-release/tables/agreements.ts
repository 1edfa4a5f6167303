/** What is agreed before and about an order: quotes, drawings, appointments. */
export const agreements = `
create table quote_numbers (
  year integer primary key,
  last_number integer not null
);

create table quote_requests (
  id text primary key,
  number text not null unique,
  token text not null unique,
  form_digest text not null unique,
  user_id text references users (id) on delete set null,
  source text not null check (source in ('planner', 'product', 'cart', 'contact', 'assistant')),
  state text not null default 'new' check (state in ('new', 'answered', 'accepted', 'declined', 'expired', 'closed')),
  changed_at text not null,
  created_at text not null,
  order_id text references orders (id) on delete set null,
  closed_reason text not null default '',
  version integer not null default 1,
  language text not null,
  name text not null,
  email text not null,
  phone text not null,
  county text not null,
  city text not null,
  wishes text not null
);
create index quote_requests_state on quote_requests (state, changed_at);
create index quote_requests_email on quote_requests (lower(email));
create index quote_requests_user_id on quote_requests (user_id);
create index quote_requests_order_id on quote_requests (order_id);
create index quote_requests_created_at on quote_requests (created_at);

create table quote_request_designs (
  request_id text not null references quote_requests (id) on delete cascade,
  position integer not null,
  design text not null,
  name text not null,
  shown text not null,
  price_bani integer,
  constraint quote_request_designs_key primary key (request_id, position)
);

create table quote_pictures (
  id text primary key,
  request_id text not null references quote_requests (id) on delete cascade,
  file text not null,
  bytes integer not null
);
create index quote_pictures_request on quote_pictures (request_id);

create table quotes (
  id text primary key,
  request_id text not null references quote_requests (id) on delete cascade,
  version integer not null check (version > 0),
  state text not null default 'draft' check (state in ('draft', 'sent', 'replaced', 'accepted', 'declined',
    'asked_again', 'expired')),
  lines text not null,
  delivery_method text not null check (delivery_method in ('delivery', 'pickup')),
  county text not null,
  transport_bani integer not null check (transport_bani >= 0),
  days_from integer not null,
  days_to integer not null,
  valid_until text not null,
  note text not null,
  vat_percent integer not null,
  is_vat_included integer not null check (is_vat_included in (0, 1)),
  total_bani integer not null check (total_bani > 0),
  form_digest text not null,
  made_at text not null,
  made_by text not null,
  sent_at text,
  reminded_at text,
  answered_at text,
  answer_note text not null default '',
  constraint quotes_version unique (request_id, version),
  constraint quotes_days check (days_from between 0 and days_to),
  constraint quotes_sent check ((state = 'draft') = (sent_at is null)),
  constraint quotes_answered check ((state in ('accepted', 'declined', 'asked_again')) = (answered_at is not null))
);
create unique index quotes_one_draft on quotes (request_id) where state = 'draft';
create unique index quotes_one_sent on quotes (request_id) where state = 'sent';
create unique index quotes_one_accepted on quotes (request_id) where state = 'accepted';
create index quotes_open on quotes (valid_until) where state = 'sent';

create table drawing_versions (
  id text primary key,
  order_line_id text not null references order_lines (id) on delete cascade,
  version integer not null check (version > 0),
  content text not null,
  sha256 text not null check (length(sha256) = 64),
  note text not null default '',
  created_at text not null,
  created_by text not null,
  sent_at text,
  answer text check (answer in ('approved', 'returned')),
  answered_at text,
  answer_note text not null default '',
  replaced_at text,
  constraint drawing_versions_number unique (order_line_id, version),
  constraint drawing_versions_answer check ((answer is null) = (answered_at is null) and (answer is null
    or sent_at is not null) and (replaced_at is null or sent_at is not null))
);
create unique index drawing_versions_draft on drawing_versions (order_line_id) where sent_at is null;
create unique index drawing_versions_current on drawing_versions (order_line_id) where sent_at is not null
  and replaced_at is null;

create table holidays (
  day text primary key,
  name text not null,
  is_worked integer not null check (is_worked in (0, 1))
);

create table teams (
  id text primary key,
  name text not null unique,
  kinds text not null,
  counties text not null,
  hours text not null,
  slot_minutes integer not null check (slot_minutes > 0),
  places integer not null check (places > 0),
  notice_hours integer not null check (notice_hours >= 0),
  weeks_ahead integer not null check (weeks_ahead > 0),
  is_active integer not null check (is_active in (0, 1)),
  version integer not null default 1
);

create table appointments (
  id text primary key,
  token_hash text not null unique,
  form_token text not null unique,
  team_id text not null references teams (id),
  kind text not null check (kind in ('showroom', 'measuring', 'delivery')),
  starts_at text not null,
  ends_at text not null,
  order_id text references orders (id) on delete cascade,
  name text not null,
  email text not null,
  phone text not null,
  county text not null,
  address text not null,
  note text not null,
  desk_note text not null default '',
  language text not null,
  state text not null check (state in ('booked', 'moved', 'cancelled', 'done')),
  sequence integer not null default 0,
  version integer not null default 1,
  booked_at text not null,
  changed_at text not null,
  reminded_at text,
  constraint appointments_times check (starts_at < ends_at)
);
create index appointments_starts_at on appointments (starts_at);
create index appointments_team on appointments (team_id, starts_at);
create index appointments_order on appointments (order_id);
create index appointments_email on appointments (lower(email));

create table appointment_holds (
  id text primary key,
  token_hash text not null unique,
  form_token text not null unique,
  team_id text not null references teams (id) on delete cascade,
  kind text not null check (kind in ('showroom', 'measuring', 'delivery')),
  starts_at text not null,
  ends_at text not null,
  order_id text references orders (id) on delete cascade,
  name text not null,
  email text not null,
  phone text not null,
  county text not null,
  address text not null,
  note text not null,
  language text not null,
  asked_at text not null,
  held_until text not null,
  constraint appointment_holds_times check (starts_at < ends_at)
);
create index appointment_holds_held on appointment_holds (held_until);

create table calendar_feeds (
  scope text primary key,
  token_hash text not null unique,
  made_at text not null
);
`;
