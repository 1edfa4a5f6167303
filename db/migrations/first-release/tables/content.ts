/** What visitors read beside the catalogue, and what they write. */
export const content = `
create table page_versions (
  id text primary key,
  page text not null check (page in ('terms', 'privacy', 'cookies', 'accessibility', 'about')),
  language text not null,
  text text not null,
  published_at text not null,
  published_by text not null,
  constraint page_versions_order unique (page, language, published_at)
);

create table accepted_texts (
  id text primary key,
  version_id text not null references page_versions (id),
  particulars text not null
);
create index accepted_texts_version on accepted_texts (version_id);

create table testimonials (
  id text primary key,
  name text not null,
  role text not null,
  content text not null,
  rating integer not null check (rating between 1 and 5),
  display_order integer not null,
  is_sample integer not null check (is_sample in (0, 1)),
  image_url text
);

create table partners (
  id text primary key,
  name text not null,
  display_order integer not null,
  is_sample integer not null check (is_sample in (0, 1)),
  image_url text
);

create table gallery_images (
  id text primary key,
  number integer not null unique check (number > 0),
  category_id text references categories (id) on delete set null,
  image_url text not null,
  alt text not null,
  display_order integer not null,
  is_sample integer not null check (is_sample in (0, 1)),
  created_at text not null,
  version integer not null default 1
);
create index gallery_images_order on gallery_images (display_order, number);
create index gallery_images_category on gallery_images (category_id);

create table reviews (
  id text primary key,
  product_id text not null references products (id) on delete cascade,
  user_id text references users (id) on delete set null,
  author_name text not null,
  rating integer not null check (rating between 1 and 5),
  text text not null,
  is_verified_buyer integer not null check (is_verified_buyer in (0, 1)),
  is_sample integer not null check (is_sample in (0, 1)),
  created_at text not null,
  approved_at text,
  refused_at text,
  refusal_reason text,
  answer text,
  answered_at text,
  version integer not null default 1,
  language text not null default 'ro',
  answer_language text not null default 'ro'
);
create index reviews_product on reviews (product_id, approved_at);
create index reviews_user on reviews (user_id);
create index reviews_newest on reviews (approved_at, refused_at, created_at);
create index reviews_approved on reviews (created_at desc, id) where approved_at is not null;

create table review_pictures (
  id text primary key,
  review_id text not null references reviews (id) on delete cascade,
  position integer not null check (position between 0 and 2),
  bytes blob not null,
  thumbnail blob,
  constraint review_pictures_position unique (review_id, position)
);

create table product_questions (
  id text primary key,
  product_id text not null references products (id) on delete cascade,
  name text not null,
  email text check (email = lower(email)),
  language text not null,
  text text not null,
  created_at text not null,
  answer text,
  answer_language text,
  answered_at text,
  hidden_at text,
  version integer not null default 1,
  constraint product_questions_answered check ((answer is null) = (answered_at is null)
    and (answer is null) = (answer_language is null) and (answer is null or email is null))
);
create index product_questions_product on product_questions (product_id, created_at);
create index product_questions_waiting on product_questions (created_at) where answered_at is null
  and hidden_at is null;
create index product_questions_email on product_questions (email) where email is not null;

create table stock_alerts (
  id text primary key,
  product_id text not null references products (id) on delete cascade,
  email text not null check (email = lower(email)),
  language text not null,
  token_hash text not null unique,
  created_at text not null,
  confirmed_at text,
  closed_at text,
  constraint stock_alerts_closed check ((closed_at is null) = (email <> ''))
);
create unique index stock_alerts_waiting on stock_alerts (product_id, email) where closed_at is null;
create index stock_alerts_email on stock_alerts (email) where closed_at is null;

create table newsletter_subscribers (
  id text primary key,
  email text not null unique check (email = lower(email)),
  language text not null,
  token_hash text not null unique,
  created_at text not null,
  confirmed_at text,
  unsubscribed_at text
);
create index newsletter_subscribers_newest on newsletter_subscribers (created_at);
create index newsletter_subscribers_active on newsletter_subscribers (unsubscribed_at, confirmed_at);

create table contact_messages (
  id text primary key,
  name text not null,
  email text not null,
  phone text not null,
  subject text not null,
  message text not null,
  language text not null,
  attachment_file text unique,
  attachment_name text,
  created_at text not null,
  read_at text,
  answered_at text,
  done_at text,
  spam_at text,
  version integer not null default 1,
  attachment_bytes integer check (attachment_bytes >= 0)
);
create index contact_messages_newest on contact_messages (spam_at, done_at, created_at);
create index contact_messages_unread on contact_messages (read_at, spam_at);
create index contact_messages_email on contact_messages (email);
create index contact_messages_spam on contact_messages (created_at desc, id) where spam_at is not null;
create index contact_messages_attachments on contact_messages (attachment_file, attachment_bytes)
  where attachment_file is not null;

create table message_replies (
  id text primary key,
  message_id text not null references contact_messages (id) on delete cascade,
  text text not null,
  sent_at text not null,
  sent_by text not null
);
create index message_replies_message on message_replies (message_id, sent_at);

create table conversations (
  id text primary key,
  user_id text references users (id) on delete cascade,
  created_at text not null,
  updated_at text not null
);
create index conversations_user on conversations (user_id);
create index conversations_updated on conversations (updated_at);

create table conversation_messages (
  id numbered_once primary key,
  conversation_id text not null references conversations (id) on delete cascade,
  is_bot integer not null check (is_bot in (0, 1)),
  source text not null check (source in ('visitor', 'ai', 'search')),
  text text not null,
  language text not null,
  problem text,
  extras text not null,
  facts text not null,
  created_at text not null
);
create index conversation_messages_order on conversation_messages (conversation_id, id);
create index conversation_messages_newest on conversation_messages (is_bot, created_at);

create table assistant_days (
  used_on text primary key,
  tokens integer not null check (tokens >= 0),
  calls integer not null,
  answers integer not null,
  searches integer not null,
  failures integer not null,
  last_failure text
);

create table assistant_shares (
  used_on text not null,
  client_hash text not null,
  tokens integer not null check (tokens >= 0),
  constraint assistant_shares_key primary key (used_on, client_hash)
);

create table assistant_troubles (
  problem text primary key,
  since_at text not null
);

create table professional_advice (
  profession text primary key,
  given_by text not null,
  given_on text not null
);
`;
