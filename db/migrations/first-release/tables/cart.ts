/** What visitors gather before they order, and what that costs to deliver. */
export const cart = `
create table discounts (
  id text primary key,
  code text not null unique check (length(code) between 3 and 30 and has_only(code, 'A-Z0-9')),
  kind text not null check (kind in ('percent', 'sum')),
  value integer not null,
  first_day text not null,
  last_day text not null,
  is_once integer not null check (is_once in (0, 1)),
  minimum_bani integer not null check (minimum_bani >= 0),
  categories text not null,
  most_uses integer check (most_uses > 0),
  uses integer not null default 0,
  ended_at text,
  created_at text not null,
  version integer not null default 1,
  constraint discounts_days check (first_day <= last_day),
  constraint discounts_value check (case kind when 'percent' then value between 1 and 90 else value > 0
    and minimum_bani > value end),
  constraint discounts_uses check (uses >= 0 and (most_uses is null or uses <= most_uses))
);

create table carts (
  id text primary key,
  checkout_token text not null unique,
  created_at text not null,
  updated_at text not null,
  user_id text references users (id) on delete cascade,
  discount_code text not null default ''
);
create index carts_updated on carts (updated_at);
create unique index carts_user on carts (user_id) where user_id is not null;

create table cart_lines (
  id text primary key,
  cart_id text not null references carts (id) on delete cascade,
  product_id text references products (id) on delete cascade,
  swatch_id text references materials (id) on delete cascade,
  configuration text not null,
  quantity integer not null check (quantity > 0),
  seen_price_bani integer not null check (seen_price_bani > 0),
  added_at text not null,
  removed_at text,
  constraint cart_lines_item unique (cart_id, product_id, configuration),
  constraint cart_lines_piece check (case when swatch_id is null then product_id is not null or configuration <> ''
    else product_id is null and configuration = '' and quantity = 1 end)
);
create index cart_lines_product on cart_lines (product_id);
create unique index cart_lines_plan on cart_lines (cart_id, configuration) where product_id is null
  and swatch_id is null;
create unique index cart_lines_swatch on cart_lines (cart_id, swatch_id) where swatch_id is not null;
create index cart_lines_swatch_id on cart_lines (swatch_id) where swatch_id is not null;

create table checkout_drafts (
  cart_id text primary key references carts (id) on delete cascade,
  details text not null,
  typed_at text not null,
  session_hash text not null default '',
  user_id text references users (id) on delete cascade
);
create index checkout_drafts_typed on checkout_drafts (typed_at);
create index checkout_drafts_customer on checkout_drafts (user_id);

create table saved_lists (
  id text primary key,
  user_id text unique references users (id) on delete cascade,
  token_hash text not null unique,
  created_at text not null,
  changed_at text not null,
  link_number integer not null default 0
);
create index saved_lists_visitors on saved_lists (changed_at) where user_id is null;

create table saved_items (
  id text primary key,
  list_id text not null references saved_lists (id) on delete cascade,
  product_id text references products (id) on delete cascade,
  configuration text not null,
  price_bani integer not null check (price_bani > 0),
  saved_at text not null,
  constraint saved_items_item unique (list_id, product_id, configuration),
  constraint saved_items_piece check (product_id is not null or configuration <> '')
);
create index saved_items_product on saved_items (product_id);
create unique index saved_items_plan on saved_items (list_id, configuration) where product_id is null;

create table ended_saved_links (
  token_hash text primary key,
  ended_at text not null
);
create index ended_saved_links_ended_at on ended_saved_links (ended_at);

create table shared_numbers (
  year integer primary key,
  last_number integer not null
);

create table shared_designs (
  code text primary key,
  number text not null unique,
  product_id text references products (id) on delete cascade,
  configuration text not null check (configuration <> ''),
  price_bani integer not null check (price_bani > 0),
  created_at text not null,
  shared_at text not null,
  constraint shared_designs_design unique (product_id, configuration)
);
create index shared_designs_product on shared_designs (product_id);
create unique index shared_designs_plan on shared_designs (configuration) where product_id is null;
create index shared_designs_created_at on shared_designs (created_at);
create index shared_designs_shared_at on shared_designs (shared_at);

create table delivery_zones (
  id text primary key,
  name text not null unique,
  counties text not null,
  postcodes text not null,
  price_bani integer not null check (price_bani >= 0),
  free_from_bani integer check (free_from_bani > 0),
  days_from integer not null,
  days_to integer not null,
  position integer not null,
  is_active integer not null check (is_active in (0, 1)),
  version integer not null default 1,
  constraint delivery_zones_days check (days_from between 0 and days_to)
);
`;
