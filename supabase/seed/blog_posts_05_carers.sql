-- One article of the blog: one patient, several carers, no double dose.
-- How these files are written: blog_posts_01_fever.sql.

with article (
  id, slug, author, tags, image_url, read_time, featured, published, published_at,
  category, category_en, category_es, title, title_en, title_es,
  excerpt, excerpt_en, excerpt_es, image_alt, image_alt_en, image_alt_es,
  content, content_en, content_es, sources, sources_en, sources_es
) as (values (
  'b1060005-0000-4000-8000-000000000005'::uuid,
  'eviter-la-double-dose',
  'Trousse',
  array['prise', 'surdosage', 'aidants', 'relais'],
  '/images/blog/eviter-la-double-dose.webp',
  4,
  false,
  true,
  '2026-07-21T08:00:00Z'::timestamptz,
  'Prévention',
  'Prevention',
  'Prevención',
  'Quand plusieurs personnes donnent les médicaments : éviter la double dose',
  'When several people give the medicine: how to avoid a double dose',
  'Cuando varias personas dan los medicamentos: cómo evitar la doble dosis',
  'Deux parents, une grand-mère, une nounou, un seul sirop. Comment se passer le relais sans oublier ni doubler une prise.',
  'Two parents, a grandmother, a sitter, one bottle. How to hand over without missing or doubling a dose.',
  'Dos padres, una abuela, una cuidadora y un solo jarabe. Cómo darse el relevo sin olvidar ni duplicar una toma.',
  'Une liste de prises cochées au mur et un téléphone qui montre la même liste, à côté d’un flacon.',
  'A list of checked-off doses on the wall and a phone showing the same list, next to a bottle.',
  'Una lista de tomas marcadas en la pared y un teléfono con la misma lista, junto a un frasco.',
  $md$« Tu lui as donné quelque chose ? — Oui, enfin, je crois que c’était toi. » Dans une famille, l’erreur de dose ne vient pas d’un manque d’attention : elle vient de ce que chacun a été attentif de son côté. Il suffit de rendre visible ce que les autres ont fait.

## Comment arrive une double dose

- **Le relais muet.** L’un donne une prise avant de partir, l’autre arrive, trouve l’enfant brûlant et en donne une autre.
- **Deux noms, une molécule.** Doliprane le matin, Efferalgan à midi, un produit contre le rhume le soir : trois fois du paracétamol. De même, Advil et Nurofen sont tous deux de l’ibuprofène.
- **Deux flacons, deux pipettes.** La pipette d’un sirop sert à un autre, plus concentré.
- **La mémoire de trois heures du matin**, qui confond hier et tout à l’heure.

## La règle : on note avant de ranger

Une prise qui n’est pas écrite n’existe pas pour les autres. Notez-la tout de suite, flacon en main, et non « dans cinq minutes ». Une feuille sur le réfrigérateur suffit, pourvu qu’il n’y en ait qu’une.

| Heure | Médicament et molécule | Quantité | Donné par | Pas avant |
| --- | --- | --- | --- | --- |
| 7 h 30 | Sirop (paracétamol) | Repère du poids | Père | 13 h 30 |
| 14 h 00 | Sirop (paracétamol) | Repère du poids | Grand-mère | 20 h 00 |
| 19 h 00 | Antibiotique prescrit | Selon l’ordonnance | Mère | Demain, 7 h 00 |

La dernière colonne est la plus utile. Elle dit à celui qui arrive non seulement ce qui s’est passé, mais ce qu’il n’a pas le droit de faire encore. L’intervalle vient de la notice ou de l’ordonnance : pour le paracétamol de l’enfant, en général 6 heures, jamais moins de 4.

Une feuille reste à la maison quand l’enfant part chez ses grands-parents. Avec Trousse, un profil partagé montre à chacun les prises déjà notées, avec l’heure, et retire du stock ce qui a été donné ; un droit de lecture suffit à celui qui veut seulement vérifier.

## Se passer le relais

À chaque changement d’adulte, quatre phrases, de vive voix ou par écrit :

1. Ce qui a été donné, en nommant la molécule, et à quelle heure.
2. À partir de quand la prochaine prise est possible, et si elle est vraiment nécessaire.
3. Où est le flacon, avec sa pipette.
4. Qui décide aujourd’hui : une seule personne, que les autres appellent en cas de doute.

### À l’école, à la crèche, chez l’assistante maternelle

On n’y donne pas un médicament sur simple demande : il faut en principe l’ordonnance au nom de l’enfant et l’autorisation écrite des parents. Un enfant atteint d’une maladie chronique a besoin d’un projet d’accueil individualisé. Remettez le médicament dans sa boîte, avec le nom de l’enfant et la date d’ouverture, et dites toujours ce qui a été donné avant l’arrivée.

## Et pour un adulte dépendant

Les mêmes règles valent pour un parent âgé que se partagent enfants, infirmière et auxiliaire de vie. Un pilulier montre d’un coup d’œil si la case du midi est vide. Il ne dit pourtant rien des gouttes, sirops, patchs et médicaments « si besoin » : ceux-là se notent toujours.

## En cas de doute ou d’erreur

- **Vous ne savez pas si la dose a été donnée ?** Ne la redonnez pas. Attendez d’avoir joint l’autre personne, ou appelez un pharmacien ou un médecin ; certains médicaments ne doivent pas être sautés.
- **L’enfant a vomi ?** Ne recommencez pas sans avis.
- **Une prise est oubliée ?** Ne doublez jamais la suivante. La notice dit quoi faire.
- **Une dose de trop a été donnée, ou c’est possible ?** Appelez aussitôt le **15** ou un centre antipoison (numéro national **01 45 42 59 59** ; [les autres numéros](https://centres-antipoison.net/)), même sans symptôme : avec le paracétamol, l’atteinte du foie peut rester silencieuse un jour ou plus. Gardez la boîte et votre feuille sous les yeux.

Une erreur dite tout de suite se rattrape bien mieux qu’une erreur cachée. Convenez à l’avance que personne ne sera grondé.

Cet article donne des repères, pas un avis médical. Lisez la notice et demandez conseil à votre pharmacien ou à votre médecin. Si la personne ne répond plus, respire mal ou convulse : le **15** ou le **112** en France, le **112** en Espagne, le **911** aux États-Unis.
$md$,
  $md$“Did you give her something?” “I thought you did.” In a family, a dosing mistake rarely comes from carelessness. It comes from several careful people who cannot see what the others have done. The cure is to make every dose visible.

## How a double dose happens

- **The silent handoff.** One parent gives a dose on the way out; the other comes home, finds a warm forehead, and gives another.
- **Two names, one drug.** Tylenol in the morning, a store brand at noon, a nighttime cold product in the evening: acetaminophen three times. Advil and Motrin are both ibuprofen.
- **Two bottles, one syringe.** A syringe marked for one product is used with another, or milliliters are mistaken for teaspoons.
- **Three-in-the-morning memory**, which mixes up yesterday and an hour ago.

## The rule: write it down before you put it away

A dose nobody wrote down does not exist for the next person. Note it at once, with the bottle still in your hand. A sheet on the refrigerator is enough, as long as there is only one.

| Time | Medicine and active ingredient | Amount | Given by | Not before |
| --- | --- | --- | --- | --- |
| 7:30 a.m. | Liquid (acetaminophen) | Label, by weight | Dad | 1:30 p.m. |
| 2:00 p.m. | Liquid (acetaminophen) | Label, by weight | Grandma | 8:00 p.m. |
| 7:00 p.m. | Prescribed antibiotic | As prescribed | Mom | 7:00 a.m. |

The last column does most of the work. It tells the person who walks in not only what happened, but what must not happen yet. The interval comes from the label or the prescription. For children’s acetaminophen, labels say at least 4 hours and no more than 5 doses in 24 hours; this sheet keeps 6 hours, which leaves a margin.

A sheet stays on the refrigerator when the child goes to Grandma’s. In Trousse, a shared profile shows everyone the doses already logged, with the time, and takes what was given out of the stock. Someone who only needs to check can be given view access.

## A handoff in four sentences

Whenever the adult on duty changes, say or write:

1. What was given, by ingredient, and when.
2. The earliest time for the next dose, and whether it is really needed.
3. Where the bottle is, together with its syringe.
4. Who decides today: one person, whom the others call when in doubt.

### At school or child care

Schools and child care centers have rules, and they protect your child. Expect to hand over the medicine yourself, in its original labeled container, with a form signed by you and, in most places, by the prescriber. Give the first dose of any new medicine at home, where you can watch for a reaction. And at drop-off, always mention what was given that morning.

## The same rules for an adult in your care

A parent looked after by two siblings, a home aide and a nurse runs the same risk. A pill organizer shows at a glance whether Tuesday noon is empty. It says nothing about drops, liquids, patches, and “as needed” medicines, so those always go on the log. That includes the sleep aid and the pain reliever bought without a prescription.

## When you are not sure, or something went wrong

- **Not sure whether the dose was given?** Do not repeat it. Reach the other person first, or ask a pharmacist or doctor, because some medicines must not be skipped.
- **Your child threw up after a dose?** Ask before giving another.
- **A dose was missed?** Never double the next one. The label or leaflet says what to do.
- **An extra dose was given, or may have been?** Call Poison Help at **1-800-222-1222** right away, or **911**. Do not wait for symptoms: with acetaminophen, liver damage can stay hidden for hours or even days. Keep the bottle and your log in front of you.

A mistake that is told at once is far easier to put right than one that is hidden. Agree beforehand that nobody will be blamed for speaking up.

This article is guidance, not medical advice. Read the label, and ask your pharmacist or doctor. If someone does not respond, has trouble breathing or has a seizure, call **911** in the United States and Canada, **112** in Spain, **15** or **112** in France.
$md$,
  $md$«¿Le has dado algo?». «Creía que se lo habías dado tú». En una familia, el error de dosis no suele venir del descuido, sino de varias personas cuidadosas que no ven lo que han hecho las demás. El remedio es que cada toma quede a la vista de todos.

## Cómo se llega a una doble dosis

- **El relevo en silencio.** Uno da una toma antes de salir; el otro llega, nota la frente caliente y da otra.
- **Dos nombres, un principio activo.** Apiretal por la mañana, Termalgin a mediodía y un sobre para el resfriado por la noche pueden ser tres veces paracetamol (acetaminofén). Dalsy y Junifen son los dos ibuprofeno.
- **Dos frascos, una jeringa.** El dosificador de un jarabe se usa con otro más concentrado.
- **La memoria de las tres de la madrugada**, que confunde ayer con hace un rato.

## La regla: apuntar antes de guardar

Una toma que no está escrita no existe para los demás. Apúntela en el momento, con el frasco en la mano, no «dentro de cinco minutos». Basta una hoja en el frigorífico, siempre que sea una sola.

| Hora | Medicamento y principio activo | Cantidad | Quién lo dio | No antes de |
| --- | --- | --- | --- | --- |
| 7:30 | Jarabe (paracetamol) | Prospecto, según el peso | Padre | 13:30 |
| 14:00 | Jarabe (paracetamol) | Prospecto, según el peso | Abuela | 20:00 |
| 19:00 | Antibiótico recetado | Según la receta | Madre | Mañana, 7:00 |

La última columna es la más útil: dice a quien llega no solo lo que ha pasado, sino lo que todavía no debe hacer. El intervalo sale del prospecto o de la receta. Para el paracetamol infantil lo habitual son 6 horas, y nunca menos de 4.

La hoja se queda en casa cuando el niño se va con los abuelos. En Trousse, un perfil compartido muestra a cada uno las tomas ya registradas, con su hora, y descuenta de las existencias lo que se ha dado; a quien solo quiere comprobarlo le basta el permiso de lectura.

## El relevo, en cuatro frases

Cada vez que cambia el adulto responsable, diga o escriba:

1. Qué se ha dado, con el nombre del principio activo, y a qué hora.
2. Desde cuándo se puede dar la siguiente toma, y si de verdad hace falta.
3. Dónde está el frasco, con su jeringa.
4. Quién decide hoy: una sola persona, a la que los demás llaman si dudan.

### En el colegio o en la guardería

Cada centro tiene sus normas y conviene conocerlas antes de necesitarlas. Lo habitual es que pidan la receta o un informe médico con la dosis y el horario, y una autorización firmada por la familia. Entregue el medicamento en mano, en su envase original y con el nombre del niño, y diga siempre qué ha tomado antes de llegar. La primera dosis de un medicamento nuevo, mejor en casa.

## Lo mismo para un adulto dependiente

Un padre o una madre mayores, atendidos por varios hijos, una cuidadora y una enfermera, corren el mismo riesgo. Un pastillero muestra de un vistazo si la casilla del mediodía está vacía. Pero no dice nada de las gotas, los jarabes, los parches ni los medicamentos «si hace falta»: esos se apuntan siempre.

## Si hay dudas o ha habido un error

- **¿No sabe si se dio la dosis?** No la repita. Hable primero con la otra persona o consulte a un farmacéutico o a un médico, porque hay medicamentos que no deben saltarse.
- **¿Ha vomitado después?** No vuelva a darla sin preguntar.
- **¿Se ha olvidado una toma?** Nunca doble la siguiente. El prospecto explica qué hacer.
- **¿Se ha dado una dosis de más, o podría ser?** Llame enseguida al Servicio de Información Toxicológica, **91 562 04 20**, o al **112**, aunque no haya síntomas: con el paracetamol, el daño en el hígado puede no notarse durante horas o días. Tenga delante el envase y la hoja.

Un error que se dice al momento se arregla mucho mejor que uno que se calla. Acuerden de antemano que nadie reñirá a quien avise.

Este artículo orienta y no sustituye a un profesional. Lea el prospecto y consulte a su farmacéutico o a su médico. Si la persona no responde, respira mal o convulsiona, llame al **112** en España, al **911** en Estados Unidos y México, al **15** o al **112** en Francia.
$md$,
  $json$[
    {"title": "Doliprane 2,4 %, suspension buvable : résumé des caractéristiques du produit", "publisher": "ANSM", "dated": "2023-07-01", "read": null, "url": null},
    {"title": "Paracétamol et risque pour le foie : un message d’alerte ajouté sur les boîtes", "publisher": "ANSM", "dated": "2019-07-09", "read": null, "url": null},
    {"title": "Médicaments pour les enfants en collectivités", "publisher": "Assurance maladie", "dated": "2021-01-03", "read": null, "url": "https://www.ameli.fr/assure/sante/medicaments/medicaments-et-situation-de-vie/gerer-medicaments-enfants-collectivites-pai"},
    {"title": "Projet d’accueil individualisé pour raison de santé, circulaire", "publisher": "Ministère de l’Éducation nationale", "dated": "2021-02-10", "read": null, "url": null},
    {"title": "Centres antipoison : numéros et premiers gestes", "publisher": "Centres antipoison et de toxicovigilance", "dated": null, "read": "2026-11-22", "url": "https://centres-antipoison.net/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Children’s liquid acetaminophen: Drug Facts label", "publisher": "FDA label data", "dated": null, "read": "2026-11-22", "url": null},
    {"title": "It’s Flu and Colds Season: Acetaminophen Safe Use", "publisher": "National Council on Patient Information and Education", "dated": null, "read": "2026-11-26", "url": null},
    {"title": "Medication Use in Schools: Current Trends, Challenges, and Best Practices", "publisher": "Journal of Pediatric Pharmacology and Therapeutics", "dated": "2020-01", "read": null, "url": "https://pmc.ncbi.nlm.nih.gov/articles/PMC6938291"},
    {"title": "What should people do if they miss a dose of their medicine?", "publisher": "NHS Specialist Pharmacy Service", "dated": null, "read": "2026-11-26", "url": "https://www.sps.nhs.uk/articles/what-should-people-do-if-they-miss-a-dose-of-their-medicine/"},
    {"title": "Poison Help", "publisher": "Health Resources and Services Administration", "dated": null, "read": "2026-11-22", "url": "https://poisonhelp.hrsa.gov/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Paracetamol Level, solución oral: ficha técnica", "publisher": "AEMPS, CIMA", "dated": null, "read": "2026-11-26", "url": "https://cima.aemps.es/cima/dochtml/ft/68318/FT_68318.html"},
    {"title": "Riesgo de sobredosis de paracetamol con soluciones orales pediátricas", "publisher": "Consejo General de Colegios Farmacéuticos", "dated": null, "read": "2026-11-26", "url": "https://www.farmaceuticos.com/tu-farmaceutico-informa/consejos-de-salud/riesgo-de-sobredosis-de-paracetamol-con-soluciones-orales-pediatricas"},
    {"title": "What should people do if they miss a dose of their medicine? (en inglés)", "publisher": "NHS Specialist Pharmacy Service", "dated": null, "read": "2026-11-26", "url": "https://www.sps.nhs.uk/articles/what-should-people-do-if-they-miss-a-dose-of-their-medicine/"},
    {"title": "Medication Use in Schools (en inglés)", "publisher": "Journal of Pediatric Pharmacology and Therapeutics", "dated": "2020-01", "read": null, "url": "https://pmc.ncbi.nlm.nih.gov/articles/PMC6938291"}
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
      'ca30ce916213b2a74c1149a145b8b2b1', '9b1703982432588527b367041a29c6f3',
      'd5a2c64c9dd2a5d48397e36e14924824', '4c8574d2b923a00ba0a74c4e0150fb0b'
    );
