import { days } from "./days";

/** From and to which size a piece is made, in cm, and which it begins with; the bounds where none is said. */
function sizes(name: string, least: number, most: number): string {
  const [min, max, start] = [`${name}_min_cm`, `${name}_max_cm`, `${name}_start_cm`];
  const isSize = (size: string) =>
    `(${size} is null or (${size} between 10 and 500 and ${size} % 5 = 0))`;
  const from = `coalesce(${min}, ${least})`;
  const to = `coalesce(${max}, ${most})`;
  return `${min} integer check ${isSize(min)},
  ${max} integer check (${isSize(max)} and ${from} <= ${to}),
  ${start} integer check (${isSize(start)} and ${start} between ${from} and ${to})`;
}

/** What is on sale, under which addresses and prices, and how lists and search see it. */
export const catalogue = `
create table categories (
  id text primary key,
  name text not null,
  slug text not null unique,
  description text not null,
  is_featured integer not null check (is_featured in (0, 1)),
  status text not null check (status in ('active', 'inactive')),
  display_order integer not null,
  is_sample integer not null check (is_sample in (0, 1)),
  created_at text not null,
  last_number integer not null default 0,
  image_url text,
  deleted_at text,
  version integer not null default 1
);

create table products (
  id text primary key,
  category_id text not null references categories (id),
  number integer not null check (number > 0),
  name text not null,
  name_folded text not null,
  slug text not null,
  price_bani integer not null check (price_bani > 0),
  description text not null,
  stock_quantity integer not null check (stock_quantity >= 0),
  status text not null check (status in ('active', 'inactive')),
  material text,
  specification text not null,
  is_sample integer not null check (is_sample in (0, 1)),
  created_at text not null,
  form text not null default 'wardrobe',
  version integer not null default 1,
  ${days("delivery")},
  ${days("made")},
  safety text not null default '{}' check (is_json(safety)),
  regular_price_bani integer check (regular_price_bani > price_bani),
  ${sizes("width", 50, 300)},
  ${sizes("height", 50, 300)},
  ${sizes("depth", 30, 100)},
  deleted_at text check (deleted_at is null or status = 'inactive'),
  constraint products_number unique (category_id, number)
);
create index products_newest on products (status, created_at);
create index products_stock on products (status, stock_quantity);

create table product_images (
  id text primary key,
  product_id text not null references products (id) on delete cascade,
  image_url text not null,
  alt text not null,
  is_primary integer not null check (is_primary in (0, 1)),
  display_order integer not null,
  constraint product_images_order unique (product_id, display_order)
);
create index product_images_url on product_images (image_url);

create table moved_products (
  category_slug text not null,
  number integer not null,
  product_id text not null references products (id) on delete cascade,
  constraint moved_products_key primary key (category_slug, number)
);
create index moved_products_product on moved_products (product_id);

create table renamed_categories (
  slug text primary key,
  category_id text not null references categories (id) on delete cascade
);

create table listings (
  id numbered primary key,
  product_id text not null unique references products (id) on delete cascade,
  category_id text not null,
  is_listed integer not null,
  is_active integer not null,
  price_bani integer not null,
  material text,
  created_at text not null,
  name_ro text not null,
  name_en text,
  name_tr text,
  name_bg text,
  name_hu text,
  name_it text,
  name_fr text,
  name_ru text,
  form text not null default ''
);
create index listings_newest on listings (is_listed, created_at, category_id, price_bani, material nulls first);
create index listings_price on listings (is_listed, price_bani, category_id, material nulls first);
create index listings_material on listings (is_listed, material nulls first, price_bani, category_id);
create index listings_category on listings (category_id, is_listed, created_at, price_bani, material nulls first);
create index listings_category_price on listings (category_id, is_listed, price_bani, material nulls first);
create index listings_added on listings (created_at, is_active, category_id);
create index listings_category_added on listings (category_id, created_at, is_active);
create index listings_active_added on listings (is_active, created_at, category_id);
create index listings_name_ro on listings (is_listed, name_ro, category_id, price_bani, material nulls first);
create index listings_name_en on listings (is_listed, coalesce(name_en, name_ro), category_id, price_bani,
  material nulls first);
create index listings_name_tr on listings (is_listed, coalesce(name_tr, name_ro), category_id, price_bani,
  material nulls first);
create index listings_name_bg on listings (is_listed, coalesce(name_bg, name_ro), category_id, price_bani,
  material nulls first);
create index listings_name_hu on listings (is_listed, coalesce(name_hu, name_ro), category_id, price_bani,
  material nulls first);
create index listings_name_it on listings (is_listed, coalesce(name_it, name_ro), category_id, price_bani,
  material nulls first);
create index listings_name_fr on listings (is_listed, coalesce(name_fr, name_ro), category_id, price_bani,
  material nulls first);
create index listings_name_ru on listings (is_listed, coalesce(name_ru, name_ro), category_id, price_bani,
  material nulls first);
create index listings_form on listings (form, is_listed, category_id, material nulls first);

create table search_words (
  language text not null check (length(language) = 2),
  kind text not null,
  words text check (length(words) between 1 and 8000),
  version integer not null default 1,
  constraint search_words_key primary key (language, kind)
);

create table price_history (
  id numbered primary key,
  subject text not null check (subject in ('product', 'material', 'handle')),
  subject_id text not null,
  price_bani integer not null,
  is_reduced integer not null check (is_reduced in (0, 1)),
  is_public integer not null check (is_public in (0, 1)),
  started_at text not null
);
create index price_history_subject on price_history (subject, subject_id);

create table product_views (
  product_id text not null references products (id) on delete cascade,
  viewed_on text not null,
  count integer not null check (count > 0),
  constraint product_views_key primary key (viewed_on, product_id)
);

create table bulk_changes (
  id text primary key,
  admin_id text not null,
  operation text not null,
  created_at text not null,
  applied_at text,
  undone_at text
);
create index bulk_changes_applied on bulk_changes (applied_at nulls first, id);
create index bulk_changes_created on bulk_changes (created_at);

create table bulk_change_rows (
  change_id text not null references bulk_changes (id) on delete cascade,
  display_order integer not null,
  product_id text not null,
  name text not null,
  before text not null,
  after text not null,
  constraint bulk_change_rows_key primary key (change_id, display_order)
);

create table product_imports (
  id text primary key,
  admin_id text not null,
  file_name text not null,
  content text not null,
  created_at text not null,
  seen text not null default '{}'
);
create index product_imports_created on product_imports (created_at);
`;
