/**
 * The tables and indexes as migrations up to 0063 leave them on SQLite: the same names, constraints and
 * order of columns. Whole numbers have 64 bits there, flags are 0 or 1; texts compare by their bytes.
 * An index begins with nulls where rooms order by a column that may be null, as SQLite orders them.
 */
export const tables = String.raw`
create table settings (
  name text collate "C" primary key,
  value text collate "C" not null,
  updated_at text collate "C" not null,
  version bigint not null default 1
);

create table users (
  id text collate "C" primary key,
  email text collate "C" not null unique check (email = lower(email)),
  password_hash text collate "C" not null,
  first_name text collate "C" not null,
  last_name text collate "C" not null,
  phone text collate "C",
  confirmed_at text collate "C",
  created_at text collate "C" not null,
  language text collate "C",
  disabled_at text collate "C",
  deletion_due_at text collate "C",
  last_used_on text collate "C",
  unused_warned_at text collate "C",
  signed_in_at text collate "C",
  role text collate "C" not null default 'customer' check (role in ('customer', 'sales', 'workshop', 'administrator'))
);

create table categories (
  id text collate "C" primary key,
  name text collate "C" not null,
  slug text collate "C" not null unique,
  description text collate "C" not null,
  is_featured bigint not null check (is_featured in (0, 1)),
  status text collate "C" not null check (status in ('active', 'inactive')),
  display_order bigint not null,
  is_sample bigint not null check (is_sample in (0, 1)),
  created_at text collate "C" not null,
  last_number bigint not null default 0,
  image_url text collate "C",
  deleted_at text collate "C",
  version bigint not null default 1
);

create table products (
  id text collate "C" primary key,
  category_id text collate "C" not null references categories (id),
  number bigint not null check (number > 0),
  name text collate "C" not null,
  name_folded text collate "C" not null,
  slug text collate "C" not null,
  price_bani bigint not null check (price_bani > 0),
  description text collate "C" not null,
  stock_quantity bigint not null check (stock_quantity >= 0),
  status text collate "C" not null check (status in ('active', 'inactive')),
  material text collate "C",
  specification text collate "C" not null,
  is_sample bigint not null check (is_sample in (0, 1)),
  created_at text collate "C" not null,
  form text collate "C" not null default 'wardrobe',
  version bigint not null default 1,
  delivery_from_days bigint check (delivery_from_days >= 0),
  delivery_to_days bigint check ((delivery_from_days is null) = (delivery_to_days is null) and (delivery_to_days is null or (delivery_to_days >= delivery_from_days and delivery_to_days between 1 and 365))),
  made_from_days bigint check (made_from_days >= 0),
  made_to_days bigint check ((made_from_days is null) = (made_to_days is null) and (made_to_days is null or (made_to_days >= made_from_days and made_to_days between 1 and 365))),
  safety text collate "C" not null default '{}' check (is_json(safety)),
  regular_price_bani bigint check (regular_price_bani > price_bani),
  width_min_cm bigint check (width_min_cm is null or (width_min_cm between 10 and 500 and width_min_cm % 5 = 0)),
  width_max_cm bigint check ((width_max_cm is null or (width_max_cm between 10 and 500 and width_max_cm % 5 = 0)) and coalesce(width_min_cm, 50) <= coalesce(width_max_cm, 300)),
  width_start_cm bigint check ((width_start_cm is null or (width_start_cm between 10 and 500 and width_start_cm % 5 = 0)) and width_start_cm between coalesce(width_min_cm, 50) and coalesce(width_max_cm, 300)),
  height_min_cm bigint check (height_min_cm is null or (height_min_cm between 10 and 500 and height_min_cm % 5 = 0)),
  height_max_cm bigint check ((height_max_cm is null or (height_max_cm between 10 and 500 and height_max_cm % 5 = 0)) and coalesce(height_min_cm, 50) <= coalesce(height_max_cm, 300)),
  height_start_cm bigint check ((height_start_cm is null or (height_start_cm between 10 and 500 and height_start_cm % 5 = 0)) and height_start_cm between coalesce(height_min_cm, 50) and coalesce(height_max_cm, 300)),
  depth_min_cm bigint check (depth_min_cm is null or (depth_min_cm between 10 and 500 and depth_min_cm % 5 = 0)),
  depth_max_cm bigint check ((depth_max_cm is null or (depth_max_cm between 10 and 500 and depth_max_cm % 5 = 0)) and coalesce(depth_min_cm, 30) <= coalesce(depth_max_cm, 100)),
  depth_start_cm bigint check ((depth_start_cm is null or (depth_start_cm between 10 and 500 and depth_start_cm % 5 = 0)) and depth_start_cm between coalesce(depth_min_cm, 30) and coalesce(depth_max_cm, 100)),
  constraint products_number unique (category_id, number)
);

create table product_images (
  id text collate "C" primary key,
  product_id text collate "C" not null references products (id) on delete cascade,
  image_url text collate "C" not null,
  alt text collate "C" not null,
  is_primary bigint not null check (is_primary in (0, 1)),
  display_order bigint not null,
  constraint product_images_order unique (product_id, display_order)
);

create table moved_products (
  category_slug text collate "C" not null,
  number bigint not null,
  product_id text collate "C" not null references products (id) on delete cascade,
  constraint moved_products_key primary key (category_slug, number)
);

create table renamed_categories (
  slug text collate "C" primary key,
  category_id text collate "C" not null references categories (id) on delete cascade
);

create table carts (
  id text collate "C" primary key,
  checkout_token text collate "C" not null unique,
  created_at text collate "C" not null,
  updated_at text collate "C" not null,
  user_id text collate "C" references users (id) on delete cascade,
  discount_code text collate "C" not null default ''
);

create table order_numbers (
  year bigint primary key,
  last_number bigint not null
);

create table materials (
  id text collate "C" primary key,
  surcharge_bani bigint not null check (surcharge_bani >= 0),
  image_url text collate "C",
  status text collate "C" not null check (status in ('active', 'inactive')),
  display_order bigint not null,
  is_sample bigint not null check (is_sample in (0, 1)),
  name text collate "C" not null default '',
  version bigint not null default 1,
  description text collate "C" not null default '',
  emission text collate "C" not null default '' check (emission in ('', 'E05', 'none')),
  supplier_code text collate "C" not null default '',
  board text collate "C" not null default 'pal' check (board in ('pal', 'mdf')),
  thicknesses text collate "C" not null default '18' check (thicknesses <> '' and thicknesses !~ '[^0-9,]'),
  sheet_length_mm bigint not null default 2800 check (sheet_length_mm between 300 and 6000),
  sheet_width_mm bigint not null default 2070 check (sheet_width_mm between 300 and 6000),
  price_per_m2_bani bigint not null default 9000 check (price_per_m2_bani >= 0),
  has_grain bigint not null default 0 check (has_grain in (0, 1)),
  on_order_days bigint check (on_order_days between 1 and 365),
  color_top text collate "C" not null default '#f3efe8' check (color_top ~ '^#[0-9a-f]{6}$'),
  color_front text collate "C" not null default '#e6e1d8' check (color_front ~ '^#[0-9a-f]{6}$'),
  color_side text collate "C" not null default '#c9c2b6' check (color_side ~ '^#[0-9a-f]{6}$'),
  grain_color text collate "C" check (grain_color ~ '^#[0-9a-f]{6}$'),
  grain_lines bigint check (grain_lines between 1 and 60 and (grain_lines is null) = (grain_color is null)),
  grain_percent bigint check (grain_percent between 1 and 100 and (grain_percent is null) = (grain_color is null)),
  is_glossy bigint not null default 0 check (is_glossy in (0, 1))
);

create table handles (
  id text collate "C" primary key,
  surcharge_bani bigint not null check (surcharge_bani >= 0),
  image_url text collate "C",
  status text collate "C" not null check (status in ('active', 'inactive')),
  display_order bigint not null,
  is_sample bigint not null check (is_sample in (0, 1)),
  name text collate "C" not null default '',
  version bigint not null default 1,
  description text collate "C" not null default '',
  emission text collate "C" not null default '' check (emission in ('', 'E05', 'none')),
  supplier_code text collate "C" not null default '',
  price_bani bigint not null default 1500 check (price_bani >= 0),
  shape text collate "C" not null default 'bar' check (shape in ('bar', 'bow', 'knob', 'none')),
  color text collate "C" not null default '#99a0a7' check (color ~ '^#[0-9a-f]{6}$'),
  length_mm bigint not null default 160 check (length_mm between 0 and 2000),
  hole_spacing_mm bigint not null default 128 check (hole_spacing_mm between 0 and length_mm)
);

create table reviews (
  id text collate "C" primary key,
  product_id text collate "C" not null references products (id) on delete cascade,
  user_id text collate "C" references users (id) on delete set null,
  author_name text collate "C" not null,
  rating bigint not null check (rating between 1 and 5),
  text text collate "C" not null,
  is_verified_buyer bigint not null check (is_verified_buyer in (0, 1)),
  is_sample bigint not null check (is_sample in (0, 1)),
  created_at text collate "C" not null,
  approved_at text collate "C",
  refused_at text collate "C",
  refusal_reason text collate "C",
  answer text collate "C",
  answered_at text collate "C",
  version bigint not null default 1,
  language text collate "C" not null default 'ro',
  answer_language text collate "C" not null default 'ro'
);

create table sessions (
  id text collate "C" primary key,
  token_hash text collate "C" not null unique,
  user_id text collate "C" not null references users (id) on delete cascade,
  user_agent text collate "C" not null,
  is_remembered bigint not null check (is_remembered in (0, 1)),
  created_at text collate "C" not null,
  seen_at text collate "C" not null,
  expires_at text collate "C" not null,
  proven_at text collate "C"
);

create table account_links (
  token_hash text collate "C" primary key,
  user_id text collate "C" not null references users (id) on delete cascade,
  purpose text collate "C" not null check (purpose in ('confirm', 'reset', 'change_email')),
  email text collate "C" not null,
  created_at text collate "C" not null,
  expires_at text collate "C" not null,
  constraint account_links_newest unique (user_id, purpose)
);

create table link_requests (
  id bigint generated by default as identity primary key,
  purpose text collate "C" not null check (purpose in ('confirm', 'reset')),
  email text collate "C" not null,
  language text collate "C" not null,
  requested_at text collate "C" not null,
  attempts bigint not null default 0 check (attempts >= 0)
);

create table addresses (
  id text collate "C" primary key,
  user_id text collate "C" not null references users (id) on delete cascade,
  full_name text collate "C" not null,
  phone text collate "C" not null,
  address text collate "C" not null,
  city text collate "C" not null,
  postal_code text collate "C" not null,
  is_default bigint not null check (is_default in (0, 1)),
  created_at text collate "C" not null,
  country text collate "C" not null default '',
  county text collate "C" not null default '',
  sector text collate "C" not null default ''
);

create table consents (
  id text collate "C" primary key,
  user_id text collate "C" references users (id) on delete cascade,
  email text collate "C" not null,
  kind text collate "C" not null check (kind in ('terms', 'newsletter')),
  is_given bigint not null check (is_given in (0, 1)),
  given_at text collate "C" not null
);

create table rate_limits (
  key text collate "C" primary key,
  count bigint not null check (count > 0),
  resets_at text collate "C" not null
);

create table content_translations (
  subject text collate "C" not null check (subject in ('category', 'product', 'product_image', 'material', 'handle', 'gallery_image', 'testimonial')),
  subject_id text collate "C" not null,
  field text collate "C" not null,
  language text collate "C" not null check (language <> 'ro'),
  text text collate "C" not null check (text <> ''),
  source text collate "C" not null,
  search_text text collate "C" not null,
  updated_at text collate "C" not null,
  constraint content_translations_key primary key (subject, language, subject_id, field)
);

create table contact_messages (
  id text collate "C" primary key,
  name text collate "C" not null,
  email text collate "C" not null,
  phone text collate "C" not null,
  subject text collate "C" not null,
  message text collate "C" not null,
  language text collate "C" not null,
  attachment_file text collate "C" unique,
  attachment_name text collate "C",
  created_at text collate "C" not null,
  read_at text collate "C",
  answered_at text collate "C",
  done_at text collate "C",
  spam_at text collate "C",
  version bigint not null default 1,
  attachment_bytes bigint check (attachment_bytes >= 0)
);

create table newsletter_subscribers (
  id text collate "C" primary key,
  email text collate "C" not null unique check (email = lower(email)),
  language text collate "C" not null,
  token_hash text collate "C" not null unique,
  created_at text collate "C" not null,
  confirmed_at text collate "C",
  unsubscribed_at text collate "C"
);

create table gallery_images (
  id text collate "C" primary key,
  number bigint not null unique check (number > 0),
  category_id text collate "C" references categories (id) on delete set null,
  image_url text collate "C" not null,
  alt text collate "C" not null,
  display_order bigint not null,
  is_sample bigint not null check (is_sample in (0, 1)),
  created_at text collate "C" not null,
  version bigint not null default 1
);

create table page_versions (
  id text collate "C" primary key,
  page text collate "C" not null check (page in ('terms', 'privacy', 'cookies', 'accessibility', 'about')),
  language text collate "C" not null,
  text text collate "C" not null,
  published_at text collate "C" not null,
  published_by text collate "C" not null,
  constraint page_versions_order unique (page, language, published_at)
);

create table testimonials (
  id text collate "C" primary key,
  name text collate "C" not null,
  role text collate "C" not null,
  content text collate "C" not null,
  rating bigint not null check (rating between 1 and 5),
  display_order bigint not null,
  is_sample bigint not null check (is_sample in (0, 1)),
  image_url text collate "C"
);

create table partners (
  id text collate "C" primary key,
  name text collate "C" not null,
  display_order bigint not null,
  is_sample bigint not null check (is_sample in (0, 1)),
  image_url text collate "C"
);

create table conversations (
  id text collate "C" primary key,
  user_id text collate "C" references users (id) on delete cascade,
  created_at text collate "C" not null,
  updated_at text collate "C" not null
);

create table conversation_messages (
  id bigint generated by default as identity primary key,
  conversation_id text collate "C" not null references conversations (id) on delete cascade,
  is_bot bigint not null check (is_bot in (0, 1)),
  source text collate "C" not null check (source in ('visitor', 'ai', 'search')),
  text text collate "C" not null,
  language text collate "C" not null,
  problem text collate "C",
  extras text collate "C" not null,
  facts text collate "C" not null,
  created_at text collate "C" not null
);

create table assistant_days (
  used_on text collate "C" primary key,
  tokens bigint not null check (tokens >= 0),
  calls bigint not null,
  answers bigint not null,
  searches bigint not null,
  failures bigint not null,
  last_failure text collate "C"
);

create table provider_keys (
  name text collate "C" primary key,
  sealed text collate "C" not null,
  ending text collate "C" not null,
  saved_at text collate "C" not null
);

create table journal (
  id bigint generated by default as identity primary key,
  happened_at text collate "C" not null,
  admin_id text collate "C" not null,
  admin_email text collate "C" not null,
  action text collate "C" not null,
  subject text collate "C" not null,
  subject_id text collate "C" not null,
  before text collate "C",
  after text collate "C"
);

create table bulk_changes (
  id text collate "C" primary key,
  admin_id text collate "C" not null,
  operation text collate "C" not null,
  created_at text collate "C" not null,
  applied_at text collate "C",
  undone_at text collate "C"
);

create table bulk_change_rows (
  change_id text collate "C" not null references bulk_changes (id) on delete cascade,
  display_order bigint not null,
  product_id text collate "C" not null,
  name text collate "C" not null,
  before text collate "C" not null,
  after text collate "C" not null,
  constraint bulk_change_rows_key primary key (change_id, display_order)
);

create table product_imports (
  id text collate "C" primary key,
  admin_id text collate "C" not null,
  file_name text collate "C" not null,
  content text collate "C" not null,
  created_at text collate "C" not null,
  seen text collate "C" not null default '{}'
);

create table product_views (
  product_id text collate "C" not null references products (id) on delete cascade,
  viewed_on text collate "C" not null,
  count bigint not null check (count > 0),
  constraint product_views_key primary key (viewed_on, product_id)
);

create table message_replies (
  id text collate "C" primary key,
  message_id text collate "C" not null references contact_messages (id) on delete cascade,
  text text collate "C" not null,
  sent_at text collate "C" not null,
  sent_by text collate "C" not null
);

create table listings (
  id bigint generated by default as identity primary key,
  product_id text collate "C" not null unique references products (id) on delete cascade,
  category_id text collate "C" not null,
  is_listed bigint not null,
  is_active bigint not null,
  price_bani bigint not null,
  material text collate "C",
  created_at text collate "C" not null,
  name_ro text collate "C" not null,
  name_en text collate "C",
  name_tr text collate "C",
  name_bg text collate "C",
  name_hu text collate "C",
  name_it text collate "C",
  name_fr text collate "C",
  name_ru text collate "C",
  form text collate "C" not null default ''
);

create table catalogue_version (
  version bigint not null
);

create table content_version (
  version bigint not null
);

create table people (
  id bigint generated by default as identity primary key,
  user_id text collate "C" not null unique references users (id)
);

create table order_sums (
  starts_at text collate "C" not null,
  status text collate "C" not null,
  payment_status text collate "C" not null,
  count bigint not null,
  total_bani bigint not null,
  paid_bani bigint not null,
  constraint order_sums_key primary key (starts_at, status, payment_status)
);

create table new_customers (
  starts_at text collate "C" primary key,
  count bigint not null
);

create table orders_version (
  version bigint not null
);

create table registrations (
  token_hash text collate "C" primary key,
  email text collate "C" not null,
  first_name text collate "C" not null,
  last_name text collate "C" not null,
  phone text collate "C",
  password_hash text collate "C" not null,
  language text collate "C",
  created_at text collate "C" not null,
  expires_at text collate "C" not null
);

create table one_time_codes (
  user_id text collate "C" primary key references users (id) on delete cascade,
  sealed text collate "C" not null,
  last_step bigint not null check (last_step >= 0),
  created_at text collate "C" not null,
  confirmed_at text collate "C"
);

create table recovery_codes (
  code_hash text collate "C" primary key,
  user_id text collate "C" not null references users (id) on delete cascade,
  sealed text collate "C",
  created_at text collate "C" not null,
  used_at text collate "C"
);

create table passkeys (
  id text collate "C" primary key,
  user_id text collate "C" not null references users (id) on delete cascade,
  public_key text collate "C" not null,
  counter bigint not null check (counter >= 0),
  transports text collate "C" not null,
  name text collate "C" not null,
  created_at text collate "C" not null,
  last_used_at text collate "C"
);

create table passkey_challenges (
  challenge text collate "C" primary key,
  user_id text collate "C" not null references users (id) on delete cascade,
  purpose text collate "C" not null check (purpose in ('register', 'prove')),
  expires_at text collate "C" not null
);

create table pending_sign_ins (
  token_hash text collate "C" primary key,
  user_id text collate "C" not null references users (id) on delete cascade,
  is_remembered bigint not null check (is_remembered in (0, 1)),
  expires_at text collate "C" not null
);

create table account_notices (
  id bigint generated by default as identity primary key,
  user_id text collate "C" not null references users (id) on delete cascade,
  kind text collate "C" not null check (kind in ('factor_reset')),
  requested_at text collate "C" not null
);

create table assistant_shares (
  used_on text collate "C" not null,
  client_hash text collate "C" not null,
  tokens bigint not null check (tokens >= 0),
  constraint assistant_shares_key primary key (used_on, client_hash)
);

create table clock (
  id bigint primary key check (id = 1),
  seen_at text collate "C" not null,
  noticed_at text collate "C",
  shown_at text collate "C"
);

create table vat_rates (
  first_day text collate "C" primary key check (first_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  percent bigint not null check (percent between 0 and 100)
);

create table mail_files (
  id text collate "C" primary key,
  type text collate "C" not null,
  bytes bytea not null,
  made_at text collate "C" not null
);

create table price_history (
  id bigint generated by default as identity primary key,
  subject text collate "C" not null check (subject in ('product', 'material', 'handle')),
  subject_id text collate "C" not null,
  price_bani bigint not null,
  is_reduced bigint not null check (is_reduced in (0, 1)),
  is_public bigint not null check (is_public in (0, 1)),
  started_at text collate "C" not null
);

create table accepted_texts (
  id text collate "C" primary key,
  version_id text collate "C" not null references page_versions (id),
  particulars text collate "C" not null
);

create table official_pictures (
  name text collate "C" primary key check (name in ('guarantee-notice', 'sal-pictogram')),
  content_type text collate "C" not null,
  width bigint not null check (width > 0),
  height bigint not null check (height > 0),
  sha256 text collate "C" not null,
  bytes bytea not null,
  uploaded_at text collate "C" not null
);

create table checkout_drafts (
  cart_id text collate "C" primary key references carts (id) on delete cascade,
  details text collate "C" not null,
  typed_at text collate "C" not null,
  session_hash text collate "C" not null default '',
  user_id text collate "C" references users (id) on delete cascade
);

create table construction_rules (
  version bigint primary key,
  content text collate "C" not null,
  saved_at text collate "C" not null
);

create table price_books (
  version bigint primary key,
  content text collate "C" not null,
  saved_at text collate "C" not null
);

create table batches (
  id text collate "C" primary key,
  number text collate "C" not null unique,
  created_at text collate "C" not null,
  created_by text collate "C" not null,
  started_at text collate "C",
  cut_at text collate "C",
  undone_at text collate "C",
  constraint batches_cut check (cut_at is null or started_at is not null),
  constraint batches_undone check (cut_at is null or undone_at is null)
);

create table layout_runs (
  id text collate "C" primary key,
  batch_id text collate "C" not null references batches (id),
  state text collate "C" not null check (state in ('running', 'done', 'stopped', 'interrupted', 'failed')),
  seed bigint not null,
  seconds bigint not null,
  started_at text collate "C" not null,
  reported_at text collate "C" not null,
  ended_at text collate "C",
  stop_asked_at text collate "C",
  rounds bigint not null default 0,
  sheets bigint,
  task text collate "C" not null,
  best text collate "C"
);

create table offcuts (
  id bigint generated by default as identity primary key,
  material text collate "C" not null,
  thickness bigint not null check (thickness > 0),
  length double precision not null check (length > 0),
  width double precision not null check (width > 0),
  added_at text collate "C" not null,
  made_by_batch text collate "C" references batches (id),
  made_as bigint,
  used_by_batch text collate "C" references batches (id),
  discarded_at text collate "C",
  discard_reason text collate "C" not null default '',
  constraint offcuts_made unique (made_by_batch, made_as),
  constraint offcuts_end check (used_by_batch is null or discarded_at is null)
);

create table stock_items (
  id text collate "C" primary key,
  on_hand bigint not null default 0,
  least bigint not null default 0 check (least >= 0),
  supplier text collate "C" not null default '',
  supplier_code text collate "C" not null default '',
  pack bigint not null default 1 check (pack > 0)
);

create table stock_moves (
  id bigint generated by default as identity primary key,
  item_id text collate "C" not null references stock_items (id),
  amount bigint not null check (amount <> 0),
  reason text collate "C" not null check (reason in ('counted', 'received', 'batch', 'undone')),
  batch_id text collate "C" references batches (id),
  note text collate "C" not null default '',
  moved_at text collate "C" not null,
  moved_by text collate "C" not null,
  constraint stock_moves_batch check ((batch_id is not null) = (reason in ('batch', 'undone')))
);

create table decor_pictures (
  material_id text collate "C" not null references materials (id) on delete cascade,
  kind text collate "C" not null check (kind in ('wardrobe', 'bookcase', 'chest')),
  image_url text collate "C" not null check (image_url <> ''),
  is_sample bigint not null default 0 check (is_sample in (0, 1)),
  constraint decor_pictures_one primary key (material_id, kind)
);

create table document_series (
  kind text collate "C" not null,
  is_trial bigint not null,
  prefix text collate "C" not null unique,
  last_number bigint not null default 0 check (last_number >= 0),
  constraint document_series_key primary key (kind, is_trial)
);

create table banks (
  id text collate "C" primary key,
  name text collate "C" not null unique,
  iban text collate "C" not null,
  layout text collate "C" not null,
  version bigint not null default 1
);

create table bank_statements (
  id text collate "C" primary key,
  bank_id text collate "C" not null references banks (id),
  file_name text collate "C" not null,
  file_digest text collate "C" not null,
  from_on text collate "C" not null,
  to_on text collate "C" not null,
  names_account bigint not null check (names_account in (0, 1)),
  left_out text collate "C" not null,
  read_at text collate "C" not null,
  read_by text collate "C" not null,
  constraint bank_statements_file unique (bank_id, file_digest)
);

create table delivery_zones (
  id text collate "C" primary key,
  name text collate "C" not null unique,
  counties text collate "C" not null,
  postcodes text collate "C" not null,
  price_bani bigint not null check (price_bani >= 0),
  free_from_bani bigint check (free_from_bani > 0),
  days_from bigint not null,
  days_to bigint not null,
  position bigint not null,
  is_active bigint not null check (is_active in (0, 1)),
  version bigint not null default 1,
  constraint delivery_zones_days check (days_from between 0 and days_to)
);

create table teams (
  id text collate "C" primary key,
  name text collate "C" not null unique,
  kinds text collate "C" not null,
  counties text collate "C" not null,
  hours text collate "C" not null,
  slot_minutes bigint not null check (slot_minutes > 0),
  places bigint not null check (places > 0),
  notice_hours bigint not null check (notice_hours >= 0),
  weeks_ahead bigint not null check (weeks_ahead > 0),
  is_active bigint not null check (is_active in (0, 1)),
  version bigint not null default 1
);

create table holidays (
  day text collate "C" primary key,
  name text collate "C" not null,
  is_worked bigint not null check (is_worked in (0, 1))
);

create table calendar_feeds (
  scope text collate "C" primary key,
  token_hash text collate "C" not null unique,
  made_at text collate "C" not null
);

create table quote_numbers (
  year bigint primary key,
  last_number bigint not null
);

create table workshop_queue (
  id bigint primary key check (id = 1),
  minutes bigint not null check (minutes >= 0),
  days bigint not null check (days between 0 and 365),
  measured_at text collate "C" not null
);

create table search_words (
  language text collate "C" not null check (length(language) = 2),
  kind text collate "C" not null,
  words text collate "C" check (length(words) between 1 and 8000),
  version bigint not null default 1,
  constraint search_words_key primary key (language, kind)
);

create table discounts (
  id text collate "C" primary key,
  code text collate "C" not null unique check (length(code) between 3 and 30 and code !~ '[^A-Z0-9]'),
  kind text collate "C" not null check (kind in ('percent', 'sum')),
  value bigint not null,
  first_day text collate "C" not null,
  last_day text collate "C" not null,
  is_once bigint not null check (is_once in (0, 1)),
  minimum_bani bigint not null check (minimum_bani >= 0),
  categories text collate "C" not null,
  most_uses bigint check (most_uses > 0),
  uses bigint not null default 0,
  ended_at text collate "C",
  created_at text collate "C" not null,
  version bigint not null default 1,
  constraint discounts_days check (first_day <= last_day),
  constraint discounts_value check (case kind when 'percent' then value between 1 and 90 else value > 0 and minimum_bani > value end),
  constraint discounts_uses check (uses >= 0 and (most_uses is null or uses <= most_uses))
);

create table orders (
  id text collate "C" primary key,
  number text collate "C" not null unique,
  token text collate "C" not null unique,
  checkout_token text collate "C" not null unique,
  form_digest text collate "C" not null,
  user_id text collate "C" references users (id) on delete set null,
  language text collate "C" not null,
  full_name text collate "C" not null,
  email text collate "C" not null,
  phone text collate "C" not null,
  address text collate "C" not null,
  city text collate "C" not null,
  postal_code text collate "C" not null,
  notes text collate "C" not null,
  payment_method text collate "C" not null check (payment_method in ('bank_transfer', 'cash_on_delivery', 'card')),
  payment_status text collate "C" not null check (payment_status in ('unpaid', 'advance_paid', 'paid', 'refunded')),
  status text collate "C" not null check (status in ('new', 'confirmed', 'in_production', 'in_delivery', 'delivered', 'cancelled')),
  subtotal_bani bigint not null,
  vat_bani bigint not null check (vat_bani >= 0),
  total_bani bigint not null check (total_bani > 0),
  vat_percent bigint not null check (vat_percent between 0 and 100),
  is_vat_included bigint not null check (is_vat_included in (0, 1)),
  placed_at text collate "C" not null,
  advance_bani bigint not null default 0 check (advance_bani >= 0),
  paid_bani bigint not null default 0,
  is_trial bigint not null default 0 check (is_trial in (0, 1)),
  company_name text collate "C" not null default '',
  tax_code text collate "C" not null default '',
  registry_number text collate "C" not null default '',
  iban text collate "C" not null default '',
  country text collate "C" not null default '',
  county text collate "C" not null default '',
  sector text collate "C" not null default '',
  delivery_name text collate "C" not null default '',
  delivery_country text collate "C" not null default '',
  delivery_county text collate "C" not null default '',
  delivery_sector text collate "C" not null default '',
  delivery_address text collate "C" not null default '',
  delivery_city text collate "C" not null default '',
  delivery_postal_code text collate "C" not null default '',
  buyer_kind text collate "C" not null default 'person' check (buyer_kind in ('person', 'company')),
  terms_text_id text collate "C" references accepted_texts (id),
  privacy_text_id text collate "C" references accepted_texts (id),
  advance_due_on text collate "C" not null default '',
  reduced_bani bigint not null default 0 check (reduced_bani >= 0),
  delivery_method text collate "C" not null default 'delivery' check (delivery_method in ('delivery', 'pickup')),
  carrying text collate "C" not null default '',
  floor text collate "C" not null default '',
  assembly text collate "C" not null default '',
  transport_zone text collate "C" not null default '',
  transport_state text collate "C" not null default 'none' check (transport_state in ('none', 'agreed', 'to_quote', 'quoted', 'declined')),
  transport_from_days bigint,
  transport_to_days bigint,
  transport_bani bigint not null default 0 check (transport_bani >= 0),
  carrying_bani bigint not null default 0 check (carrying_bani >= 0),
  assembly_bani bigint not null default 0 check (assembly_bani >= 0),
  are_drawings_required bigint not null default 0 check (are_drawings_required in (0, 1)),
  discount_id text collate "C" references discounts (id),
  discount_code text collate "C" not null default '',
  discount_bani bigint not null default 0 check (discount_bani >= 0),
  has_only_swatches bigint not null default 0 check (has_only_swatches in (0, 1))
);

create table order_lines (
  id text collate "C" primary key,
  order_id text collate "C" not null references orders (id),
  product_id text collate "C" references products (id) on delete set null,
  display_order bigint not null,
  name text collate "C" not null,
  configuration text collate "C" not null,
  unit_price_bani bigint not null check (unit_price_bani > 0),
  quantity bigint not null check (quantity > 0),
  line_total_bani bigint not null check (line_total_bani = unit_price_bani * quantity),
  staff_name text collate "C",
  staff_configuration text collate "C",
  delivery_from_days bigint check (delivery_from_days >= 0),
  delivery_to_days bigint check ((delivery_from_days is null) = (delivery_to_days is null) and (delivery_to_days is null or (delivery_to_days >= delivery_from_days and delivery_to_days between 1 and 365))),
  is_withdrawal_exempt bigint not null default 0 check (is_withdrawal_exempt in (0, 1)),
  discount_bani bigint not null default 0 check (discount_bani between 0 and line_total_bani),
  swatch_id text collate "C" references materials (id) on delete set null,
  constraint order_lines_order unique (order_id, display_order)
);

create table order_history (
  id bigint generated by default as identity primary key,
  order_id text collate "C" not null references orders (id),
  status text collate "C" not null,
  changed_at text collate "C" not null,
  changed_by text collate "C" not null,
  note text collate "C" not null default ''
);

create table outbox (
  id text collate "C" primary key,
  order_id text collate "C" references orders (id),
  recipient text collate "C" not null,
  reply_to text collate "C",
  subject text collate "C" not null,
  text text collate "C" not null,
  html text collate "C" not null,
  attempts bigint not null check (attempts >= 0),
  next_attempt_at text collate "C" not null,
  created_at text collate "C" not null,
  sent_at text collate "C",
  failed_at text collate "C",
  last_error text collate "C",
  unsubscribe_url text collate "C"
);

create table payments (
  id text collate "C" primary key,
  order_id text collate "C" not null references orders (id),
  kind text collate "C" not null check (kind in ('advance', 'rest', 'refund')),
  method text collate "C" not null check (method in ('bank_transfer', 'cash_on_delivery', 'card')),
  amount_bani bigint not null check ((kind = 'refund' and amount_bani < 0) or (kind <> 'refund' and amount_bani > 0)),
  remark text collate "C" not null,
  recorded_at text collate "C" not null,
  recorded_by text collate "C" not null,
  form_token text collate "C",
  receipt_number text collate "C" not null default ''
);

create table order_remarks (
  id text collate "C" primary key,
  order_id text collate "C" not null references orders (id),
  text text collate "C" not null check (text <> ''),
  written_at text collate "C" not null,
  written_by text collate "C" not null
);

create table ledger (
  id bigint primary key,
  order_id text collate "C" not null unique references orders (id),
  status text collate "C" not null,
  payment_status text collate "C" not null,
  total_bani bigint not null,
  paid_bani bigint not null,
  is_trial bigint not null default 0 check (is_trial in (0, 1))
);

create table order_mail_requests (
  id bigint generated by default as identity primary key,
  order_id text collate "C" not null references orders (id) on delete cascade,
  low_stock text collate "C" not null
);

create table outbox_files (
  mail_id text collate "C" not null references outbox (id) on delete cascade,
  position bigint not null check (position >= 0),
  file_id text collate "C" not null references mail_files (id),
  name text collate "C" not null,
  constraint outbox_files_key primary key (mail_id, position)
);

create table withdrawals (
  id text collate "C" primary key,
  token text collate "C" not null unique,
  digest text collate "C" not null unique,
  order_id text collate "C" references orders (id) on delete cascade,
  known_by text collate "C" not null check (known_by in ('nothing', 'number', 'email', 'order-page', 'desk')),
  order_number text collate "C" not null,
  full_name text collate "C" not null,
  email text collate "C" not null,
  statement text collate "C" not null,
  language text collate "C" not null,
  declared_at text collate "C" not null,
  received_at text collate "C",
  accepted_at text collate "C",
  refused_at text collate "C",
  closed_at text collate "C",
  answer text collate "C" not null default '',
  constraint one_end check (num_nonnulls(accepted_at, refused_at, closed_at) <= 1)
);

create table withdrawal_lines (
  withdrawal_id text collate "C" not null references withdrawals (id) on delete cascade,
  order_line_id text collate "C" not null references order_lines (id) on delete cascade,
  is_declared bigint not null check (is_declared in (0, 1)),
  returned_quantity bigint not null default 0 check (returned_quantity >= 0),
  constraint withdrawal_lines_key primary key (withdrawal_id, order_line_id)
);

create table refunds (
  id text collate "C" primary key,
  withdrawal_id text collate "C" not null unique references withdrawals (id) on delete cascade,
  amount_bani bigint not null check (amount_bani > 0),
  due_on text collate "C" not null,
  recorded_at text collate "C" not null,
  paid_at text collate "C"
);

create table batch_lines (
  batch_id text collate "C" not null references batches (id),
  order_line_id text collate "C" not null references order_lines (id) on delete cascade,
  is_live bigint not null default 1 check (is_live in (0, 1)),
  constraint batch_lines_key primary key (batch_id, order_line_id)
);

create table board_steps (
  order_line_id text collate "C" not null references order_lines (id) on delete cascade,
  copy bigint not null check (copy > 0),
  board bigint not null check (board > 0),
  step text collate "C" not null check (step in ('cut', 'edged', 'drilled', 'assembled')),
  done_at text collate "C" not null,
  done_by text collate "C" not null,
  constraint board_steps_key primary key (order_line_id, copy, board, step)
);

create table board_remakes (
  id text collate "C" primary key,
  order_line_id text collate "C" not null references order_lines (id) on delete cascade,
  copy bigint not null check (copy > 0),
  board bigint not null check (board > 0),
  reason text collate "C" not null check (reason <> ''),
  cost_bani bigint not null check (cost_bani >= 0),
  remade_at text collate "C" not null,
  remade_by text collate "C" not null
);

create table documents (
  id text collate "C" primary key,
  kind text collate "C" not null check (kind in ('proforma', 'advance', 'final', 'storno')),
  is_trial bigint not null check (is_trial in (0, 1)),
  prefix text collate "C" not null,
  number bigint not null check (number > 0),
  name text collate "C" not null unique,
  order_id text collate "C" not null references orders (id),
  cause text collate "C" not null unique,
  corrects_id text collate "C" references documents (id),
  issued_at text collate "C" not null,
  issued_on text collate "C" not null,
  kept_until text collate "C" not null,
  buyer_kind text collate "C" not null check (buyer_kind in ('person', 'company')),
  net_bani bigint not null,
  vat_bani bigint not null,
  total_bani bigint not null,
  content text collate "C" not null,
  sheet text collate "C" not null,
  mailed_at text collate "C",
  e_invoice_number text collate "C" not null default '',
  e_invoice_noted_at text collate "C",
  constraint documents_number unique (prefix, number),
  constraint documents_sum check (net_bani + vat_bani = total_bani),
  constraint documents_corrects check ((kind = 'storno') = (corrects_id is not null))
);

create table payment_reminders (
  order_id text collate "C" not null references orders (id) on delete cascade,
  due text collate "C" not null check (due in ('advance', 'rest')),
  stage text collate "C" not null check (stage in ('soon', 'late')),
  reminded_at text collate "C" not null,
  constraint payment_reminders_key primary key (order_id, due, stage)
);

create table card_payments (
  id text collate "C" primary key,
  order_id text collate "C" not null references orders (id) on delete cascade,
  provider text collate "C" not null check (provider in ('stripe', 'netopia')),
  kind text collate "C" not null check (kind in ('advance', 'rest')),
  amount_bani bigint not null check (amount_bani > 0),
  state text collate "C" not null check (state in ('started', 'checking', 'refused', 'expired', 'to_desk', 'paid', 'refund_due')),
  reference text collate "C",
  hosted_url text collate "C",
  payment_reference text collate "C",
  started_at text collate "C" not null,
  open_until text collate "C" not null,
  settled_at text collate "C"
);

create table card_events (
  provider text collate "C" not null,
  event_id text collate "C" not null,
  type text collate "C" not null,
  kind text collate "C" not null,
  card_payment_id text collate "C" references card_payments (id) on delete cascade,
  payment_reference text collate "C",
  amount_bani bigint,
  currency text collate "C",
  detail text collate "C",
  status text collate "C",
  received_at text collate "C" not null,
  constraint card_events_key primary key (provider, event_id)
);

create table card_tasks (
  id text collate "C" primary key,
  card_payment_id text collate "C" not null references card_payments (id) on delete cascade,
  kind text collate "C" not null check (kind in ('wrong_amount', 'refund', 'refunded_elsewhere', 'refund_failed', 'dispute')),
  subject text collate "C" not null,
  amount_bani bigint,
  currency text collate "C",
  detail text collate "C" not null default '',
  opened_at text collate "C" not null,
  done_at text collate "C",
  done_by text collate "C",
  constraint card_tasks_matter unique (card_payment_id, kind, subject)
);

create table card_refunds (
  id text collate "C" primary key,
  card_payment_id text collate "C" not null references card_payments (id) on delete cascade,
  form_token text collate "C" not null unique,
  amount_bani bigint not null check (amount_bani > 0),
  state text collate "C" not null check (state in ('asked', 'accepted', 'refused')),
  reference text collate "C",
  asked_at text collate "C" not null,
  asked_by text collate "C" not null,
  answered_at text collate "C"
);

create table bank_rows (
  id bigint generated by default as identity primary key,
  statement_id text collate "C" not null references bank_statements (id) on delete cascade,
  bank_id text collate "C" not null references banks (id),
  line bigint not null,
  transaction_key text collate "C",
  repeats_id bigint references bank_rows (id),
  booked_on text collate "C" not null,
  amount_bani bigint not null,
  details text collate "C" not null,
  payer text collate "C" not null,
  payer_iban text collate "C" not null,
  reference text collate "C" not null,
  payment_id text collate "C" unique references payments (id) on delete set null,
  undone bigint not null default 0,
  constraint bank_rows_line unique (statement_id, line),
  constraint bank_rows_transaction unique (bank_id, transaction_key),
  constraint bank_rows_repeats check ((transaction_key is null) = (repeats_id is not null)),
  constraint bank_rows_paid check (payment_id is null or (amount_bani > 0 and repeats_id is null))
);

create table transport_quotes (
  id text collate "C" primary key,
  order_id text collate "C" not null references orders (id) on delete cascade,
  number bigint not null,
  price_bani bigint not null check (price_bani >= 0),
  days_from bigint not null,
  days_to bigint not null,
  valid_until text collate "C" not null,
  made_at text collate "C" not null,
  made_by text collate "C" not null,
  answer text collate "C" not null default '' check (answer in ('', 'accepted', 'declined')),
  answered_at text collate "C",
  constraint transport_quotes_number unique (order_id, number),
  constraint transport_quotes_days check (days_from between 0 and days_to),
  constraint transport_quotes_answered check ((answer = '') = (answered_at is null))
);

create table appointments (
  id text collate "C" primary key,
  token_hash text collate "C" not null unique,
  form_token text collate "C" not null unique,
  team_id text collate "C" not null references teams (id),
  kind text collate "C" not null check (kind in ('showroom', 'measuring', 'delivery')),
  starts_at text collate "C" not null,
  ends_at text collate "C" not null,
  order_id text collate "C" references orders (id) on delete cascade,
  name text collate "C" not null,
  email text collate "C" not null,
  phone text collate "C" not null,
  county text collate "C" not null,
  address text collate "C" not null,
  note text collate "C" not null,
  desk_note text collate "C" not null default '',
  language text collate "C" not null,
  state text collate "C" not null check (state in ('booked', 'moved', 'cancelled', 'done')),
  sequence bigint not null default 0,
  version bigint not null default 1,
  booked_at text collate "C" not null,
  changed_at text collate "C" not null,
  reminded_at text collate "C",
  constraint appointments_times check (starts_at < ends_at)
);

create table drawing_versions (
  id text collate "C" primary key,
  order_line_id text collate "C" not null references order_lines (id) on delete cascade,
  version bigint not null check (version > 0),
  content text collate "C" not null,
  sha256 text collate "C" not null check (length(sha256) = 64),
  note text collate "C" not null default '',
  created_at text collate "C" not null,
  created_by text collate "C" not null,
  sent_at text collate "C",
  answer text collate "C" check (answer in ('approved', 'returned')),
  answered_at text collate "C",
  answer_note text collate "C" not null default '',
  replaced_at text collate "C",
  constraint drawing_versions_number unique (order_line_id, version),
  constraint drawing_versions_answer check ((answer is null) = (answered_at is null) and (answer is null or sent_at is not null) and (replaced_at is null or sent_at is not null))
);

create table claims (
  id text collate "C" primary key,
  order_id text collate "C" not null references orders (id) on delete cascade,
  order_line_id text collate "C" references order_lines (id) on delete set null,
  kind text collate "C" not null check (kind in ('missing', 'damaged', 'other')),
  state text collate "C" not null check (state in ('new', 'in_work', 'solved', 'refused')),
  opened_at text collate "C" not null,
  changed_at text collate "C" not null
);

create table claim_entries (
  id text collate "C" primary key,
  claim_id text collate "C" not null references claims (id) on delete cascade,
  written_by text collate "C" not null,
  text text collate "C" not null,
  state text collate "C" not null check (state in ('new', 'in_work', 'solved', 'refused')),
  written_at text collate "C" not null,
  form_token text collate "C" not null unique
);

create table handover_notes (
  id text collate "C" primary key,
  order_id text collate "C" not null references orders (id) on delete cascade,
  remark text collate "C" not null,
  noted_at text collate "C" not null,
  noted_by text collate "C" not null,
  form_token text collate "C" not null unique
);

create table care_reminders (
  order_id text collate "C" primary key references orders (id) on delete cascade,
  reminded_at text collate "C" not null
);

create table sent_pictures (
  id text collate "C" primary key,
  drawing_version_id text collate "C" references drawing_versions (id) on delete cascade,
  claim_entry_id text collate "C" references claim_entries (id) on delete cascade,
  handover_note_id text collate "C" references handover_notes (id) on delete cascade,
  position bigint not null,
  bytes bytea not null,
  thumbnail bytea,
  constraint sent_pictures_place check (num_nonnulls(drawing_version_id, claim_entry_id, handover_note_id) = 1)
);

create table quote_requests (
  id text collate "C" primary key,
  number text collate "C" not null unique,
  token text collate "C" not null unique,
  form_digest text collate "C" not null unique,
  user_id text collate "C" references users (id) on delete set null,
  source text collate "C" not null check (source in ('planner', 'product', 'cart', 'contact', 'assistant')),
  state text collate "C" not null default 'new' check (state in ('new', 'answered', 'accepted', 'declined', 'expired', 'closed')),
  changed_at text collate "C" not null,
  created_at text collate "C" not null,
  order_id text collate "C" references orders (id) on delete set null,
  closed_reason text collate "C" not null default '',
  version bigint not null default 1,
  language text collate "C" not null,
  name text collate "C" not null,
  email text collate "C" not null,
  phone text collate "C" not null,
  county text collate "C" not null,
  city text collate "C" not null,
  wishes text collate "C" not null
);

create table quote_request_designs (
  request_id text collate "C" not null references quote_requests (id) on delete cascade,
  position bigint not null,
  design text collate "C" not null,
  name text collate "C" not null,
  shown text collate "C" not null,
  price_bani bigint,
  constraint quote_request_designs_key primary key (request_id, position)
);

create table quote_pictures (
  id text collate "C" primary key,
  request_id text collate "C" not null references quote_requests (id) on delete cascade,
  file text collate "C" not null,
  bytes bigint not null
);

create table quotes (
  id text collate "C" primary key,
  request_id text collate "C" not null references quote_requests (id) on delete cascade,
  version bigint not null check (version > 0),
  state text collate "C" not null default 'draft' check (state in ('draft', 'sent', 'replaced', 'accepted', 'declined', 'asked_again', 'expired')),
  lines text collate "C" not null,
  delivery_method text collate "C" not null check (delivery_method in ('delivery', 'pickup')),
  county text collate "C" not null,
  transport_bani bigint not null check (transport_bani >= 0),
  days_from bigint not null,
  days_to bigint not null,
  valid_until text collate "C" not null,
  note text collate "C" not null,
  vat_percent bigint not null,
  is_vat_included bigint not null check (is_vat_included in (0, 1)),
  total_bani bigint not null check (total_bani > 0),
  form_digest text collate "C" not null,
  made_at text collate "C" not null,
  made_by text collate "C" not null,
  sent_at text collate "C",
  reminded_at text collate "C",
  answered_at text collate "C",
  answer_note text collate "C" not null default '',
  constraint quotes_version unique (request_id, version),
  constraint quotes_days check (days_from between 0 and days_to),
  constraint quotes_sent check ((state = 'draft') = (sent_at is null)),
  constraint quotes_answered check ((state in ('accepted', 'declined', 'asked_again')) = (answered_at is not null))
);

create table promise_changes (
  id bigint generated by default as identity primary key,
  order_id text collate "C" not null references orders (id) on delete cascade,
  promised_on text collate "C" not null,
  reason text collate "C" not null,
  changed_at text collate "C" not null,
  changed_by text collate "C" not null
);

create table discount_uses (
  order_id text collate "C" primary key references orders (id) on delete cascade,
  discount_id text collate "C" not null references discounts (id),
  email text collate "C" not null,
  user_id text collate "C" references users (id) on delete set null
);

create table saved_lists (
  id text collate "C" primary key,
  user_id text collate "C" unique references users (id) on delete cascade,
  token_hash text collate "C" not null unique,
  created_at text collate "C" not null,
  changed_at text collate "C" not null
);

create table saved_items (
  id text collate "C" primary key,
  list_id text collate "C" not null references saved_lists (id) on delete cascade,
  product_id text collate "C" references products (id) on delete cascade,
  configuration text collate "C" not null,
  price_bani bigint not null check (price_bani > 0),
  saved_at text collate "C" not null,
  constraint saved_items_item unique (list_id, product_id, configuration),
  constraint saved_items_piece check (product_id is not null or configuration <> '')
);

create table shared_numbers (
  year bigint primary key,
  last_number bigint not null
);

create table shared_designs (
  code text collate "C" primary key,
  number text collate "C" not null unique,
  product_id text collate "C" references products (id) on delete cascade,
  configuration text collate "C" not null check (configuration <> ''),
  price_bani bigint not null check (price_bani > 0),
  created_at text collate "C" not null,
  shared_at text collate "C" not null,
  constraint shared_designs_design unique (product_id, configuration)
);

create table swatches (
  material_id text collate "C" primary key references materials (id) on delete cascade,
  stock bigint not null check (stock >= 0)
);

create table cart_lines (
  id text collate "C" primary key,
  cart_id text collate "C" not null references carts (id) on delete cascade,
  product_id text collate "C" references products (id) on delete cascade,
  swatch_id text collate "C" references materials (id) on delete cascade,
  configuration text collate "C" not null,
  quantity bigint not null check (quantity > 0),
  seen_price_bani bigint not null check (seen_price_bani > 0),
  added_at text collate "C" not null,
  removed_at text collate "C",
  constraint cart_lines_item unique (cart_id, product_id, configuration),
  constraint cart_lines_piece check (case when swatch_id is null then product_id is not null or configuration <> '' else product_id is null and configuration = '' and quantity = 1 end)
);

create table swatch_credits (
  order_id text collate "C" primary key references orders (id) on delete cascade,
  discount_id text collate "C" not null unique references discounts (id) on delete cascade
);

create table figures (
  day text collate "C" not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  kind text collate "C" not null check (length(kind) <= 30),
  language text collate "C" not null check (length(language) = 2),
  step text collate "C" not null check (step in ('view', 'design', 'cart', 'order')),
  count bigint not null check (count > 0),
  constraint figures_key primary key (day, kind, language, step)
);

create table stock_alerts (
  id text collate "C" primary key,
  product_id text collate "C" not null references products (id) on delete cascade,
  email text collate "C" not null check (email = lower(email)),
  language text collate "C" not null,
  token_hash text collate "C" not null unique,
  created_at text collate "C" not null,
  confirmed_at text collate "C",
  closed_at text collate "C",
  constraint stock_alerts_closed check ((closed_at is null) = (email <> ''))
);

create table review_pictures (
  id text collate "C" primary key,
  review_id text collate "C" not null references reviews (id) on delete cascade,
  position bigint not null check (position between 0 and 2),
  bytes bytea not null,
  thumbnail bytea,
  constraint review_pictures_position unique (review_id, position)
);

create table product_questions (
  id text collate "C" primary key,
  product_id text collate "C" not null references products (id) on delete cascade,
  name text collate "C" not null,
  email text collate "C" check (email = lower(email)),
  language text collate "C" not null,
  text text collate "C" not null,
  created_at text collate "C" not null,
  answer text collate "C",
  answer_language text collate "C",
  answered_at text collate "C",
  hidden_at text collate "C",
  version bigint not null default 1,
  constraint product_questions_answered check ((answer is null) = (answered_at is null) and (answer is null) = (answer_language is null) and (answer is null or email is null))
);
`;

export const indexes = String.raw`
create index products_newest on products (status, created_at);
create index carts_updated on carts (updated_at);
create index order_history_order on order_history (order_id);
create index outbox_due on outbox (sent_at, failed_at, next_attempt_at);
create index reviews_product on reviews (product_id, approved_at);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
create index addresses_user on addresses (user_id);
create index consents_email on consents (email);
create index rate_limits_reset on rate_limits (resets_at);
create unique index carts_user on carts (user_id) where user_id is not null;
create index orders_user on orders (user_id, placed_at);
create index orders_email on orders (lower(email));
create index reviews_user on reviews (user_id);
create index contact_messages_newest on contact_messages (spam_at, done_at, created_at);
create index contact_messages_unread on contact_messages (read_at, spam_at);
create index contact_messages_email on contact_messages (email);
create index newsletter_subscribers_newest on newsletter_subscribers (created_at);
create index gallery_images_order on gallery_images (display_order, number);
create index gallery_images_category on gallery_images (category_id);
create index conversations_user on conversations (user_id);
create index conversations_updated on conversations (updated_at);
create index conversation_messages_order on conversation_messages (conversation_id, id);
create index conversation_messages_newest on conversation_messages (is_bot, created_at);
create index journal_subject on journal (subject, subject_id, id);
create index journal_admin on journal (admin_email, id);
create index product_images_url on product_images (image_url);
create index moved_products_product on moved_products (product_id);
create index order_lines_product on order_lines (product_id);
create index bulk_changes_applied on bulk_changes (applied_at nulls first, id);
create index bulk_changes_created on bulk_changes (created_at);
create index product_imports_created on product_imports (created_at);
create index payments_order on payments (order_id);
create index order_remarks_order on order_remarks (order_id);
create index message_replies_message on message_replies (message_id, sent_at);
create index orders_customer on orders (email, placed_at);
create index products_stock on products (status, stock_quantity);
create index users_newest on users (created_at);
create index reviews_newest on reviews (approved_at, refused_at, created_at);
create index listings_newest on listings (is_listed, created_at, category_id, price_bani, material nulls first);
create index listings_price on listings (is_listed, price_bani, category_id, material nulls first);
create index listings_material on listings (is_listed, material nulls first, price_bani, category_id);
create index listings_category on listings (category_id, is_listed, created_at, price_bani, material nulls first);
create index listings_category_price on listings (category_id, is_listed, price_bani, material nulls first);
create index listings_added on listings (created_at, is_active, category_id);
create index listings_category_added on listings (category_id, created_at, is_active);
create index listings_active_added on listings (is_active, created_at, category_id);
create index listings_name_ro on listings (is_listed, name_ro, category_id, price_bani, material nulls first);
create index listings_name_en on listings (is_listed, coalesce(name_en, name_ro), category_id, price_bani, material nulls first);
create index listings_name_tr on listings (is_listed, coalesce(name_tr, name_ro), category_id, price_bani, material nulls first);
create index listings_name_bg on listings (is_listed, coalesce(name_bg, name_ro), category_id, price_bani, material nulls first);
create index listings_name_hu on listings (is_listed, coalesce(name_hu, name_ro), category_id, price_bani, material nulls first);
create index listings_name_it on listings (is_listed, coalesce(name_it, name_ro), category_id, price_bani, material nulls first);
create index listings_name_fr on listings (is_listed, coalesce(name_fr, name_ro), category_id, price_bani, material nulls first);
create index listings_name_ru on listings (is_listed, coalesce(name_ru, name_ro), category_id, price_bani, material nulls first);
create index reviews_approved on reviews (created_at desc, id) where approved_at is not null;
create index contact_messages_spam on contact_messages (created_at desc, id) where spam_at is not null;
create index newsletter_subscribers_active on newsletter_subscribers (unsubscribed_at, confirmed_at);
create index journal_of_a_kind on journal (subject, id);
create index users_last_used on users (last_used_on);
create index ledger_status on ledger (status);
create index ledger_payment on ledger (payment_status);
create index registrations_email on registrations (email, created_at);
create index registrations_created on registrations (created_at);
create unique index payments_form on payments (form_token);
create index recovery_codes_user on recovery_codes (user_id);
create index passkeys_user on passkeys (user_id);
create index contact_messages_attachments on contact_messages (attachment_file, attachment_bytes) where attachment_file is not null;
create index ledger_trial on ledger (id) where is_trial = 1;
create index orders_trial on orders (id) where is_trial = 1;
create index outbox_files_file on outbox_files (file_id);
create index withdrawals_open on withdrawals (declared_at) where accepted_at is null and refused_at is null and closed_at is null;
create index withdrawals_declared on withdrawals (declared_at);
create index withdrawals_order on withdrawals (order_id);
create index withdrawal_lines_line on withdrawal_lines (order_line_id);
create index refunds_due on refunds (due_on) where paid_at is null;
create index price_history_subject on price_history (subject, subject_id);
create index accepted_texts_version on accepted_texts (version_id);
create index orders_cash on orders (placed_at) where payment_method = 'cash_on_delivery';
create index payments_cash on payments (recorded_at) where method = 'cash_on_delivery';
create index checkout_drafts_typed on checkout_drafts (typed_at);
create index checkout_drafts_customer on checkout_drafts (user_id);
create unique index batch_lines_live on batch_lines (order_line_id) where is_live = 1;
create index batch_lines_line on batch_lines (order_line_id);
create unique index layout_runs_running on layout_runs (state) where state = 'running';
create index layout_runs_batch on layout_runs (batch_id, started_at nulls first);
create index offcuts_stock on offcuts (material nulls first, thickness) where used_by_batch is null and discarded_at is null;
create index offcuts_used on offcuts (used_by_batch);
create index board_remakes_line on board_remakes (order_line_id);
create index stock_moves_item on stock_moves (item_id);
create index stock_moves_batch_id on stock_moves (batch_id);
create index documents_order_id on documents (order_id);
create index documents_corrects_id on documents (corrects_id);
create index documents_issued_on on documents (issued_on);
create index documents_unmailed on documents (issued_at) where mailed_at is null;
create index card_payments_order on card_payments (order_id, started_at nulls first);
create unique index card_payments_started on card_payments (order_id) where state = 'started';
create index card_payments_reference on card_payments (provider, payment_reference);
create index card_events_payment on card_events (card_payment_id);
create index card_events_early on card_events (provider, payment_reference) where card_payment_id is null;
create index card_tasks_waiting on card_tasks (opened_at) where done_at is null;
create unique index card_refunds_asked on card_refunds (card_payment_id) where state = 'asked';
create index bank_statements_read_at on bank_statements (read_at);
create index bank_rows_repeats_id on bank_rows (repeats_id);
create index orders_transport on orders (transport_state, placed_at) where transport_state in ('to_quote', 'quoted', 'declined');
create index appointments_starts_at on appointments (starts_at);
create index appointments_team on appointments (team_id, starts_at);
create index appointments_order on appointments (order_id);
create index appointments_email on appointments (lower(email));
create unique index drawing_versions_draft on drawing_versions (order_line_id) where sent_at is null;
create unique index drawing_versions_current on drawing_versions (order_line_id) where sent_at is not null and replaced_at is null;
create index claims_order on claims (order_id);
create index claims_line on claims (order_line_id);
create index claims_changed on claims (changed_at);
create index claims_state on claims (state, changed_at);
create index claim_entries_claim on claim_entries (claim_id, written_at);
create index handover_notes_order on handover_notes (order_id, noted_at);
create index sent_pictures_drawing_version_id on sent_pictures (drawing_version_id);
create index sent_pictures_claim_entry_id on sent_pictures (claim_entry_id);
create index sent_pictures_handover_note_id on sent_pictures (handover_note_id);
create index quote_requests_state on quote_requests (state, changed_at);
create index quote_requests_email on quote_requests (lower(email));
create index quote_requests_user_id on quote_requests (user_id);
create index quote_requests_order_id on quote_requests (order_id);
create index quote_requests_created_at on quote_requests (created_at);
create index quote_pictures_request on quote_pictures (request_id);
create unique index quotes_one_draft on quotes (request_id) where state = 'draft';
create unique index quotes_one_sent on quotes (request_id) where state = 'sent';
create unique index quotes_one_accepted on quotes (request_id) where state = 'accepted';
create index quotes_open on quotes (valid_until) where state = 'sent';
create index promise_changes_order on promise_changes (order_id);
create index listings_form on listings (form, is_listed, category_id, material nulls first);
create index orders_discount on orders (discount_id) where discount_id is not null;
create unique index discount_uses_email on discount_uses (discount_id, email) where email <> '';
create unique index discount_uses_user on discount_uses (discount_id, user_id) where user_id is not null;
create index discount_uses_of_user on discount_uses (user_id) where user_id is not null;
create index saved_lists_visitors on saved_lists (changed_at) where user_id is null;
create index saved_items_product on saved_items (product_id);
create index shared_designs_product on shared_designs (product_id);
create unique index saved_items_plan on saved_items (list_id, configuration) where product_id is null;
create unique index shared_designs_plan on shared_designs (configuration) where product_id is null;
create index shared_designs_created_at on shared_designs (created_at);
create index shared_designs_shared_at on shared_designs (shared_at);
create index cart_lines_product on cart_lines (product_id);
create unique index cart_lines_plan on cart_lines (cart_id, configuration) where product_id is null and swatch_id is null;
create unique index cart_lines_swatch on cart_lines (cart_id, swatch_id) where swatch_id is not null;
create index cart_lines_swatch_id on cart_lines (swatch_id) where swatch_id is not null;
create index order_lines_swatch on order_lines (order_id) where swatch_id is not null;
create unique index stock_alerts_waiting on stock_alerts (product_id, email) where closed_at is null;
create index stock_alerts_email on stock_alerts (email) where closed_at is null;
create index product_questions_product on product_questions (product_id, created_at);
create index product_questions_waiting on product_questions (created_at) where answered_at is null and hidden_at is null;
create index product_questions_email on product_questions (email) where email is not null;
`;
