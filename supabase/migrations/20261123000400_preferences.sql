-- The preferences of an account, and the time zone its hours are in.

/*
 * Whether a time zone is one that PostgreSQL and the browsers' Intl both know: the names of tzdata 2025c that both had.
 * testing/contracts/reminders/time-zones.contract.ts compares them and prints the current list. PostgreSQL alone also
 * accepts `posixrules`, `right/…`, abbreviations and rules such as `GMT+25`, which stop every page that formats an hour
 * with them.
 */
create function private.is_time_zone(zone text) returns boolean
  language plpgsql stable strict
  set search_path = ''
as $$
declare
  names constant text[] := string_to_array(regexp_replace('
    Africa/Abidjan, Africa/Accra, Africa/Addis_Ababa, Africa/Algiers, Africa/Asmara, Africa/Asmera, Africa/Bamako,
    Africa/Bangui, Africa/Banjul, Africa/Bissau, Africa/Blantyre, Africa/Brazzaville, Africa/Bujumbura,
    Africa/Cairo, Africa/Casablanca, Africa/Ceuta, Africa/Conakry, Africa/Dakar, Africa/Dar_es_Salaam,
    Africa/Djibouti, Africa/Douala, Africa/El_Aaiun, Africa/Freetown, Africa/Gaborone, Africa/Harare,
    Africa/Johannesburg, Africa/Juba, Africa/Kampala, Africa/Khartoum, Africa/Kigali, Africa/Kinshasa, Africa/Lagos,
    Africa/Libreville, Africa/Lome, Africa/Luanda, Africa/Lubumbashi, Africa/Lusaka, Africa/Malabo, Africa/Maputo,
    Africa/Maseru, Africa/Mbabane, Africa/Mogadishu, Africa/Monrovia, Africa/Nairobi, Africa/Ndjamena,
    Africa/Niamey, Africa/Nouakchott, Africa/Ouagadougou, Africa/Porto-Novo, Africa/Sao_Tome, Africa/Timbuktu,
    Africa/Tripoli, Africa/Tunis, Africa/Windhoek, America/Adak, America/Anchorage, America/Anguilla,
    America/Antigua, America/Araguaina, America/Argentina/Buenos_Aires, America/Argentina/Catamarca,
    America/Argentina/ComodRivadavia, America/Argentina/Cordoba, America/Argentina/Jujuy,
    America/Argentina/La_Rioja, America/Argentina/Mendoza, America/Argentina/Rio_Gallegos, America/Argentina/Salta,
    America/Argentina/San_Juan, America/Argentina/San_Luis, America/Argentina/Tucuman, America/Argentina/Ushuaia,
    America/Aruba, America/Asuncion, America/Atikokan, America/Atka, America/Bahia, America/Bahia_Banderas,
    America/Barbados, America/Belem, America/Belize, America/Blanc-Sablon, America/Boa_Vista, America/Bogota,
    America/Boise, America/Buenos_Aires, America/Cambridge_Bay, America/Campo_Grande, America/Cancun,
    America/Caracas, America/Catamarca, America/Cayenne, America/Cayman, America/Chicago, America/Chihuahua,
    America/Ciudad_Juarez, America/Coral_Harbour, America/Cordoba, America/Costa_Rica, America/Coyhaique,
    America/Creston, America/Cuiaba, America/Curacao, America/Danmarkshavn, America/Dawson, America/Dawson_Creek,
    America/Denver, America/Detroit, America/Dominica, America/Edmonton, America/Eirunepe, America/El_Salvador,
    America/Ensenada, America/Fort_Nelson, America/Fort_Wayne, America/Fortaleza, America/Glace_Bay,
    America/Godthab, America/Goose_Bay, America/Grand_Turk, America/Grenada, America/Guadeloupe, America/Guatemala,
    America/Guayaquil, America/Guyana, America/Halifax, America/Havana, America/Hermosillo,
    America/Indiana/Indianapolis, America/Indiana/Knox, America/Indiana/Marengo, America/Indiana/Petersburg,
    America/Indiana/Tell_City, America/Indiana/Vevay, America/Indiana/Vincennes, America/Indiana/Winamac,
    America/Indianapolis, America/Inuvik, America/Iqaluit, America/Jamaica, America/Jujuy, America/Juneau,
    America/Kentucky/Louisville, America/Kentucky/Monticello, America/Knox_IN, America/Kralendijk, America/La_Paz,
    America/Lima, America/Los_Angeles, America/Louisville, America/Lower_Princes, America/Maceio, America/Managua,
    America/Manaus, America/Marigot, America/Martinique, America/Matamoros, America/Mazatlan, America/Mendoza,
    America/Menominee, America/Merida, America/Metlakatla, America/Mexico_City, America/Miquelon, America/Moncton,
    America/Monterrey, America/Montevideo, America/Montreal, America/Montserrat, America/Nassau, America/New_York,
    America/Nipigon, America/Nome, America/Noronha, America/North_Dakota/Beulah, America/North_Dakota/Center,
    America/North_Dakota/New_Salem, America/Nuuk, America/Ojinaga, America/Panama, America/Pangnirtung,
    America/Paramaribo, America/Phoenix, America/Port-au-Prince, America/Port_of_Spain, America/Porto_Acre,
    America/Porto_Velho, America/Puerto_Rico, America/Punta_Arenas, America/Rainy_River, America/Rankin_Inlet,
    America/Recife, America/Regina, America/Resolute, America/Rio_Branco, America/Rosario, America/Santa_Isabel,
    America/Santarem, America/Santiago, America/Santo_Domingo, America/Sao_Paulo, America/Scoresbysund,
    America/Shiprock, America/Sitka, America/St_Barthelemy, America/St_Johns, America/St_Kitts, America/St_Lucia,
    America/St_Thomas, America/St_Vincent, America/Swift_Current, America/Tegucigalpa, America/Thule,
    America/Thunder_Bay, America/Tijuana, America/Toronto, America/Tortola, America/Vancouver, America/Virgin,
    America/Whitehorse, America/Winnipeg, America/Yakutat, America/Yellowknife, Antarctica/Casey, Antarctica/Davis,
    Antarctica/DumontDUrville, Antarctica/Macquarie, Antarctica/Mawson, Antarctica/McMurdo, Antarctica/Palmer,
    Antarctica/Rothera, Antarctica/South_Pole, Antarctica/Syowa, Antarctica/Troll, Antarctica/Vostok,
    Arctic/Longyearbyen, Asia/Aden, Asia/Almaty, Asia/Amman, Asia/Anadyr, Asia/Aqtau, Asia/Aqtobe, Asia/Ashgabat,
    Asia/Ashkhabad, Asia/Atyrau, Asia/Baghdad, Asia/Bahrain, Asia/Baku, Asia/Bangkok, Asia/Barnaul, Asia/Beirut,
    Asia/Bishkek, Asia/Brunei, Asia/Calcutta, Asia/Chita, Asia/Choibalsan, Asia/Chongqing, Asia/Chungking,
    Asia/Colombo, Asia/Dacca, Asia/Damascus, Asia/Dhaka, Asia/Dili, Asia/Dubai, Asia/Dushanbe, Asia/Famagusta,
    Asia/Gaza, Asia/Harbin, Asia/Hebron, Asia/Ho_Chi_Minh, Asia/Hong_Kong, Asia/Hovd, Asia/Irkutsk, Asia/Istanbul,
    Asia/Jakarta, Asia/Jayapura, Asia/Jerusalem, Asia/Kabul, Asia/Kamchatka, Asia/Karachi, Asia/Kashgar,
    Asia/Kathmandu, Asia/Katmandu, Asia/Khandyga, Asia/Kolkata, Asia/Krasnoyarsk, Asia/Kuala_Lumpur, Asia/Kuching,
    Asia/Kuwait, Asia/Macao, Asia/Macau, Asia/Magadan, Asia/Makassar, Asia/Manila, Asia/Muscat, Asia/Nicosia,
    Asia/Novokuznetsk, Asia/Novosibirsk, Asia/Omsk, Asia/Oral, Asia/Phnom_Penh, Asia/Pontianak, Asia/Pyongyang,
    Asia/Qatar, Asia/Qostanay, Asia/Qyzylorda, Asia/Rangoon, Asia/Riyadh, Asia/Saigon, Asia/Sakhalin,
    Asia/Samarkand, Asia/Seoul, Asia/Shanghai, Asia/Singapore, Asia/Srednekolymsk, Asia/Taipei, Asia/Tashkent,
    Asia/Tbilisi, Asia/Tehran, Asia/Tel_Aviv, Asia/Thimbu, Asia/Thimphu, Asia/Tokyo, Asia/Tomsk, Asia/Ujung_Pandang,
    Asia/Ulaanbaatar, Asia/Ulan_Bator, Asia/Urumqi, Asia/Ust-Nera, Asia/Vientiane, Asia/Vladivostok, Asia/Yakutsk,
    Asia/Yangon, Asia/Yekaterinburg, Asia/Yerevan, Atlantic/Azores, Atlantic/Bermuda, Atlantic/Canary,
    Atlantic/Cape_Verde, Atlantic/Faeroe, Atlantic/Faroe, Atlantic/Jan_Mayen, Atlantic/Madeira, Atlantic/Reykjavik,
    Atlantic/South_Georgia, Atlantic/St_Helena, Atlantic/Stanley, Australia/ACT, Australia/Adelaide,
    Australia/Brisbane, Australia/Broken_Hill, Australia/Canberra, Australia/Currie, Australia/Darwin,
    Australia/Eucla, Australia/Hobart, Australia/LHI, Australia/Lindeman, Australia/Lord_Howe, Australia/Melbourne,
    Australia/NSW, Australia/North, Australia/Perth, Australia/Queensland, Australia/South, Australia/Sydney,
    Australia/Tasmania, Australia/Victoria, Australia/West, Australia/Yancowinna, Brazil/Acre, Brazil/DeNoronha,
    Brazil/East, Brazil/West, Canada/Atlantic, Canada/Central, Canada/Eastern, Canada/Mountain, Canada/Newfoundland,
    Canada/Pacific, Canada/Saskatchewan, Canada/Yukon, Chile/Continental, Chile/EasterIsland, Etc/GMT, Etc/GMT+0,
    Etc/GMT+1, Etc/GMT+10, Etc/GMT+11, Etc/GMT+12, Etc/GMT+2, Etc/GMT+3, Etc/GMT+4, Etc/GMT+5, Etc/GMT+6, Etc/GMT+7,
    Etc/GMT+8, Etc/GMT+9, Etc/GMT-0, Etc/GMT-1, Etc/GMT-10, Etc/GMT-11, Etc/GMT-12, Etc/GMT-13, Etc/GMT-14,
    Etc/GMT-2, Etc/GMT-3, Etc/GMT-4, Etc/GMT-5, Etc/GMT-6, Etc/GMT-7, Etc/GMT-8, Etc/GMT-9, Etc/GMT0, Etc/Greenwich,
    Etc/UCT, Etc/UTC, Etc/Universal, Etc/Zulu, Europe/Amsterdam, Europe/Andorra, Europe/Astrakhan, Europe/Athens,
    Europe/Belfast, Europe/Belgrade, Europe/Berlin, Europe/Bratislava, Europe/Brussels, Europe/Bucharest,
    Europe/Budapest, Europe/Busingen, Europe/Chisinau, Europe/Copenhagen, Europe/Dublin, Europe/Gibraltar,
    Europe/Guernsey, Europe/Helsinki, Europe/Isle_of_Man, Europe/Istanbul, Europe/Jersey, Europe/Kaliningrad,
    Europe/Kiev, Europe/Kirov, Europe/Kyiv, Europe/Lisbon, Europe/Ljubljana, Europe/London, Europe/Luxembourg,
    Europe/Madrid, Europe/Malta, Europe/Mariehamn, Europe/Minsk, Europe/Monaco, Europe/Moscow, Europe/Nicosia,
    Europe/Oslo, Europe/Paris, Europe/Podgorica, Europe/Prague, Europe/Riga, Europe/Rome, Europe/Samara,
    Europe/San_Marino, Europe/Sarajevo, Europe/Saratov, Europe/Simferopol, Europe/Skopje, Europe/Sofia,
    Europe/Stockholm, Europe/Tallinn, Europe/Tirane, Europe/Tiraspol, Europe/Ulyanovsk, Europe/Uzhgorod,
    Europe/Vaduz, Europe/Vatican, Europe/Vienna, Europe/Vilnius, Europe/Volgograd, Europe/Warsaw, Europe/Zagreb,
    Europe/Zaporozhye, Europe/Zurich, Indian/Antananarivo, Indian/Chagos, Indian/Christmas, Indian/Cocos,
    Indian/Comoro, Indian/Kerguelen, Indian/Mahe, Indian/Maldives, Indian/Mauritius, Indian/Mayotte, Indian/Reunion,
    Mexico/BajaNorte, Mexico/BajaSur, Mexico/General, Pacific/Apia, Pacific/Auckland, Pacific/Bougainville,
    Pacific/Chatham, Pacific/Chuuk, Pacific/Easter, Pacific/Efate, Pacific/Enderbury, Pacific/Fakaofo, Pacific/Fiji,
    Pacific/Funafuti, Pacific/Galapagos, Pacific/Gambier, Pacific/Guadalcanal, Pacific/Guam, Pacific/Honolulu,
    Pacific/Johnston, Pacific/Kanton, Pacific/Kiritimati, Pacific/Kosrae, Pacific/Kwajalein, Pacific/Majuro,
    Pacific/Marquesas, Pacific/Midway, Pacific/Nauru, Pacific/Niue, Pacific/Norfolk, Pacific/Noumea,
    Pacific/Pago_Pago, Pacific/Palau, Pacific/Pitcairn, Pacific/Pohnpei, Pacific/Ponape, Pacific/Port_Moresby,
    Pacific/Rarotonga, Pacific/Saipan, Pacific/Samoa, Pacific/Tahiti, Pacific/Tarawa, Pacific/Tongatapu,
    Pacific/Truk, Pacific/Wake, Pacific/Wallis, Pacific/Yap, US/Alaska, US/Aleutian, US/Arizona, US/Central,
    US/East-Indiana, US/Eastern, US/Hawaii, US/Indiana-Starke, US/Michigan, US/Mountain, US/Pacific, US/Samoa, UTC', '\s', '', 'g'), ',');
begin
  if zone <> all (names) then
    return false;
  end if;
  -- A PostgreSQL that reads its zones from the system may know fewer.
  perform timestamp '2000-01-01' at time zone zone;
  return true;
exception when invalid_parameter_value then
  return false;
end
$$;
grant execute on function private.is_time_zone(text) to authenticated, service_role;

create table public.user_preferences (
  user_id                  uuid primary key references auth.users on delete cascade,
  language                 text not null default 'fr' check (language in ('fr', 'en', 'es')),
  email_notifications      boolean not null default true,
  push_notifications       boolean not null default false,
  reminder_notifications   boolean not null default true,
  weekly_report            boolean not null default true,
  two_factor_enabled       boolean not null default false,
  login_alerts             boolean not null default true,
  session_timeout_minutes  integer not null default 30 check (session_timeout_minutes in (15, 30, 60, 120)),
  data_sharing             boolean not null default false,
  analytics_enabled        boolean not null default true,
  marketing_emails         boolean not null default false,
  reminder_advance_minutes integer not null default 15 check (reminder_advance_minutes in (5, 10, 15, 30, 60)),
  updated_at               timestamptz not null default now(),
  -- Null until a browser has sent it; after that it changes only when the person agrees.
  time_zone                text,
  -- Anybody can read a lock screen: it names a medicine only for accounts that turned that on.
  hides_medicine_names     boolean not null default true,
  -- The unsubscribe link of an e-mail turns one of these off and leaves every other channel on.
  reminder_mails           boolean not null default true,
  escalation_mails         boolean not null default true,
  constraint user_preferences_time_zone_in_bounds check (private.is_time_zone(time_zone))
);

alter table public.user_preferences enable row level security;

grant select, delete on public.user_preferences to authenticated;
grant insert (user_id, language, email_notifications, push_notifications, reminder_notifications, weekly_report,
  login_alerts, session_timeout_minutes, data_sharing, analytics_enabled, marketing_emails,
  reminder_advance_minutes, time_zone, hides_medicine_names, reminder_mails, escalation_mails)
  on public.user_preferences to authenticated;
grant update (language, email_notifications, push_notifications, reminder_notifications, weekly_report,
  login_alerts, session_timeout_minutes, data_sharing, analytics_enabled, marketing_emails,
  reminder_advance_minutes, time_zone, hides_medicine_names, reminder_mails, escalation_mails)
  on public.user_preferences to authenticated;
grant all on public.user_preferences to service_role;

/* Creates the main profile and the preferences of a new account, in the language it signed up in. */
create function private.create_account_defaults() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  locale constant text := split_part(new.raw_user_meta_data ->> 'locale', '-', 2);
begin
  perform private.create_main_profile(new.id);
  insert into public.user_preferences (user_id, language)
    values (new.id, case when locale in ('fr', 'en', 'es') then locale else 'fr' end)
    on conflict do nothing;
  return null;
end
$$;

/*
 * The time zone of an account; Europe/Paris while it is unknown, and where PostgreSQL no longer knows the stored one.
 */
create function private.get_time_zone(account uuid) returns text
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(
    (select p.time_zone from public.user_preferences p
      where p.user_id = account and private.is_time_zone(p.time_zone)), 'Europe/Paris')
$$;

/* Whether an account has a second factor follows from its authenticators, not from what a page wrote. */
create function private.sync_two_factor_enabled() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  account constant uuid := coalesce(new.user_id, old.user_id);
begin
  update public.user_preferences set two_factor_enabled = exists (
    select 1 from auth.mfa_factors where user_id = account and status = 'verified')
  where user_id = account;
  return null;
end
$$;

/*
 * A new time zone: due and answered doses stay, planned ones move to the new hours. A new advance: planned doses are
 * announced earlier or later.
 */
create function private.apply_preference_changes() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  moved_accounts constant uuid[] := array(
    select user_id from (
      select user_id, time_zone from new_rows except select user_id, time_zone from old_rows) as moved);
  changed_accounts constant uuid[] := array(
    select user_id from (
      select user_id, time_zone, reminder_advance_minutes from new_rows
      except
      select user_id, time_zone, reminder_advance_minutes from old_rows) as changed);
begin
  perform private.replan_medications(
    array(
      select box.id from unnest(moved_accounts) as one (user_id)
      join public.medications box using (user_id)
      where exists (select from public.medication_reminders r where r.medication_id = box.id)),
    now());
  update public.planned_doses d
    set tell_at = d.planned_at - make_interval(mins => p.reminder_advance_minutes)
    from unnest(changed_accounts) as one (user_id)
    join public.user_preferences p using (user_id)
    where d.user_id = p.user_id and d.state = 'planned' and d.tell_at is not null and d.snoozed_until is null;
  return null;
end
$$;

create trigger set_updated_at before update on public.user_preferences
  for each row execute function private.set_updated_at();
create trigger create_account_defaults after insert on auth.users
  for each row execute function private.create_account_defaults();
create trigger sync_two_factor_enabled after insert or update of status or delete on auth.mfa_factors
  for each row execute function private.sync_two_factor_enabled();
create trigger apply_preference_changes after update on public.user_preferences
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.apply_preference_changes();

create policy "people read their preferences"
  on public.user_preferences for select to authenticated
  using (user_id = (select auth.uid()));
create policy "people add their preferences"
  on public.user_preferences for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "people change their preferences"
  on public.user_preferences for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their preferences"
  on public.user_preferences for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "the second factor is required where there is one" on public.user_preferences
  as restrictive for all to authenticated using ((select private.has_required_aal()));
