-- A setting of the site holds what its type says, whoever writes it: pages print it, link to it and paint with it.

/* The same answer as domain/content/setting.ts, which names what is wrong. */
create function private.setting_holds(kind text, value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
as $$
  select length(value) <= 10000
    and (kind = 'textarea' or value !~ '[\r\n]')
    and case
      when kind = 'boolean' then value in ('true', 'false')
      when btrim(value) = '' then true
      else case kind
        when 'number' then btrim(value) ~ '^-?\d{1,15}(\.\d{1,10})?$'
        when 'url' then btrim(value) ~ '^https?://[^\s/?#@]+([/?#]\S*)?$'
        when 'email' then length(btrim(value)) <= 254
          and value ~ '^[^@]{1,64}@'
          and btrim(value) ~* '^[a-z0-9_!#$%&''*+/=?^`{|}~-]+(\.[a-z0-9_!#$%&''*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'
          and btrim(value) !~ '\.\d+$'
        when 'color' then btrim(value) ~ '^#[0-9a-f]{6}$'
        when 'image' then btrim(value) ~ '^(/(?![/\\])|https://[^\s/?#@]+/)\S*$'
        else true
      end
    end
$$;
grant execute on function private.setting_holds(text, text) to authenticated, service_role;

-- What an installation already holds stays as it is until somebody writes it again.
alter table public.site_metadata
  add constraint value_of_its_type check (private.setting_holds(meta_type, meta_value)) not valid;
