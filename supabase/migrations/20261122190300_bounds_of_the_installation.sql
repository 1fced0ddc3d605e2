-- Bounds of what admins write: the site, its articles, its settings, and the reference data. Texts are as long as
-- domain/sheets and the article editor let them be; what an import of official medicines brings may be longer.

alter table public.blog_posts drop constraint articles_of_a_length_to_read;
select private.bound_columns('public.blog_posts', null, array[
  ['title', 'line! 200', null],
  ['title_en', 'line 200', null],
  ['title_es', 'line 200', null],
  ['excerpt', 'note 500', null],
  ['excerpt_en', 'note 500', null],
  ['excerpt_es', 'note 500', null],
  ['content', 'note! 30000', null],
  ['content_en', 'note 30000', null],
  ['content_es', 'note 30000', null],
  ['category', 'line! 100', null],
  ['category_en', 'line 100', null],
  ['category_es', 'line 100', null],
  ['author', 'line! 100', null],
  ['tags', 'lines 50 200', null],
  ['image_url', 'line 500', 'null'],
  ['image_alt', 'line 300', null],
  ['image_alt_en', 'line 300', null],
  ['image_alt_es', 'line 300', null],
  ['read_time', 'read_time between 1 and 1000', '1000'],
  ['published_at', 'moment', null],
  ['created_at', 'moment', null],
  ['updated_at', 'moment', null]
]);

select private.bound_columns('public.article_drafts', 't.user_id', array[
  ['form', 'json 400000', null],
  ['base_version', 'moment', 'null'],
  ['saved_at', 'moment', null]
]);

select private.bound_columns('public.faq_items', null, array[
  ['question', 'line! 500', null],
  ['answer', 'note! 10000', null],
  ['display_order', 'display_order between 0 and 100000', 'case when display_order < 0 then 0 else 100000 end'],
  ['updated_at', 'moment', null]
]);

select private.bound_columns('public.homepage_content', null, array[
  ['title', 'line 300', null],
  ['subtitle', 'line 300', null],
  ['description', 'note 2000', null],
  ['quote', 'note 1000', null],
  ['updated_at', 'moment', null]
]);

select private.bound_columns('public.press_mentions', null, array[
  ['name', 'line! 200', null],
  ['logo', 'line 2048', 'null'],
  ['url', 'line 2048', 'null'],
  ['display_order', 'display_order between 0 and 100000', 'case when display_order < 0 then 0 else 100000 end'],
  ['updated_at', 'moment', null]
]);

select private.bound_columns('public.site_images', null, array[
  ['desktop_url', 'line! 2048', null],
  ['mobile_url', 'line! 2048', null],
  ['alt_text', 'line 500', null],
  ['alt_text_en', 'line 500', null],
  ['alt_text_es', 'line 500', null],
  ['updated_at', 'moment', null]
]);

-- A value that is not of its type was shown to nobody: each page that reads one checks it.
alter table public.site_metadata drop constraint value_of_its_type;
select private.bound_columns('public.site_metadata', null, array[
  ['meta_value',
    $$private.setting_holds(meta_type, meta_value) and meta_value !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'$$,
    $$case when meta_type = 'boolean' then 'false' else '' end$$],
  ['description', 'note 1000', null],
  ['updated_at', 'moment', null]
]);

select private.bound_columns('public.testimonials', null, array[
  ['content', 'note! 2000', null],
  ['name', 'line! 200', null],
  ['role', 'line 200', null],
  ['created_at', 'moment', null],
  ['updated_at', 'moment', null]
]);

-- A period of another century would be on, or off, for ever: such a flag is off until somebody looks at it.
alter table public.feature_flags disable trigger user;
insert into private.set_aside_values (table_name, row_key, column_name, value)
  select 'feature_flags', jsonb_build_object('id', f.id), 'targeting_config',
    jsonb_build_object('is_enabled', f.is_enabled, 'targeting_config', f.targeting_config)::text
  from public.feature_flags f
  where targeting_type = 'date_range'
    and not (coalesce(targeting_config ->> 'start_date', '2000') ~ '^(19|20|21)\d\d'
      and coalesce(targeting_config ->> 'end_date', '2000') ~ '^(19|20|21)\d\d');
update public.feature_flags
  set is_enabled = false, targeting_config = targeting_config - 'start_date' - 'end_date'
  where targeting_type = 'date_range'
    and not (coalesce(targeting_config ->> 'start_date', '2000') ~ '^(19|20|21)\d\d'
      and coalesce(targeting_config ->> 'end_date', '2000') ~ '^(19|20|21)\d\d');
alter table public.feature_flags enable trigger user;
alter table public.feature_flags add constraint feature_flags_period_in_bounds check (
  targeting_type <> 'date_range'
  or (coalesce(targeting_config ->> 'start_date', '2000') ~ '^(19|20|21)\d\d'
    and coalesce(targeting_config ->> 'end_date', '2000') ~ '^(19|20|21)\d\d'));
select private.bound_columns('public.feature_flags', null, array[
  ['description', 'note 1000', null],
  ['targeting_config', 'json 100000', null],
  ['created_at', 'moment', null],
  ['updated_at', 'moment', null]
]);

select private.bound_columns('public.health_products', null, array[
  ['symptom_fr', 'line! 200', null],
  ['symptom_en', 'line! 200', null],
  ['symptom_es', 'line! 200', null],
  ['product_fr', 'note! 1000', null],
  ['product_us', 'note! 1000', null],
  ['product_es', 'note! 1000', null],
  ['category', 'line! 100', null],
  ['caution_fr', 'note 1000', null],
  ['caution_en', 'note 1000', null],
  ['caution_es', 'note 1000', null],
  ['source', 'line! 500', null],
  ['source_url', 'line 2048', 'null'],
  ['reviewed_on', 'day', null],
  ['updated_at', 'moment', null]
]);

select private.bound_columns('public.symptoms_medications', null, array[
  ['symptome_fr', 'line! 200', null],
  ['symptom_en', 'line! 200', null],
  ['symptoma_es', 'line! 200', null],
  ['suggested_medications_fr', 'note! 1000', null],
  ['suggested_medications_us', 'note! 1000', null],
  ['medicamentos_sugeridos_es', 'note! 1000', null],
  ['red_flag', 'length(red_flag) <= 100', 'null'],
  ['synonyms_fr', 'note 1000', null],
  ['synonyms_en', 'note 1000', null],
  ['synonyms_es', 'note 1000', null],
  ['advice_fr', 'note! 1000', null],
  ['advice_en', 'note! 1000', null],
  ['advice_es', 'note! 1000', null],
  ['unlisted', 'note 1000', null],
  ['source', 'line! 500', null],
  ['source_url', 'line 2048', 'null'],
  ['reviewed_on', 'day', null],
  ['updated_at', 'moment', null]
]);

select private.bound_columns('public.online_pharmacies', null, array[
  ['name', 'line! 200', null],
  ['name_es', 'line 200', null],
  ['description', 'note 1000', null],
  ['description_en', 'note 1000', null],
  ['description_es', 'note 1000', null],
  ['url', 'line! 2048', null],
  ['country', 'line! 60', $$'France/Europe'$$],
  ['authority', 'line! 300', null],
  ['source', 'line! 2048', null],
  ['evidence', 'line 2048', 'null'],
  ['checked_on', 'day', 'null'],
  ['updated_at', 'moment', null]
]);

alter table public.medication_references drop constraint medication_references_default_quantity_check;
-- The longest of the official list: a name of 255 characters, strengths of 608, substances of 1245, conditions of 794.
select private.bound_columns('public.medication_references', null, array[
  ['name', 'line! 500', null],
  ['name_es', 'line 500', null],
  ['dosage', 'line 2000', null],
  ['form', 'line 500', null],
  ['price', 'price between 0 and 99999', 'null'],
  ['prescription_required', 'line 2000', null],
  ['active_molecule', 'line 5000', null],
  ['treated_symptoms', 'note 2000', null],
  ['treated_symptoms_es', 'note 2000', null],
  ['side_effects', 'note 2000', null],
  ['side_effects_es', 'note 2000', null],
  ['default_posology', 'note 1000', null],
  ['default_posology_es', 'note 1000', null],
  ['default_quantity', 'default_quantity between 1 and 10000', 'null'],
  ['source', 'line! 500', null],
  ['source_date', 'day', null],
  ['updated_at', 'moment', null]
]);

drop function private.bound_columns(regclass, text, text[]);
drop function private.bound_of(text, text);
