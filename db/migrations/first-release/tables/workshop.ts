/** What is cut from boards, and what is in stock. */
export const workshop = `
create table batches (
  id text primary key,
  number text not null unique,
  created_at text not null,
  created_by text not null,
  started_at text,
  cut_at text,
  undone_at text,
  constraint batches_cut check (cut_at is null or started_at is not null),
  constraint batches_undone check (cut_at is null or undone_at is null)
);

create table batch_lines (
  batch_id text not null references batches (id),
  order_line_id text not null references order_lines (id) on delete cascade,
  is_live integer not null default 1 check (is_live in (0, 1)),
  constraint batch_lines_key primary key (batch_id, order_line_id)
);
create unique index batch_lines_live on batch_lines (order_line_id) where is_live = 1;
create index batch_lines_line on batch_lines (order_line_id);

create table layout_runs (
  id text primary key,
  batch_id text not null references batches (id),
  state text not null check (state in ('running', 'done', 'stopped', 'interrupted', 'failed')),
  seed integer not null,
  seconds integer not null,
  started_at text not null,
  reported_at text not null,
  ended_at text,
  stop_asked_at text,
  rounds integer not null default 0,
  sheets integer,
  task text not null,
  best text
);
create unique index layout_runs_running on layout_runs (state) where state = 'running';
create index layout_runs_batch on layout_runs (batch_id, started_at nulls first);

create table offcuts (
  id numbered primary key,
  material text not null,
  thickness integer not null check (thickness > 0),
  length real not null check (length > 0),
  width real not null check (width > 0),
  added_at text not null,
  made_by_batch text references batches (id),
  made_as integer,
  used_by_batch text references batches (id),
  discarded_at text,
  discard_reason text not null default '',
  constraint offcuts_made unique (made_by_batch, made_as),
  constraint offcuts_end check (used_by_batch is null or discarded_at is null)
);
create index offcuts_stock on offcuts (material nulls first, thickness) where used_by_batch is null
  and discarded_at is null;
create index offcuts_used on offcuts (used_by_batch);

create table board_steps (
  order_line_id text not null references order_lines (id) on delete cascade,
  copy integer not null check (copy > 0),
  board integer not null check (board > 0),
  step text not null check (step in ('cut', 'edged', 'drilled', 'assembled')),
  done_at text not null,
  done_by text not null,
  constraint board_steps_key primary key (order_line_id, copy, board, step)
);

create table board_remakes (
  id text primary key,
  order_line_id text not null references order_lines (id) on delete cascade,
  copy integer not null check (copy > 0),
  board integer not null check (board > 0),
  reason text not null check (reason <> ''),
  cost_bani integer not null check (cost_bani >= 0),
  remade_at text not null,
  remade_by text not null
);
create index board_remakes_line on board_remakes (order_line_id);

create table stock_items (
  id text primary key,
  on_hand integer not null default 0,
  least integer not null default 0 check (least >= 0),
  supplier text not null default '',
  supplier_code text not null default '',
  pack integer not null default 1 check (pack > 0),
  version integer not null default 1
);

create table stock_moves (
  id numbered primary key,
  item_id text not null references stock_items (id),
  amount integer not null check (amount <> 0),
  reason text not null check (reason in ('counted', 'received', 'batch', 'undone')),
  batch_id text references batches (id),
  note text not null default '',
  moved_at text not null,
  moved_by text not null,
  constraint stock_moves_batch check ((batch_id is not null) = (reason in ('batch', 'undone')))
);
create index stock_moves_item on stock_moves (item_id);
create index stock_moves_batch_id on stock_moves (batch_id);

create table workshop_queue (
  id integer primary key check (id = 1),
  minutes integer not null check (minutes >= 0),
  days integer not null check (days between 0 and 365),
  measured_at text not null
);
`;
