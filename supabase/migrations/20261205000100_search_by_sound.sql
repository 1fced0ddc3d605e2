-- How names of medicines sound, and what words of uses say of a medicine, for the search of the next migration.

/*
 * Pairs of neighbouring letters of every word that a medicine is called by, as it sounds in French. The words that share
 * most pairs with a typed one are those that it may mean, wherever the errors are. Words are only added: one that no
 * medicine has any longer finds no row.
 */
create table private.medicine_sounds (
  pair  text not null,
  word  text not null,
  pairs smallint not null,
  primary key (pair, word)
);
-- One row of each word begins it.
create index medicine_sounds_by_word on private.medicine_sounds (word text_pattern_ops) where starts_with(pair, '^');
grant select on private.medicine_sounds to authenticated, service_role;

-- One folded word as it is heard in French: `levothyrox` and `levotirox` are one.
create or replace function private.sound_text(folded text) returns text
 language sql immutable parallel safe strict
 set search_path = ''
as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(folded,
      'ph', 'f'), 'qu', 'k'), 'h', ''), 'oe', 'e'), 'eau', 'o'), 'au', 'o'), 'ai', 'e'), 'ei', 'e'), 'y', 'i'),
    'c(?=[ei])|z', 's', 'g'),
    'g(?=[ei])', 'j', 'g'),
    '[ae]n(?![aeiou])|[ae]m(?=[bp])', 'an', 'g'),
    'c|q', 'k', 'g')
$$;

create function private.sound_pairs(folded text) returns text[]
 language plpgsql immutable parallel safe strict
 set search_path = ''
as $$
declare
  -- Double letters and the last ones of a word are not heard.
  sound text := '^' || regexp_replace(regexp_replace(
    replace(replace(private.sound_text(folded), 'x', 'ks'), 'w', 'v'),
    '(.)\1+', '\1', 'g'), '(?<=..)(e|s|es|t)$', '') || '$';
  pairs text[] := '{}';
begin
  for at in 1 .. length(sound) - 1 loop
    pairs := pairs || substr(sound, at, 2);
  end loop;
  return pairs;
end
$$;
grant execute on function private.sound_pairs(text) to authenticated, service_role;

-- As before, with words for uses and more words that tell nothing.
-- What a word that is no name says of a medicine: a pattern for its name, substances, form and uses, all folded. Null for a
-- word that is none of these. An empty pattern is for words that tell nothing.
create or replace function private.search_term_pattern(word text) returns text
 language sql immutable parallel safe strict
 set search_path = ''
as $$
  select terms.pattern
  from (values
    ('enfant enfants pediatrique kid kids child children nino nina ninos junior',
      'enfant|pediatri|nourrisson|sirop|suspension buvable|solution buvable|pour cent'),
    ('bebe bebes bb nourrisson nourrissons baby infant infants lactante lactantes',
      'nourrisson|bebe|enfant|sirop|suspension buvable|solution buvable|goutte|suppositoire'),
    ('adulte adultes adult adults adulto adultos', 'adulte|comprime|gelule'),
    ('sirop sirops syrup jarabe buvable liquide liquid', 'sirop|buvable'),
    ('spray sprays pulverisation pulverisateur aerosol bombe inhalateur inhaler inhalador',
      'pulveris|spray|collutoire'),
    ('nez nasal nasale nose nariz',
      'nasal|mometasone|tixocortol|tuaminoheptane|oxymetazoline|fluticasone|budesonide|beclometasone|azelastine'),
    ('yeux oeil ophtalmique collyre eye eyes ojos colirio', 'collyre|ophtalm|oculaire|ophta'),
    ('oreille oreilles otite ear ears oidos', 'auriculaire|otipax|phenazone|ofloxacine|rifamycine|ciprofloxacine|framycetine|polymyxine'),
    ('gorge throat garganta', 'gorge|collutoire|amylmetacresol|biclotymol|tetracaine|flurbiprofene|lysozyme|amylase|lidocaine'),
    ('bouche mouth boca', 'bouche|buccal|gingiv'),
    ('peau skin piel', 'creme|pommade|cutane|\mgel\M'),
    ('goutte gouttes drop drops gotas', 'goutte|buvable|collyre|instillation'),
    ('suppo suppos suppositoire suppositoires suppository supositorio supositorios', 'suppositoire'),
    ('cachet cachets comprime comprimes cp cps tablet tablets pill pills pastilla comprimido comprimidos',
      'comprime'),
    ('gelule gelules capsule capsules capsula capsulas', 'gelule|capsule'),
    ('effervescent effervescents effervescente', 'effervescent'),
    ('creme cremes pommade pommades onguent cream ointment crema pomada', 'creme|pommade'),
    ('gel gels', '\mgel\M|emulgel'),
    ('patch patchs patches parche parches pansement', 'patch|emplatre|transderm|impregne'),
    ('sachet sachets sobre sobres poudre', 'sachet|poudre'),
    ('ampoule ampoules ampolla ampollas', 'ampoule|buvable'),
    ('gomme gommes chewing gum chicle', 'gomme|macher'),
    ('pastille pastilles lozenge lozenges', 'pastille|sucer'),
    ('piqure piqures injection stylo stylos seringue pen', 'inject|stylo|seringue'),
    ('allergie allergies allergique allergiques antiallergique antihistaminique allergy allergies alergia alergias antihistamine antihistaminico',
      'allerg|cetirizine|loratadine|fexofenadine|bilastine|ebastine|rupatadine|cromogl|ketotif|azelastine|olopatadine|levocabastine|lodoxamide|spaglumique'),
    ('toux cough tos antitussif expectorant',
      'toux|dextromethorphane|oxomemazine|pholcodine|helicidine|cloperastine|pentoxyverine|carbocisteine|ambroxol|acetylcysteine|bromhexine|guaifenesine|lierre'),
    ('seche seches seca dry', 'seche|dextromethorphane|oxomemazine|pholcodine|helicidine|cloperastine|pentoxyverine'),
    ('grasse grasses gras mucosa', 'grasse|\mgras|carbocisteine|ambroxol|acetylcysteine|bromhexine|guaifenesine'),
    ('lotion lotions locion', 'lotion|application|shampooing'),
    ('rhume rhumes cold catarro resfriado', 'rhume|rhino|pheniramine|pseudoephedrine|chlorphenamine'),
    ('diarrhee diarrhees gastro diarrhea diarrhoea diarrea', 'diarrh|loperamide|racecadotril|diosmectite|saccharomyces'),
    ('constipation laxatif laxative laxatives laxante estrenimiento',
      'constip|laxati|macrogol|lactulose|lactitol|bisacodyl|ispaghul|sterculia|picosulfate|paraffine|glycerol'),
    ('herpes', 'herpes|aciclovir|penciclovir|docosanol'),
    ('mycose mycoses champignon champignons fungal hongos antifongique', 'mycos|conazole|terbinafine|amorolfine|ciclopirox'),
    ('hemorroide hemorroides hemorrhoids hemorroide hemorroides piles almorranas',
      'hemorroid|titanoreine|diosmine|ruscogenine|pramocaine|hesperidine'),
    ('brulure brulures burn burns quemadura quemaduras', 'brulure|trolamine|sulfadiazine'),
    ('poux lice piojos', '\mpoux\M|pyrethri|malathion|permethrine'),
    ('vers vermifuge worms lombrices', 'flubendazole|albendazole|pyrvinium|pyrantel'),
    ('reflux remontees acidite heartburn acidez ardor', 'reflux|alginate|prazole|aluminium|magaldrate'),
    ('nausee nausees vomissement vomissements nausea vomiting nauseas vomitos',
      'nause|vomis|domperidone|metoclopramide|metopimazine|ondansetron'),
    ('transport transports voyage mareo travel', 'transport|dimenhydrinate|diphenhydramine|scopolamine|meclozine'),
    ('fievre fever fiebre', 'fievre|paracetamol|ibuprofene'),
    ('douleur douleurs pain dolor tete headache cabeza', 'douleur|paracetamol|ibuprofene|acetylsalicylique'),
    ('lendemain', 'ulipristal|levonorgestrel'),
    ('dormir sommeil insomnie sleep insomnia sueno', 'sommeil|nuit|doxylamine|melatonine|valeriane|zolpidem|zopiclone'),
    ('tabac fumer smoking tabaco', 'nicotin|varenicline'),
    ('verrue verrues wart warts verruga verrugas', 'verru|salicylique'),
    ('acne', 'acne|peroxyde de benzoyle|adapalene|tretinoine'),
    ('asthme asthma asma',
      'salbutamol|terbutaline|beclometasone|budesonide|fluticasone|formoterol|salmeterol|montelukast'),
    ('antiseptique desinfectant plaie antiseptic disinfectant antiseptico desinfectante herida',
      'antisep|chlorhexidine|povidone|hexamidine|hypochlorite|chlorocresol'),
    ('bain rinse colutorio', 'bain de bouche|bouche'),
    ('cortisone corticoide', 'cortisone|cortis|prednis|methasone'),
    ('le la les l de du des d un une pour contre avec sans et a au aux en mg ml cl boite medicament medicaments pilule
      antibiotique generique the of for with and my a an some el los las un una unos mi del por para con caja mal maux
      gros grosse petit petite anti medicine remede medicamento microgrammes microgrammes microgramos micrograms ui unites ne sais plus truc machin ma mon mes box bottle frasco', '')
  ) as terms (words, pattern)
  where word = any (regexp_split_to_array(terms.words, '\s+'))
  limit 1
$$;

create function private.add_medicine_sounds(texts text[]) returns void
 language sql
 set search_path = ''
as $$
  with words as materialized (
    select distinct word
    from unnest(texts) line, string_to_table(translate(line, '-/,.()+''%', '         '), ' ') word
    where length(word) between 3 and 30 and ascii(word) between ascii('a') and ascii('z')),
  added as materialized (
    select word, private.sound_pairs(word) as pairs from words
    where not exists (select from private.medicine_sounds known where known.word = words.word and starts_with(known.pair, '^')))
  insert into private.medicine_sounds (pair, word, pairs)
  select distinct pair, word, cardinality(pairs) from added, unnest(pairs) pair
  -- An index takes sorted rows in half the time.
  order by pair, word
  on conflict do nothing
$$;

create or replace function private.update_medicine_words() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into private.medicine_words as w (id, search_text, folded_molecule)
  select id, search_text, folded_molecule from changed
  on conflict (id) do update
    set search_text = excluded.search_text, folded_molecule = excluded.folded_molecule
    where (w.search_text, w.folded_molecule) <> (excluded.search_text, excluded.folded_molecule);
  perform private.add_medicine_sounds(array(
    select folded_name || ' ' || folded_molecule || ' ' || coalesce(private.fold_text(name_es), '') from changed));
  return null;
end
$$;

select private.add_medicine_sounds(array(
  select folded_name || ' ' || folded_molecule || ' ' || coalesce(private.fold_text(name_es), '') from public.medication_references));
