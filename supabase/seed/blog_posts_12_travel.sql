-- One article of the blog: packing medicines for a trip.
-- How these files are written: blog_posts_01_fever.sql.

with article (
  id, slug, author, tags, image_url, read_time, featured, published, published_at,
  category, category_en, category_es, title, title_en, title_es,
  excerpt, excerpt_en, excerpt_es, image_alt, image_alt_en, image_alt_es,
  content, content_en, content_es, sources, sources_en, sources_es
) as (values (
  'b1060012-0000-4000-8000-000000000012'::uuid,
  'trousse-de-voyage',
  'Trousse',
  array['voyage', 'vacances', 'ordonnance', 'avion'],
  '/images/blog/trousse-de-voyage.webp',
  4,
  false,
  true,
  '2026-06-30T08:00:00Z'::timestamptz,
  'Prévention', 'Prevention', 'Prevención',
  'La trousse de voyage : quoi emporter, avec quels papiers',
  'Packing medicines for a trip: what to take, with which papers',
  'El botiquín de viaje: qué llevar y con qué papeles',
  'Une liste courte, des boîtes d’origine, une ordonnance lisible ailleurs et quelques jours d’avance.',
  'A short list, original packages, a prescription that reads abroad, and a few days to spare.',
  'Una lista corta, envases originales, una receta que se entienda fuera y unos días de margen.',
  'Une trousse de secours, un téléphone et un calendrier prêts pour un départ.',
  'A first-aid case, a phone and a calendar ready for a departure.',
  'Un botiquín, un teléfono y un calendario listos para salir de viaje.',
  $md$La meilleure trousse de voyage n’est pas la plus pleine. C’est celle dont vous connaissez chaque boîte, qui passe une frontière sans question et qui ne manque pas de ce que vous prenez tous les jours.

## D’abord, le traitement de tous les jours

- **Comptez les jours, puis ajoutez une marge** pour un retour retardé.
- **Gardez-le avec vous**, en cabine ou dans le bagage à main : une valise se perd.
- **Boîtes d’origine, notices comprises.** Un pilulier ne dit ni le nom ni le dosage à un douanier ou à un médecin.
- **Une copie de l’ordonnance**, avec le nom de la substance et non la seule marque : c’est ce nom qui se comprend dans un autre pays.
- **Demandez l’heure des prises** au pharmacien ou au médecin si vous changez de fuseau : l’insuline, l’anticoagulant, l’antiépileptique et la pilule ne se décalent pas au hasard.

Voyez le médecin quatre à six semaines avant un voyage lointain, pour les vaccins, le paludisme et une maladie chronique.

## Ce qui passe une frontière avec un papier de plus

Certains antidouleurs forts et d’autres médicaments classés comme stupéfiants demandent, dans l’espace Schengen, une autorisation de transport à votre nom ; en France, l’agence régionale de santé renseigne et la vise. Ailleurs, chaque pays décide, et un médicament courant chez vous peut y être interdit : interrogez l’ambassade avant de partir. L’agence espagnole, elle, prévoit pour un voyageur une quantité adaptée au traitement, au plus trois mois, avec l’ordonnance ou un rapport médical.

Un traitement liquide ou injectable se présente à part au contrôle de l’aéroport, avec son ordonnance.

## Une liste courte pour la famille

1. Un médicament contre la douleur et la fièvre que chacun connaît, à la bonne forme pour l’enfant, **avec sa pipette**.
2. Des sachets de réhydratation orale.
3. Un antiseptique, des compresses, des pansements, une bande.
4. Un thermomètre, une pince à échardes, un tire-tique selon la région.
5. Une protection solaire et un produit contre les moustiques adaptés à l’âge.
6. Ce que prescrit votre médecin pour vous : adrénaline, inhalateur, antihistaminique.

Laissez à la maison les restes d’antibiotiques, les boîtes sans nom et ce que personne n’a jamais pris. Un médicament nouveau ne s’essaie pas à mille kilomètres du médecin.

## La chaleur du voyage

Une voiture au soleil abîme un médicament bien avant l’arrivée. Rien ne reste dans l’habitacle ni dans le coffre pendant une pause. Pour ce qui se garde au réfrigérateur, une pochette isotherme, sans toucher l’accumulateur de froid, et la notice pour savoir combien de temps il tient dehors.

## Sur place

- N’achetez de médicament que dans une pharmacie. Dans certains pays circulent des contrefaçons : mieux vaut emporter ce dont vous aurez besoin.
- Une boîte du même nom peut avoir une autre concentration. Lisez la substance et le dosage avant de donner une dose, surtout un sirop.
- Apprenez les numéros avant d’en avoir besoin : ils dépendent du pays où vous êtes, non de votre téléphone.

## Sur une feuille, et sur un téléphone

Noms, substances, dosages, heures, allergies, maladies, personnes à prévenir, médecin, assurance. Trousse en fait une fiche d’urgence qui s’imprime et s’ouvre sans réseau ; l’inventaire partagé avec celle ou celui qui voyage avec vous dit ce qui reste et ce qui a été donné.

## Au retour

Videz la trousse le premier soir : ce qui a eu chaud, ce qui est entamé, ce qui vient d’ailleurs. Rapportez à la pharmacie ce qui ne sert plus, et signalez à votre médecin une fièvre dans les semaines qui suivent.

Cet article donne des repères. Lisez la notice de ce que vous emportez et faites relire votre liste par votre pharmacien. En urgence : le **15** ou le **112** en France, le **112** dans toute l’Union européenne, le **144** en Suisse, le **911** aux États-Unis et au Canada.
$md$,
  $md$The best travel kit is not the fullest one. It is the one in which you know every package, which crosses a border without questions, and which does not run out of what you take every day.

## First, the medicines you take every day

- **Count the days, then add some** for a delayed return.
- **Keep them with you**, in your carry-on: checked bags get lost.
- **Original containers, labels included.** A pill organizer tells an officer or a doctor neither the name nor the strength.
- **A copy of each prescription** with the generic name. That is the name understood in another country.
- **Ask about the hours** if you cross time zones: insulin, blood thinners, seizure medicines and birth control are not shifted by guesswork.

See a doctor or a travel clinic at least a month before a distant trip, about vaccines, malaria and any chronic condition.

## What needs one more paper

Some medicines that are ordinary at home are controlled or forbidden elsewhere: strong painkillers, stimulants, some sleep and anxiety medicines. Ask the embassy of every country on your way before you leave, and carry a letter from the prescriber on letterhead for controlled medicines and injections. Inside Europe’s Schengen area, residents need an authorization for narcotic medicines; Spain sets a traveler’s limit at what the treatment needs, three months at most, with a prescription or a medical report.

Liquid and injectable medicines are shown separately at airport security, with their label.

## A short list for the family

1. A pain and fever medicine everyone knows, in the right form for the child, **with its dosing syringe**.
2. Oral rehydration packets.
3. An antiseptic, gauze, bandages and a wrap.
4. A thermometer and tweezers.
5. Sunscreen and insect repellent that suit the child’s age.
6. What your doctor prescribed for you: epinephrine, an inhaler, an antihistamine.

Leave at home the leftover antibiotics, the bottles without a name, and anything nobody has ever taken. A new medicine is not tried a thousand miles from the doctor.

## Heat on the way

A parked car spoils a medicine well before you arrive. Nothing stays in the cabin or the trunk during a stop. For what is kept in the refrigerator, use an insulated pouch without touching the ice pack, and read the label or leaflet to know how long it lasts outside.

## Once you are there

- Buy medicine only from a pharmacy. Counterfeits are common in some countries, so it is better to bring what you will need.
- The same brand may have another strength. Read the active ingredient and the strength before giving a dose, above all of a children’s liquid.
- Keep medicines out of sight in hotel rooms and at relatives’ homes: nightstands, purses and open suitcases are at a toddler’s height. Ask for the room safe.
- Learn the numbers before you need them. They follow the country you are in, not the phone in your pocket.

## On one sheet, and on a phone

Names, ingredients, strengths, hours, allergies, conditions, contacts, doctor, insurance. Trousse turns them into an emergency card that prints and opens without a network; an inventory shared with whoever travels with you shows what is left and what was given.

## When you get home

Empty the kit the first evening: what got hot, what is half used, what came from elsewhere. Take to a take-back site what is no longer needed, and tell your doctor about any fever in the weeks that follow.

If a child swallows a medicine while you are in the United States, call Poison Help at **1-800-222-1222**, or **911** if the child has collapsed or has trouble breathing.

This article is guidance. Read the label of what you pack, and let your pharmacist look over your list. In an emergency call **911** in the United States and Canada, **112** in Spain and across the European Union, **15** or **112** in France.
$md$,
  $md$El mejor botiquín de viaje no es el más lleno. Es aquel del que conoce cada caja, que cruza una frontera sin preguntas y al que no le falta lo que toma cada día.

## Primero, el tratamiento de siempre

- **Cuente los días y añada un margen** por si la vuelta se retrasa.
- **Llévelo encima**, en el equipaje de mano: una maleta se pierde.
- **Envases originales, con su prospecto.** Un pastillero no dice a un agente ni a un médico el nombre ni la dosis.
- **Una copia de la receta** con el nombre del principio activo, que es el que se entiende en otro país.
- **Pregunte por las horas** si cambia de huso: la insulina, los anticoagulantes, los antiepilépticos y los anticonceptivos no se mueven a ojo.

Consulte al menos un mes antes de un viaje lejano: vacunas, paludismo, enfermedades crónicas.

## Lo que necesita un papel más

La agencia española indica que un viajero puede llevar su medicación personal en una cantidad adecuada al tratamiento, no superior a tres meses salvo justificación, y que pueden pedirle la receta o el informe médico al entrar y al salir de España. Con los estupefacientes y psicótropos, quien sale de España debe pedir a la agencia un certificado que autorice el transporte. Otros países tienen sus propias listas, y un medicamento corriente aquí puede estar prohibido allí: pregunte en la embajada antes de salir.

Los medicamentos líquidos o inyectables se enseñan aparte en el control del aeropuerto, con su receta.

## Una lista corta para la familia

1. Un analgésico y antitérmico que todos conozcan, en la forma adecuada para el niño y **con su jeringa**.
2. Sobres de rehidratación oral.
3. Un antiséptico, gasas, tiritas, una venda.
4. Un termómetro y unas pinzas.
5. Protección solar y repelente adecuados a la edad.
6. Lo que le haya recetado su médico: adrenalina, inhalador, antihistamínico.

Deje en casa los restos de antibióticos, las cajas sin nombre y lo que nadie ha tomado nunca. Un medicamento nuevo no se estrena a mil kilómetros del médico.

## El calor del viaje

Un coche al sol estropea un medicamento mucho antes de llegar. La agencia española lo dice sin rodeos: nunca en maleteros ni habitáculos a pleno sol. Para lo que se guarda en la nevera, una bolsa isotérmica, sin tocar el acumulador de frío, y el prospecto para saber cuánto aguanta fuera.

## Una vez allí

- Compre medicamentos solo en farmacias. En algunos países circulan falsificaciones: mejor llevar lo que vaya a necesitar.
- Una caja con el mismo nombre puede tener otra concentración. Lea el principio activo y la dosis antes de dar nada, sobre todo un jarabe infantil.
- Guarde los medicamentos en alto y fuera de la vista en hoteles y casas de familia: mesillas, bolsos y maletas abiertas quedan a la altura de un niño.
- Apréndase los teléfonos antes de necesitarlos: dependen del país en que está, no de su teléfono.

## En una hoja y en el teléfono

Nombres, principios activos, dosis, horas, alergias, enfermedades, contactos, médico, seguro. Trousse los reúne en una ficha de emergencia que se imprime y se abre sin red; el inventario compartido con quien viaja con usted dice qué queda y qué se ha dado.

## A la vuelta

Vacíe el botiquín la primera noche: lo que pasó calor, lo empezado, lo que vino de fuera. Lleve al Punto SIGRE lo que ya no sirve y cuente a su médico cualquier fiebre en las semanas siguientes.

Si un niño se traga un medicamento estando en España, llame al Servicio de Información Toxicológica, **91 562 04 20**, o al **112** si no responde o respira mal.

Este artículo orienta. Lea el prospecto de lo que lleva y pida a su farmacéutico que repase la lista. En una emergencia llame al **112** en España y en toda la Unión Europea, al **911** en Estados Unidos y México, y al **15** o al **112** en Francia.
$md$,
  $json$[
    {"title": "Transport de stupéfiants", "publisher": "ARS Bourgogne-Franche-Comté", "dated": null, "read": "2026-11-26", "url": "https://bourgogne-franche-comte.ars.sante.fr/transport-de-stupefiants"},
    {"title": "Medicamentos destinados al tratamiento de los viajeros (en espagnol)", "publisher": "AEMPS", "dated": null, "read": "2026-11-26", "url": "https://www.aemps.gob.es/industria-farmaceutica/comercio-exterior/medicamentos-destinados-al-tratamiento-de-los-viajeros/"},
    {"title": "Before You Travel (en anglais)", "publisher": "CDC", "dated": null, "read": "2026-11-26", "url": null},
    {"title": "Conservation des médicaments en cas de vague de chaleur", "publisher": "ANSM", "dated": "2017-05", "read": null, "url": null}
  ]$json$::jsonb,
  $json$[
    {"title": "Before You Travel", "publisher": "CDC", "dated": null, "read": "2026-11-26", "url": null},
    {"title": "Up and Away", "publisher": "PROTECT, with the CDC", "dated": null, "read": "2026-11-26", "url": "https://upandaway.org/"},
    {"title": "Storing medicines in a heat wave (in Spanish)", "publisher": "AEMPS", "dated": "2019-08", "read": null, "url": null},
    {"title": "Poison Help", "publisher": "Health Resources and Services Administration", "dated": null, "read": "2026-11-22", "url": "https://poisonhelp.hrsa.gov/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Medicamentos destinados al tratamiento de los viajeros", "publisher": "AEMPS", "dated": null, "read": "2026-11-26", "url": "https://www.aemps.gob.es/industria-farmaceutica/comercio-exterior/medicamentos-destinados-al-tratamiento-de-los-viajeros/"},
    {"title": "Conservar los medicamentos en caso de ola de calor", "publisher": "AEMPS", "dated": "2019-08", "read": null, "url": null},
    {"title": "Before You Travel (en inglés)", "publisher": "CDC", "dated": null, "read": "2026-11-26", "url": null},
    {"title": "Up and Away (en inglés)", "publisher": "PROTECT, con los CDC", "dated": null, "read": "2026-11-26", "url": "https://upandaway.org/"}
  ]$json$::jsonb
)),
added as (
  insert into public.blog_posts (
    id, slug, author, tags, image_url, read_time, featured, published, published_at,
    category, category_en, category_es, title, title_en, title_es,
    excerpt, excerpt_en, excerpt_es, image_alt, image_alt_en, image_alt_es,
    content, content_en, content_es, sources, sources_en, sources_es
  )
  select * from article
  on conflict do nothing
)
update public.blog_posts as post
  set content = article.content, content_en = article.content_en, content_es = article.content_es,
    read_time = article.read_time,
    sources = article.sources, sources_en = article.sources_en, sources_es = article.sources_es
  from article
  where post.id = article.id
    and md5(post.content || post.content_en || post.content_es) in (
      'cb348ada5e0e5e2e5cc23e08f3676780', '5ac7556854ddad99dfab8947d076c715',
      '326847022ca1ec28673d852e198489d9'
    );
