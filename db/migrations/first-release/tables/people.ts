/** Who has an account, and how they prove who they are. */
export const people = `
create table users (
  id text primary key,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  confirmed_at text,
  created_at text not null,
  language text,
  disabled_at text,
  deletion_due_at text,
  last_used_on text,
  unused_warned_at text,
  signed_in_at text,
  role text not null default 'customer' check (role in ('customer', 'sales', 'workshop', 'administrator'))
);
create index users_newest on users (created_at);
create index users_last_used on users (last_used_on);

create table people (
  id numbered primary key,
  user_id text not null unique references users (id)
);

create table sessions (
  id text primary key,
  token_hash text not null unique,
  user_id text not null references users (id) on delete cascade,
  user_agent text not null,
  is_remembered integer not null check (is_remembered in (0, 1)),
  created_at text not null,
  seen_at text not null,
  expires_at text not null,
  proven_at text
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table registrations (
  token_hash text primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  password_hash text not null,
  language text,
  created_at text not null,
  expires_at text not null
);
create index registrations_email on registrations (email, created_at);
create index registrations_created on registrations (created_at);

create table account_links (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset', 'change_email')),
  email text not null,
  created_at text not null,
  expires_at text not null,
  constraint account_links_newest unique (user_id, purpose)
);

create table link_requests (
  id numbered primary key,
  purpose text not null check (purpose in ('confirm', 'reset')),
  email text not null,
  language text not null,
  requested_at text not null,
  attempts integer not null default 0 check (attempts >= 0)
);

create table addresses (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  full_name text not null,
  phone text not null,
  address text not null,
  city text not null,
  postal_code text not null,
  is_default integer not null check (is_default in (0, 1)),
  created_at text not null,
  country text not null default '',
  county text not null default '',
  sector text not null default ''
);
create index addresses_user on addresses (user_id);

create table consents (
  id text primary key,
  user_id text references users (id) on delete cascade,
  email text not null,
  kind text not null check (kind in ('terms', 'newsletter')),
  is_given integer not null check (is_given in (0, 1)),
  given_at text not null
);
create index consents_email on consents (email);

create table one_time_codes (
  user_id text primary key references users (id) on delete cascade,
  sealed text not null,
  last_step integer not null check (last_step >= 0),
  created_at text not null,
  confirmed_at text
);

create table recovery_codes (
  code_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  sealed text,
  created_at text not null,
  used_at text
);
create index recovery_codes_user on recovery_codes (user_id);

create table passkeys (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  public_key text not null,
  counter integer not null check (counter >= 0),
  transports text not null,
  name text not null,
  created_at text not null,
  last_used_at text
);
create index passkeys_user on passkeys (user_id);

create table passkey_challenges (
  challenge text primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('register', 'prove')),
  expires_at text not null
);

create table pending_sign_ins (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  is_remembered integer not null check (is_remembered in (0, 1)),
  expires_at text not null
);

create table account_notices (
  id numbered primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('factor_reset')),
  requested_at text not null
);
`;
