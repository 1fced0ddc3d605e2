-- One article of the blog: the medicines of an elderly relative.
-- How these files are written: blog_posts_01_fever.sql.

with article (
  id, slug, author, tags, image_url, read_time, featured, published, published_at,
  category, category_en, category_es, title, title_en, title_es,
  excerpt, excerpt_en, excerpt_es, image_alt, image_alt_en, image_alt_es,
  content, content_en, content_es, sources, sources_en, sources_es
) as (values (
  'b1060006-0000-4000-8000-000000000006'::uuid,
  'medicaments-des-parents-ages',
  'Trousse',
  array['personnes âgées', 'interactions', 'bilan de médication', 'aidants'],
  '/images/blog/medicaments-des-parents-ages.webp',
  4,
  false,
  true,
  '2026-06-16T08:00:00Z'::timestamptz,
  'Conseils Médicaux',
  'Medical Advice',
  'Consejos médicos',
  'Les médicaments d’un parent âgé : une liste, des interactions, un bilan',
  'An older relative’s medicines: the list, the interactions, the review',
  'Los medicamentos de un familiar mayor: la lista, las interacciones, la revisión',
  'Dresser la liste complète, connaître les associations qui posent problème, et demander au pharmacien le bilan qui existe pour cela.',
  'Make the complete list, know which combinations cause trouble, and ask the pharmacist for the review that exists for this.',
  'Hacer la lista completa, conocer las combinaciones que dan problemas y pedir en la farmacia la revisión que existe para eso.',
  'Une liste de médicaments à côté d’un flacon, de deux boîtes et d’une plaquette, sous la croix d’une pharmacie.',
  'A list of medicines beside a bottle, two boxes and a blister pack, under a pharmacy cross.',
  'Una lista de medicamentos junto a un frasco, dos cajas y un blíster, bajo la cruz de una farmacia.',
  $md$Le cardiologue ajoute un comprimé, l’hôpital en remplace deux, le rhume de l’hiver en laisse un troisième sur l’étagère. Au bout de quelques années, plus personne n’a la liste entière en tête. Or, avec l’âge, les reins et le foie éliminent moins vite, et le corps réagit autrement à la même dose. Remettre de l’ordre est l’un des services les plus utiles que l’on puisse rendre à un parent.

## Commencer par une liste, une seule

Posez tout sur la table : armoire, table de nuit, sac à main, cuisine. Pour chaque produit, notez :

- le nom de la marque et la **molécule**, avec le dosage ;
- la quantité, l’heure, et à jeun ou au repas ;
- pourquoi il a été prescrit, par qui et depuis quand ;
- ce qui n’est pris que « si besoin » ;
- tout ce qui s’achète sans ordonnance : antidouleurs, somnifères, plantes, vitamines, collyres, crèmes.

Ajoutez les allergies, le poids, les maladies et le nom du médecin traitant. Datez la liste, gardez-en une copie dans le portefeuille et montrez-la à chaque consultation, à chaque passage à la pharmacie, à chaque entrée à l’hôpital. Un profil partagé dans Trousse permet à plusieurs proches de tenir la même.

## Des associations à faire vérifier

Voici des situations fréquentes dont il faut parler avant d’acheter ou de prendre quoi que ce soit. La liste n’est pas complète : une association qui n’y figure pas n’est pas forcément sans danger.

- **Anti-inflammatoire (ibuprofène, kétoprofène, naproxène) ou aspirine avec un anticoagulant :** risque de saignement.
- **Anti-inflammatoire avec un médicament de la tension ou un diurétique :** risque pour les reins, surtout par forte chaleur ou en cas de diarrhée.
- **Deux anti-inflammatoires**, parfois sous deux noms : ulcère, saignement digestif.
- **Plusieurs produits qui endorment**, ou l’un d’eux avec de l’alcool : chutes, confusion, respiration ralentie.
- **Millepertuis**, même en tisane : il affaiblit l’effet de nombreux traitements, dont certains anticoagulants.
- **Pamplemousse** avec la simvastatine et d’autres médicaments : effet trop fort.
- **Pansements gastriques, fer, calcium** avec la lévothyroxine ou certains antibiotiques : à espacer d’au moins deux heures.
- **Plusieurs produits contenant du paracétamol :** comptez-les ensemble.

### Quand un symptôme cache un médicament

Fatigue, vertige, chute, confusion, constipation, perte d’appétit : à cet âge, un effet indésirable ressemble souvent à « la vieillesse ». Si le trouble est apparu après un changement de traitement, dites-le au médecin.

## Ne jamais arrêter seul

Certains médicaments ne s’interrompent pas d’un coup : bêtabloquants, corticoïdes, antiépileptiques, antidépresseurs, somnifères. D’autres protègent d’un accident que l’on ne voit pas venir, comme les anticoagulants. Si un traitement semble inutile ou pénible, notez pourquoi et demandez s’il peut être diminué. N’écrasez pas un comprimé et n’ouvrez pas une gélule sans l’accord du pharmacien : certains libéreraient toute leur dose d’un seul coup.

## Le bilan partagé de médication

En France, le pharmacien peut proposer un bilan partagé de médication aux personnes de 65 ans et plus à qui l’on prescrit au moins cinq substances pour six mois ou davantage. En entretien, il reprend tous les produits, cherche les doublons et les interactions, écoute ce qui gêne, puis écrit au médecin traitant, qui reste celui qui décide. Demandez-le à la pharmacie habituelle ; elle vous dira ce que l’Assurance maladie prend en charge.

Venez avec le sac entier, les ordonnances, les dernières analyses et trois questions :

1. Chacun de ces médicaments est-il encore utile ?
2. Peut-on simplifier les horaires ?
3. Lesquels ne vont pas ensemble, ou pas avec ce que l’on achète sans ordonnance ?

## Au quotidien

Une seule pharmacie, un pilulier préparé au calme, une feuille où l’on note les prises « si besoin », et un tri deux fois par an. Gardez les boîtes et les notices.

Appelez le **15** ou le **112** en cas de visage qui tombe d’un côté, de faiblesse d’un bras, de parole difficile, de confusion soudaine, de douleur dans la poitrine, de saignement qui ne s’arrête pas, de surdosage, et après un choc à la tête chez une personne sous anticoagulant, même si elle se sent bien. En Espagne, composez le **112** ; aux États-Unis, le **911**.

Cet article donne des repères, pas un diagnostic. Lisez les notices et posez vos questions au pharmacien ou au médecin, qui connaissent la personne.
$md$,
  $md$The cardiologist adds a tablet, the hospital swaps two others, and last winter’s cold leaves one more bottle on the shelf. A few years later nobody has the whole list in mind. Meanwhile the kidneys and liver clear drugs more slowly with age, so a dose that worked for years may become too much. Putting the medicines in order is one of the kindest things you can do for an older relative.

## Start with one list

Put everything on the table: bathroom, nightstand, purse, kitchen. For each product, write down:

- the brand name and the **active ingredient**, with the strength;
- how much, at what time, with or without food;
- why it was prescribed, by whom, and since when;
- what is taken only “as needed”;
- everything bought without a prescription: pain relievers, sleep aids, antacids, herbs, vitamins, eye drops.

Add allergies, weight, medical conditions and the primary care doctor’s name. Date the list, keep a copy in the wallet, and show it at every appointment, every pharmacy visit and every hospital admission. A shared profile in Trousse lets several relatives keep the same one.

## Combinations worth a question

These are common situations to raise before buying or taking anything. The list is not complete: a pair that is not on it is not automatically safe.

- **Aspirin, ibuprofen or naproxen with a blood thinner:** bleeding.
- **Ibuprofen or naproxen with blood pressure medicine or a diuretic:** kidney trouble, above all in hot weather or with diarrhea.
- **Two anti-inflammatory drugs at once**, often under two names: ulcers and stomach bleeding.
- **Several products that cause drowsiness**, or one of them with alcohol: falls, confusion, slowed breathing. That includes diphenhydramine, the “PM” in many nighttime products, which experts advise older adults to avoid.
- **St. John’s wort:** it weakens many medicines, among them some blood thinners.
- **Grapefruit** with simvastatin and several others: the effect becomes too strong.
- **Antacids, iron or calcium** with levothyroxine or certain antibiotics: they need to be hours apart.
- **Several products with acetaminophen:** add them all up.

### When a symptom is really a side effect

Tiredness, dizziness, a fall, confusion, constipation, a poor appetite: at this age a side effect is easily put down to “getting old”. If it began after a change in medicines, tell the doctor so.

## Never stop a medicine on your own

Some drugs must not be stopped suddenly: beta-blockers, steroids such as prednisone, seizure medicines, antidepressants, sleeping pills. Others, such as blood thinners, prevent an event nobody sees coming. If a medicine seems useless or hard to live with, write down why and ask whether it can be reduced. Do not crush tablets or open capsules unless the pharmacist agrees; some would release the whole dose at once.

## Ask for a medication review

A pharmacist can go through everything with you. Many Medicare drug plans (Part D) offer a Medication Therapy Management program, free of charge to members who qualify; it includes a yearly review with a pharmacist or another health professional, and a written list to take home. Call the plan to find out. Without such a program, ask your own pharmacy or doctor for a review.

Bring the whole bag, supplements included, and three questions:

1. Is each of these still needed?
2. Can the schedule be simpler?
3. Which ones do not go together, or do not go with what we buy over the counter?

In France the equivalent is the pharmacist’s *bilan partagé de médication*; in Spain, ask the pharmacy about its medication review and its weekly dosing service.

## Day to day

Use one pharmacy. Fill the pill organizer at a quiet moment. If stiff hands need easy-open caps, ask for them only where no child ever visits. Write down “as needed” doses, and clear out what has expired twice a year. Keep the original containers and leaflets.

Call **911** for a drooping face, a weak arm, trouble speaking, sudden confusion, chest pain, bleeding that will not stop, or an overdose, and after any blow to the head in someone who takes a blood thinner, even if they feel fine. For a mix-up without symptoms, call Poison Help at **1-800-222-1222** right away. In Spain, call **112**; in France, **15** or **112**.

This article is guidance, not a diagnosis. Read the labels, and take your questions to the pharmacist or doctor who knows your relative.
$md$,
  $md$El cardiólogo añade una pastilla, el hospital cambia otras dos y el resfriado del invierno deja una más en el cajón. A los pocos años nadie tiene la lista completa en la cabeza. Y con la edad los riñones y el hígado eliminan más despacio, de modo que la dosis de siempre puede resultar excesiva. Poner orden es uno de los mejores favores que se le pueden hacer a un familiar mayor.

## Empezar por una sola lista

Ponga todo sobre la mesa: botiquín, mesilla, bolso, cocina. De cada producto, anote:

- la marca y el **principio activo**, con su dosis por unidad;
- cuánto, a qué hora, y si va con comida o en ayunas;
- para qué se recetó, quién lo hizo y desde cuándo;
- lo que se toma solo «si hace falta»;
- todo lo que se compra sin receta: analgésicos, productos para dormir, antiácidos, plantas, vitaminas, colirios.

Añada las alergias, el peso, las enfermedades y el nombre del médico de familia. En España puede partir de la hoja de medicación de la receta electrónica, que no incluye lo comprado por cuenta propia. Ponga la fecha, guarde una copia en la cartera y enséñela en cada consulta, en la farmacia y en el hospital. Un perfil compartido en Trousse permite que varios familiares lleven la misma.

## Combinaciones que conviene consultar

Son situaciones frecuentes de las que hay que hablar antes de comprar o tomar nada. La lista no es completa: que una combinación no aparezca no significa que sea segura.

- **Ibuprofeno, naproxeno o aspirina con un anticoagulante, como el acenocumarol:** riesgo de hemorragia.
- **Antiinflamatorio con un medicamento para la tensión o un diurético:** riesgo para los riñones, sobre todo con mucho calor o diarrea.
- **Dos antiinflamatorios a la vez**, a veces con nombres distintos: úlcera, sangrado digestivo.
- **Varios productos que dan sueño**, o uno de ellos con alcohol: caídas, confusión, respiración lenta.
- **Hierba de San Juan o hipérico:** resta efecto a muchos tratamientos, entre ellos algunos anticoagulantes.
- **Pomelo** con simvastatina y otros medicamentos: el efecto se vuelve demasiado fuerte.
- **Antiácidos, hierro o calcio** con levotiroxina o con ciertos antibióticos: hay que separarlos al menos dos horas.
- **Varios productos con paracetamol (acetaminofén):** súmelos todos.

### Cuando un síntoma es un efecto adverso

Cansancio, mareo, una caída, confusión, estreñimiento, falta de apetito: a esta edad, un efecto adverso se confunde fácilmente con «cosas de la edad». Si empezó después de un cambio de tratamiento, dígaselo al médico.

## No suspender nada por cuenta propia

Algunos medicamentos no pueden dejarse de golpe: betabloqueantes, corticoides, antiepilépticos, antidepresivos, pastillas para dormir. Otros, como los anticoagulantes, evitan algo que nadie ve venir. Si un tratamiento parece inútil o se lleva mal, anote el motivo y pregunte si se puede reducir. Tampoco triture comprimidos ni abra cápsulas sin consultarlo en la farmacia: algunos liberarían toda la dosis de una vez.

## Pedir una revisión de la medicación

En muchas farmacias comunitarias se puede pedir una revisión: el farmacéutico mira todo lo que se toma, busca duplicidades e interacciones y, si hace falta, se pone en contacto con el médico, que es quien decide. También existe el sistema personalizado de dosificación (SPD), en el que la farmacia prepara la medicación de la semana en un blíster por días y tomas. Pregunte si su farmacia lo ofrece y si tiene coste. El centro de salud es otra puerta para revisar los tratamientos de quien toma muchos medicamentos.

Lleve la bolsa entera, las recetas, los últimos análisis y tres preguntas:

1. ¿Sigue siendo necesario cada uno de ellos?
2. ¿Se pueden simplificar los horarios?
3. ¿Cuáles no van bien juntos, o con lo que compramos sin receta?

En Francia, el equivalente es el *bilan partagé de médication* de la farmacia; en Estados Unidos, pregunte a su plan de Medicare por la revisión anual de medicamentos.

## El día a día

Una sola farmacia, un pastillero preparado con calma, una hoja para las tomas «si hace falta» y dos repasos al año. Conserve las cajas y los prospectos.

Llame al **112** si se le cae un lado de la cara, si pierde fuerza en un brazo, si le cuesta hablar, ante una confusión repentina, un dolor en el pecho, una hemorragia que no cede o una sobredosis, y después de un golpe en la cabeza si toma anticoagulantes, aunque se encuentre bien. Si hubo una confusión de medicamentos, el Servicio de Información Toxicológica atiende en el **91 562 04 20**. En Estados Unidos, llame al **911**; en Francia, al **15** o al **112**.

Este artículo orienta, no diagnostica. Lea los prospectos y consulte al farmacéutico o al médico, que conocen a la persona.
$md$,
  $json$[
    {"title": "Thésaurus des interactions médicamenteuses", "publisher": "ANSM", "dated": "2020-10", "read": null, "url": null},
    {"title": "Le bilan partagé de médication", "publisher": "URPS, projet Iatromed", "dated": null, "read": "2026-11-26", "url": "https://iatromed.urops-prevention.fr/le-bilan-partage-de-medication"},
    {"title": "Avis sur les bilans de médication en pharmacie", "publisher": "Haute Autorité de santé", "dated": "2017-10-04", "read": null, "url": null},
    {"title": "Doliprane 1000, comprimé effervescent : résumé des caractéristiques du produit", "publisher": "ANSM", "dated": "2023-04-18", "read": null, "url": null}
  ]$json$::jsonb,
  $json$[
    {"title": "Taking Medicines Safely as You Age", "publisher": "National Institute on Aging", "dated": null, "read": "2026-11-26", "url": "https://www.nia.nih.gov/health/medicines-and-medication-management/taking-medicines-safely-you-age"},
    {"title": "Interactions between medicines, national list (in French)", "publisher": "ANSM", "dated": "2020-10", "read": null, "url": null},
    {"title": "Poison Help", "publisher": "Health Resources and Services Administration", "dated": null, "read": "2026-11-22", "url": "https://poisonhelp.hrsa.gov/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Tesauro de interacciones medicamentosas (en francés)", "publisher": "ANSM", "dated": "2020-10", "read": null, "url": null},
    {"title": "Taking Medicines Safely as You Age (en inglés)", "publisher": "National Institute on Aging", "dated": null, "read": "2026-11-26", "url": "https://www.nia.nih.gov/health/medicines-and-medication-management/taking-medicines-safely-you-age"},
    {"title": "Prospecto de medicamentos", "publisher": "Servicio Andaluz de Salud", "dated": null, "read": "2026-11-26", "url": "https://www.sspa.juntadeandalucia.es/servicioandaluzdesalud/ciudadania/farmacia-y-prestaciones/informacion-la-ciudadania-sobre-el-uso-de-medicamentos/prospecto-de-medicamentos"},
    {"title": "Qué hacer en caso de intoxicación infantil, con la Asociación Española de Pediatría", "publisher": "Newtral", "dated": "2023-08-08", "read": null, "url": "https://www.newtral.es/intoxicacion-infantil-que-hacer-telefono-toxicologia/20230808"}
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
      '091f359487bc83b3a0d8d075219a11e3', 'e22316325546b7131fa83fef1c7a5b4c'
    );
