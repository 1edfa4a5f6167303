/** What checks and triggers of many tables share. */
export const functions = String.raw`
create function is_json(content text) returns boolean
language plpgsql immutable strict parallel safe as $$
begin
  perform content::json;
  return true;
exception when others then
  return false;
end $$;

create function instant_now() returns text
language sql volatile as $$
  select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- The slot of an instant by which order_sums and new_customers are counted.
create function slot_of(moment text) returns text
language sql immutable parallel safe as $$
  select substr(moment, 1, 11) || case when substr(moment, 12, 2) < '21' then '00'
    else least(substr(moment, 12, 2), '22') end
$$;

-- Counts one change for a transaction, however many rows it changes: each further one would have to
-- pass all the older versions of the counter's row. Other processes hear of it when it is committed.
create function note_change(counter text) returns void language plpgsql as $$
begin
  if coalesce(current_setting('shop.' || counter, true), '') <> pg_current_xact_id()::text then
    execute format('update %I set version = version + 1', counter);
    perform set_config('shop.' || counter, pg_current_xact_id()::text, true);
    perform pg_notify('shop_changes', '');
  end if;
end $$;

create function count_change() returns trigger language plpgsql as $$
begin
  perform note_change(tg_argv[0]);
  return null;
end $$;

create function count_edit() returns trigger language plpgsql as $$
begin
  new.version := new.version + 1;
  return new;
end $$;

create function refuse() returns trigger language plpgsql as $$
begin
  raise exception using message = tg_argv[0];
end $$;

create function drop_translations() returns trigger language plpgsql as $$
begin
  delete from content_translations where subject = tg_argv[0] and subject_id = old.id;
  return null;
end $$;
`;
