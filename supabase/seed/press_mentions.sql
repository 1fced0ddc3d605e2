-- Public sources about medicines, where a press block would stand: no newspaper has written about a
-- fresh installation. Logos stay null, for they belong to these organizations.
insert into public.press_mentions
  (id, language, published, display_order, logo, name, url)
values
  ('b0000000-0000-4000-8000-000000000101', 'fr', true, 1, null,
   'Base de données publique des médicaments', 'https://base-donnees-publique.medicaments.gouv.fr/'),
  ('b0000000-0000-4000-8000-000000000102', 'fr', true, 2, null,
   'ANSM, Agence nationale de sécurité du médicament', 'https://ansm.sante.fr/'),
  ('b0000000-0000-4000-8000-000000000103', 'fr', true, 3, null,
   'HAS, Haute Autorité de santé', 'https://www.has-sante.fr/'),
  ('b0000000-0000-4000-8000-000000000104', 'fr', true, 4, null,
   'Agence européenne des médicaments', 'https://www.ema.europa.eu/'),
  ('b0000000-0000-4000-8000-000000000105', 'fr', true, 5, null,
   'Organisation mondiale de la Santé', 'https://www.who.int/fr'),

  ('b0000000-0000-4000-8000-000000000201', 'en', true, 1, null,
   'DailyMed, National Library of Medicine', 'https://dailymed.nlm.nih.gov/'),
  ('b0000000-0000-4000-8000-000000000202', 'en', true, 2, null,
   'openFDA, U.S. Food and Drug Administration', 'https://open.fda.gov/'),
  ('b0000000-0000-4000-8000-000000000203', 'en', true, 3, null,
   'MedlinePlus', 'https://medlineplus.gov/'),
  ('b0000000-0000-4000-8000-000000000204', 'en', true, 4, null,
   'World Health Organization', 'https://www.who.int/'),
  ('b0000000-0000-4000-8000-000000000205', 'en', true, 5, null,
   'French public medicines database', 'https://base-donnees-publique.medicaments.gouv.fr/'),

  ('b0000000-0000-4000-8000-000000000301', 'es', true, 1, null,
   'CIMA, Centro de Información de Medicamentos', 'https://cima.aemps.es/'),
  ('b0000000-0000-4000-8000-000000000302', 'es', true, 2, null,
   'AEMPS, Agencia Española de Medicamentos y Productos Sanitarios', 'https://www.aemps.gob.es/'),
  ('b0000000-0000-4000-8000-000000000303', 'es', true, 3, null,
   'MedlinePlus en español', 'https://medlineplus.gov/spanish/'),
  ('b0000000-0000-4000-8000-000000000304', 'es', true, 4, null,
   'Organización Mundial de la Salud', 'https://www.who.int/es'),
  ('b0000000-0000-4000-8000-000000000305', 'es', true, 5, null,
   'Base de datos pública francesa de medicamentos', 'https://base-donnees-publique.medicaments.gouv.fr/')
on conflict (id) do nothing;
