-- Situations that Trousse is made for. Nobody said them and nobody gave them stars: `name` is the
-- moment, `role` whose it is, and the rating stays null. Who runs an installation may put what real
-- people said in their place.
--
-- The newest comes first on the page, so created_at is written down to keep the order.
insert into public.testimonials
  (id, language, published, rating, created_at, name, role, content)
values
  ('5e000000-0000-4000-8000-000000000101', 'fr', true, null, '2025-06-15 12:06:00+00',
   'Une nuit de fièvre', 'Mère de deux enfants',
   'Trois heures du matin, la petite est brûlante. Trousse dit s’il reste du paracétamol, jusqu’à quand la boîte est bonne, qui a donné la dernière dose et à quelle heure. Pour la quantité, c’est la notice ou le pharmacien qui répond.'),
  ('5e000000-0000-4000-8000-000000000102', 'fr', true, null, '2025-06-15 12:05:00+00',
   'Le traitement de tous les jours', 'Malade chronique',
   'Deux comprimés le matin, un le soir. L’accueil montre ce qui est à prendre et ce qui est déjà pris. Quand il reste moins de 20 % de la boîte, une alerte invite à la renouveler.'),
  ('5e000000-0000-4000-8000-000000000103', 'fr', true, null, '2025-06-15 12:04:00+00',
   'Les médicaments d’un père', 'Aidante',
   'Il vit à deux rues de chez sa fille. Elle tient pour lui un profil à part, qu’elle partage avec son frère : chaque boîte avec sa posologie, chaque prise avec son heure et le nom de qui l’a donnée. Rien ne se mélange avec ses propres médicaments.'),
  ('5e000000-0000-4000-8000-000000000104', 'fr', true, null, '2025-06-15 12:03:00+00',
   'Au comptoir', 'Pharmacienne',
   'Que prenez-vous déjà ? La réponse est sur le téléphone ou sur l’inventaire imprimé : les noms, les dosages, les dates. Le conseil part de ce qu’il y a vraiment à la maison.'),
  ('5e000000-0000-4000-8000-000000000105', 'fr', true, null, '2025-06-15 12:02:00+00',
   'Le tri de printemps', 'Grand-père',
   'La liste triée par date d’expiration, un sac, dix minutes. Ce qui est périmé part à la pharmacie, qui le reprend. Ce qui reste est en date, et se retrouve.'),
  ('5e000000-0000-4000-8000-000000000106', 'fr', true, null, '2025-06-15 12:01:00+00',
   'Le rendez-vous', 'Père d’une adolescente allergique',
   'Combien de fois ce mois-ci, et quand ? Les prises notées s’impriment ou s’exportent en tableau. Le médecin lit des dates et des quantités plutôt que des souvenirs.'),

  ('5e000000-0000-4000-8000-000000000201', 'en', true, null, '2025-06-15 12:06:00+00',
   'A night with a fever', 'Mother of two',
   'Three in the morning, and the little one is burning up. Trousse says whether there is any acetaminophen left, how long the bottle is good for, who gave the last dose and when. For the amount, the label or the pharmacist has the answer.'),
  ('5e000000-0000-4000-8000-000000000202', 'en', true, null, '2025-06-15 12:05:00+00',
   'The everyday treatment', 'Living with a chronic illness',
   'Two tablets in the morning, one at night. The home page shows what is due and what has already been logged. When less than 20% of the box is left, an alert suggests getting more.'),
  ('5e000000-0000-4000-8000-000000000203', 'en', true, null, '2025-06-15 12:04:00+00',
   'A father’s medicines', 'Caregiver',
   'He lives two blocks away from his daughter. She keeps a separate profile for him, which she shares with her brother: every box with its directions, every dose with its time and the name of whoever gave it. Nothing gets mixed up with her own medicines.'),
  ('5e000000-0000-4000-8000-000000000204', 'en', true, null, '2025-06-15 12:03:00+00',
   'At the counter', 'Pharmacist',
   'What are you already taking? The answer is on the phone or on the printed inventory: names, strengths, dates. The advice starts from what is really in the house.'),
  ('5e000000-0000-4000-8000-000000000205', 'en', true, null, '2025-06-15 12:02:00+00',
   'Spring cleaning', 'Grandfather',
   'The list sorted by expiration date, one bag, ten minutes. What has expired goes to a medicine take-back site. What stays is still good, and easy to find.'),
  ('5e000000-0000-4000-8000-000000000206', 'en', true, null, '2025-06-15 12:01:00+00',
   'The appointment', 'Father of a teenager with allergies',
   'How many times this month, and when? The doses logged can be printed or exported as a table. The doctor reads dates and quantities rather than memories.'),

  ('5e000000-0000-4000-8000-000000000301', 'es', true, null, '2025-06-15 12:06:00+00',
   'Una noche de fiebre', 'Madre de dos hijos',
   'Las tres de la madrugada y la niña está ardiendo. Trousse dice si queda paracetamol, hasta cuándo sirve la caja, quién dio la última dosis y a qué hora. Para la cantidad, hay que mirar el prospecto o preguntar al farmacéutico.'),
  ('5e000000-0000-4000-8000-000000000302', 'es', true, null, '2025-06-15 12:05:00+00',
   'El tratamiento de cada día', 'Paciente',
   'Dos comprimidos por la mañana, uno por la noche. El inicio muestra lo que toca y lo que ya se ha tomado. Cuando queda menos del 20 % de la caja, un aviso recuerda que hay que reponerla.'),
  ('5e000000-0000-4000-8000-000000000303', 'es', true, null, '2025-06-15 12:04:00+00',
   'Los medicamentos de un padre', 'Cuidadora',
   'Vive a dos calles de su hija. Ella mantiene para él un perfil aparte, que comparte con su hermano: cada caja con sus instrucciones, cada toma con su hora y el nombre de quien la dio. Nada se mezcla con sus propios medicamentos.'),
  ('5e000000-0000-4000-8000-000000000304', 'es', true, null, '2025-06-15 12:03:00+00',
   'En el mostrador', 'Farmacéutica',
   '¿Qué está tomando ya? La respuesta está en el teléfono o en el inventario impreso: los nombres, las dosis, las fechas. El consejo parte de lo que de verdad hay en casa.'),
  ('5e000000-0000-4000-8000-000000000305', 'es', true, null, '2025-06-15 12:02:00+00',
   'La limpieza de primavera', 'Abuelo',
   'La lista ordenada por fecha de caducidad, una bolsa, diez minutos. Lo caducado va al punto de recogida de la farmacia. Lo que queda está en fecha y se encuentra.'),
  ('5e000000-0000-4000-8000-000000000306', 'es', true, null, '2025-06-15 12:01:00+00',
   'La consulta', 'Padre de una adolescente alérgica',
   '¿Cuántas veces este mes, y cuándo? Las tomas anotadas se imprimen o se exportan como tabla. El médico lee fechas y cantidades en lugar de recuerdos.')
on conflict (id) do update
  set name = excluded.name, role = excluded.role, content = excluded.content
  -- Only over an earlier text of this file: what somebody edited stays as it is.
  where md5(concat_ws(chr(10), testimonials.name, coalesce(testimonials.role, ''), testimonials.content)) in (
    '1c76de030e76d2fb8c05e24bef689511', '294a5a74ed9dbeb9d87b258dd7641dd2',
    '2e8bdb85c6d782eecf45e6d749f06142', '43cabd57c5cffb41ac4886bc137c4271',
    '548c1d9c0451ba9c1c272d41cb7ab2b9', '5b28768a5b9f7bb9d46d494d479ffa6d',
    '62a8f1b7a4f5d141848f6a5d186f512c', '683933789fae04d4730404e0cf589d8d',
    '7231a5a79036bc650afdf4b40ccedd65', '78b954d87a804c57bfcd2231d4c123e7',
    '86e709eef8775a5eb631e9800e8c45d9', 'ec0e6dddee73a6681ef1a75ec2b3ca53',
    'f5ca6d6b6d0aee7c26bca008d192b1ba'
  );
