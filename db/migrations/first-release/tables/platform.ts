/** What belongs to no trade: settings, translations, the audit log, counters, notes of the shop's own. */
export const platform = `
create table settings (
  name text primary key,
  value text not null,
  updated_at text not null,
  version integer not null default 1
);

create table content_translations (
  subject text not null check (subject in ('category', 'product', 'product_image', 'material', 'handle',
    'gallery_image', 'testimonial')),
  subject_id text not null,
  field text not null,
  language text not null check (language <> 'ro'),
  text text not null check (text <> ''),
  source text not null,
  search_text text not null,
  updated_at text not null,
  constraint content_translations_key primary key (subject, language, subject_id, field)
);

create table vat_rates (
  first_day text primary key check (is_day(first_day)),
  percent integer not null check (percent between 0 and 100)
);

create table official_pictures (
  name text primary key check (name in ('guarantee-notice', 'sal-pictogram')),
  content_type text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  sha256 text not null,
  bytes blob not null,
  uploaded_at text not null
);

create table provider_keys (
  name text primary key,
  sealed text not null,
  ending text not null,
  saved_at text not null
);

create table audit_log (
  id numbered primary key,
  happened_at text not null,
  admin_id text not null,
  admin_email text not null,
  action text not null,
  subject text not null,
  subject_id text not null,
  before text,
  after text
);
create index audit_log_subject on audit_log (subject, subject_id, id);
create index audit_log_admin on audit_log (admin_email, id);
create index audit_log_of_a_kind on audit_log (subject, id);

create table catalogue_version (
  version integer not null
);

create table content_version (
  version integer not null
);

create table orders_version (
  version integer not null
);

create table clock (
  id integer primary key check (id = 1),
  seen_at text not null,
  noticed_at text,
  shown_at text
);

create table background_jobs (
  name text primary key,
  begun_at integer not null default 0
);

create table rate_limits (
  key text primary key,
  count integer not null check (count > 0),
  resets_at text not null
);
create index rate_limits_reset on rate_limits (resets_at);

create table sent_forms (
  form text primary key,
  answer text not null,
  sent_at text not null
);

create table figures (
  day text not null check (is_day(day)),
  kind text not null check (length(kind) <= 30),
  language text not null check (length(language) = 2),
  step text not null check (step in ('view', 'design', 'cart', 'order')),
  count integer not null check (count > 0),
  constraint figures_key primary key (day, kind, language, step)
);
`;
