/** Mails that wait to be sent, and the requests to write some. */
export const mails = `
create table order_mail_requests (
  id numbered primary key,
  order_id text not null references orders (id) on delete cascade,
  low_stock text not null
);

create table mail_files (
  id text primary key,
  type text not null,
  bytes blob not null,
  made_at text not null
);

create table outbox (
  id text primary key,
  order_id text references orders (id),
  recipient text not null,
  reply_to text,
  subject text not null,
  text text not null,
  html text not null,
  attempts integer not null check (attempts >= 0),
  next_attempt_at text not null,
  created_at text not null,
  sent_at text,
  failed_at text,
  last_error text,
  unsubscribe_url text
);
create index outbox_due on outbox (sent_at, failed_at, next_attempt_at);

create table outbox_files (
  mail_id text not null references outbox (id) on delete cascade,
  position integer not null check (position >= 0),
  file_id text not null references mail_files (id),
  name text not null,
  constraint outbox_files_key primary key (mail_id, position)
);
create index outbox_files_file on outbox_files (file_id);
`;
