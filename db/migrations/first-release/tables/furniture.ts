/** What pieces are made of, and the numbers by which they are built and priced. */
export const furniture = `
create table materials (
  id text primary key,
  surcharge_bani integer not null check (surcharge_bani >= 0),
  image_url text,
  status text not null check (status in ('active', 'inactive')),
  display_order integer not null,
  is_sample integer not null check (is_sample in (0, 1)),
  name text not null default '',
  version integer not null default 1,
  description text not null default '',
  emission text not null default '' check (emission in ('', 'E05', 'none')),
  supplier_code text not null default '',
  board text not null default 'pal' check (board in ('pal', 'mdf')),
  thicknesses text not null default '18' check (thicknesses <> '' and has_only(thicknesses, '0-9,')),
  sheet_length_mm integer not null default 2800 check (sheet_length_mm between 300 and 6000),
  sheet_width_mm integer not null default 2070 check (sheet_width_mm between 300 and 6000),
  price_per_m2_bani integer not null default 9000 check (price_per_m2_bani >= 0),
  has_grain integer not null default 0 check (has_grain in (0, 1)),
  on_order_days integer check (on_order_days between 1 and 365),
  color_top text not null default '#f3efe8' check (is_color(color_top)),
  color_front text not null default '#e6e1d8' check (is_color(color_front)),
  color_side text not null default '#c9c2b6' check (is_color(color_side)),
  grain_color text check (is_color(grain_color)),
  grain_lines integer check (grain_lines between 1 and 60 and (grain_lines is null) = (grain_color is null)),
  grain_percent integer check (grain_percent between 1 and 100 and (grain_percent is null) = (grain_color is null)),
  is_glossy integer not null default 0 check (is_glossy in (0, 1))
);

create table handles (
  id text primary key,
  surcharge_bani integer not null check (surcharge_bani >= 0),
  image_url text,
  status text not null check (status in ('active', 'inactive')),
  display_order integer not null,
  is_sample integer not null check (is_sample in (0, 1)),
  name text not null default '',
  version integer not null default 1,
  description text not null default '',
  emission text not null default '' check (emission in ('', 'E05', 'none')),
  supplier_code text not null default '',
  price_bani integer not null default 1500 check (price_bani >= 0),
  shape text not null default 'bar' check (shape in ('bar', 'bow', 'knob', 'none')),
  color text not null default '#99a0a7' check (is_color(color)),
  length_mm integer not null default 160 check (length_mm between 0 and 2000),
  hole_spacing_mm integer not null default 128 check (hole_spacing_mm between 0 and length_mm)
);

create table decor_pictures (
  material_id text not null references materials (id) on delete cascade,
  kind text not null check (kind in ('wardrobe', 'bookcase', 'chest')),
  image_url text not null check (image_url <> ''),
  is_sample integer not null default 0 check (is_sample in (0, 1)),
  constraint decor_pictures_one primary key (material_id, kind)
);

create table swatches (
  material_id text primary key references materials (id) on delete cascade,
  stock integer not null check (stock >= 0)
);

create table construction_rules (
  version integer primary key,
  content text not null,
  saved_at text not null
);

create table price_lists (
  version integer primary key,
  content text not null,
  saved_at text not null
);
`;
