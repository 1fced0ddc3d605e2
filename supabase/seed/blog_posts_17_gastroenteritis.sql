-- One article of the blog: rehydrating a child with gastroenteritis.
-- How these files are written: blog_posts_01_fever.sql.

with article (
  id, slug, author, tags, image_url, read_time, featured, published, published_at,
  category, category_en, category_es, title, title_en, title_es,
  excerpt, excerpt_en, excerpt_es, image_alt, image_alt_en, image_alt_es,
  content, content_en, content_es, sources, sources_en, sources_es
) as (values (
  'b1060017-0000-4000-8000-000000000017'::uuid,
  'gastro-enterite-bien-rehydrater',
  'Trousse',
  array['gastro-entérite', 'réhydratation', 'diarrhée', 'enfant'],
  '/images/blog/gastro-enterite-bien-rehydrater.webp',
  4,
  false,
  true,
  '2026-06-09T08:00:00Z'::timestamptz,
  'Conseils Médicaux', 'Medical Advice', 'Consejos médicos',
  'Gastro-entérite : réhydrater un enfant, et voir quand il faut appeler',
  'Stomach bug: rehydrating a child, and knowing when to call',
  'Gastroenteritis: rehidratar a un niño y saber cuándo llamar',
  'Le traitement tient dans un sachet et dans la patience. Comment préparer la solution, comment la donner, et les signes de la déshydratation.',
  'The treatment is a packet and patience. How to prepare the solution, how to give it, and the signs of dehydration.',
  'El tratamiento cabe en un sobre y en la paciencia. Cómo preparar la solución, cómo darla y qué señales delatan la deshidratación.',
  'Un verre, un sachet et une horloge sur un plan de travail.',
  'A glass, a packet and a clock on a counter.',
  'Un vaso, un sobre y un reloj sobre una encimera.',
  $md$Vomissements à minuit, diarrhée au matin : la gastro-entérite d’un enfant passe le plus souvent en quelques jours. Son seul vrai danger est la déshydratation, et il vient vite chez un nourrisson. Le traitement n’arrête pas la diarrhée : il remplace ce qui se perd.

## Appeler tout de suite

Appelez le **15** ou le **112** si l’enfant :

- est très somnolent, mou, difficile à réveiller, ou confus ;
- a les yeux creux, ou n’a pas uriné depuis huit heures ;
- refuse de boire, ou vomit tout, même les petites quantités ;
- a du sang dans les selles ou des selles noires, ou vomit vert ou du sang ;
- a un ventre très douloureux ou dur ;
- a moins de trois mois et de la fièvre, ou une fièvre avec une nuque raide ou des taches qui ne s’effacent pas.

Avant 6 mois, consultez dans la journée. De même pour un bébé qui a au moins trois selles liquides en quelques heures, une fièvre qui dure, une maladie chronique, ou une perte de poids à la pesée.

## La solution de réhydratation orale

C’est un mélange précis d’eau, de sucre et de sels, vendu en sachets sans ordonnance. Gardez-en chez vous : on en a besoin la nuit.

1. Lavez-vous les mains.
2. Versez un sachet dans le volume d’eau que la boîte indique, ni plus ni moins, avec l’eau que l’enfant boit d’ordinaire.
3. N’ajoutez rien : ni sucre, ni sirop, ni jus.
4. Gardez le mélange au réfrigérateur, 24 heures au plus, et jetez le reste.

Trop d’eau, et la solution ne suffit plus ; trop peu, et elle peut aggraver la diarrhée.

## Comment la donner

- **Froide, par toutes petites gorgées**, à la cuillère ou à la pipette, toutes les quelques minutes au début, surtout s’il vomit.
- **Après un vomissement**, attendez un peu, puis recommencez plus lentement.
- **Quand il garde ce qu’il boit**, laissez-le suivre sa soif.
- **S’il refuse**, continuez à proposer : un enfant qui se déshydrate finit souvent par boire.
- **Le sein continue**, à la demande, avec la solution entre les tétées. Le lait habituel reprend dès que l’enfant est réhydraté, et l’alimentation dès qu’il a faim, sans régime particulier.

L’eau pure seule, l’eau de riz, les sodas, les jus et les boissons pour sportifs n’ont pas la bonne composition.

## Ce qui reste dans l’armoire

- **Les médicaments qui ralentissent l’intestin**, comme le lopéramide, ne sont pas pour les enfants sans avis ; chez l’adulte, jamais avec du sang ou une forte fièvre.
- **Les argiles** (diosmectite) ne sont plus recommandées avant 2 ans, ni pendant la grossesse et l’allaitement (ANSM, 2019).
- **Les antibiotiques** ne servent à rien contre un virus.
- **L’ibuprofène** ne se donne pas sans avis à un enfant qui perd de l’eau : il fatigue le rein. Si la fièvre le gêne, demandez quel médicament donner, et à quelle dose.
- **Un suppositoire** n’a pas sa place pendant une diarrhée.

## Noter, peser, protéger

Écrivez l’heure de chaque vomissement, de chaque selle, de chaque couche mouillée et ce qui a été bu. Pesez un nourrisson matin et soir, sur la même balance. Trousse garde ces lignes dans le carnet de la maladie, avec les prises.

Les virus passent par les mains : savon après chaque change et avant chaque repas, surfaces nettoyées, linge à part. Gardez l’enfant à la maison.

## Les personnes âgées aussi

Une personne âgée se déshydrate sans soif, et certains de ses médicaments, diurétiques ou anti-inflammatoires, deviennent dangereux quand elle perd de l’eau. Appelez le médecin le jour même ; n’arrêtez rien sans lui.

Cet article donne des repères, pas un diagnostic. Lisez la notice des sachets et demandez à votre pharmacien. En urgence : le **15** ou le **112** en France, le **112** en Belgique et en Espagne, le **911** aux États-Unis et au Canada.
$md$,
  $md$Vomiting at midnight, diarrhea by morning: a child’s stomach bug usually passes in a few days. Its one real danger is dehydration, and in a baby that comes fast. The treatment does not stop the diarrhea. It replaces what is lost.

## Call right away

Call **911** if your child:

- is very drowsy, limp, hard to wake, or confused;
- has sunken eyes, or has not urinated for 8 hours;
- refuses to drink, or throws up everything, even small sips;
- has bloody or black stools, or vomits green fluid or blood;
- has a very painful or rigid belly;
- is under 3 months old with a fever, or has a fever with a stiff neck or spots that do not fade.

Call your pediatrician the same day for any baby under 6 months, for a fever that lasts, a chronic condition, many watery stools in a few hours, or weight that has gone down.

## Oral rehydration solution

It is a measured mix of water, sugar and salts, sold without a prescription as packets or ready to drink (Pedialyte and store brands). Keep some at home: you will need it at night.

1. Wash your hands.
2. If it is a packet, use the exact amount of water on the label, no more and no less.
3. Add nothing: no sugar, no juice, no flavor.
4. Keep it cold, follow the label on how long it lasts once mixed or opened, and throw out the rest.

With too much water it no longer does its work; with too little it can make the diarrhea worse. The CDC’s guidance for doctors has put this solution first since 2003 for children who are losing fluid.

## How to give it

- **Cold, in tiny sips**, by spoon or dosing syringe, every few minutes at first, above all if your child is vomiting.
- **After vomiting**, pause a little, then start again more slowly.
- **Once it stays down**, let thirst decide.
- **If your child refuses**, keep offering.
- **Breastfeeding goes on**, with the solution in between. Formula and regular food come back as soon as your child is rehydrated and hungry; no special diet is needed.

Plain water alone, soda, full-strength juice and sports drinks do not have the right mix for a baby who is losing fluid. Homemade salt and sugar mixes go wrong easily; do not use them for a child.

## What stays in the cabinet

- **Medicines that slow the bowel**, such as loperamide (Imodium), are not for small children: labels say not under 2, and to ask a doctor before 6. In adults, never with blood in the stool or a high fever.
- **Bismuth subsalicylate** (Pepto-Bismol) is related to aspirin: not for children or teenagers without a doctor.
- **Antibiotics** do nothing against a virus.
- **Ibuprofen** is hard on the kidneys of a child who is losing water. If fever bothers your child, ask which medicine, and how much.

If a child gets into any of these, call Poison Help at **1-800-222-1222**.

## Write down, weigh, protect

Note each time your child vomits, each stool and each wet diaper, and what was drunk. Weigh a baby morning and evening on the same scale. Trousse keeps these lines in the log of the illness, together with the doses.

The viruses travel on hands: soap after every diaper and before every meal, clean surfaces, separate laundry. Keep your child at home.

## Older people too

An older person can become dehydrated without feeling thirsty, and some medicines, such as diuretics and anti-inflammatories, become dangerous when water is lost. Call the doctor the same day, and stop nothing without asking.

This article is guidance, not a diagnosis. Read the label of the solution, and ask your pharmacist. In an emergency call **911** in the United States and Canada, **112** in Spain and across the European Union, **15** or **112** in France.
$md$,
  $md$Vómitos a medianoche, diarrea por la mañana: la gastroenteritis de un niño suele pasar en unos días. Su único peligro de verdad es la deshidratación, y en un bebé llega deprisa. El tratamiento no corta la diarrea: repone lo que se pierde.

## Llamar enseguida

Llame al **112** si el niño:

- está muy somnoliento, flojo, cuesta despertarlo o está confuso;
- tiene los ojos hundidos o lleva 8 horas sin orinar;
- no quiere beber o lo vomita todo, incluso los sorbos;
- tiene sangre o color negro en las heces, o vomita verde o sangre;
- tiene la barriga muy dolorosa o dura;
- tiene menos de 3 meses y fiebre, o fiebre con nuca rígida o manchas que no desaparecen.

Consulte ese mismo día si tiene menos de 6 meses, si la fiebre dura, si padece una enfermedad crónica, si hace muchas deposiciones líquidas en pocas horas o si ha perdido peso.

## La solución de rehidratación oral

Es una mezcla exacta de agua, azúcar y sales que se vende sin receta en la farmacia, en sobres o ya preparada. Téngala en casa: hace falta de noche.

1. Lávese las manos.
2. Si es un sobre, use el volumen de agua que indica la caja, ni más ni menos.
3. No añada nada: ni azúcar, ni zumo o jugo, ni sabores.
4. Guárdela en la nevera el tiempo que dice el prospecto y tire lo que sobre.

Con demasiada agua deja de servir; con poca puede agravar la diarrea.

## Cómo darla

- **Fría y a sorbitos**, con cuchara o con jeringa, cada pocos minutos al principio, sobre todo si vomita.
- **Después de un vómito**, espere un rato y vuelva a empezar más despacio.
- **Cuando la tolere**, que beba según su sed, y después de cada deposición líquida.
- **Si la rechaza**, siga ofreciéndola.
- **El pecho continúa**, con la solución entre las tomas. La leche habitual se prepara como siempre, sin diluir, y la comida vuelve en cuanto tenga hambre: no hace falta una dieta especial.

El agua sola no repone las sales. Las bebidas para deportistas, los zumos o jugos y los refrescos no tienen la proporción adecuada y pueden empeorar la diarrea. Los sueros caseros, mal medidos, pueden hacer daño.

## Lo que se queda en el botiquín

- **Los medicamentos que frenan el intestino**, como la loperamida, no son para niños sin consejo médico; en adultos, nunca con sangre o fiebre alta.
- **Las arcillas** (diosmectita): la agencia francesa las desaconseja desde 2019 en menores de 2 años, en el embarazo y en la lactancia.
- **Los antibióticos** no sirven contra un virus.
- **El ibuprofeno** castiga el riñón de un niño que pierde agua. Si la fiebre molesta, pregunte qué dar y cuánto.

Si un niño toma por error alguno de ellos, llame al Servicio de Información Toxicológica, **91 562 04 20**.

## Apuntar, pesar, proteger

Escriba la hora de cada vómito, cada deposición y cada pañal mojado, y lo que ha bebido. Pese a un bebé por la mañana y por la noche en la misma báscula. Trousse guarda esas líneas en el registro de la enfermedad, junto con las tomas.

Los virus viajan en las manos: jabón después de cada pañal y antes de cada comida, superficies limpias, toallas aparte. Y el niño, en casa.

## También las personas mayores

Una persona mayor se deshidrata sin sed, y algunos de sus medicamentos, como los diuréticos o los antiinflamatorios, se vuelven peligrosos cuando pierde agua. Llame al médico ese mismo día y no suspenda nada sin él.

## Qué contar por teléfono

La edad, el peso de hoy y el de la última revisión, cuántos vómitos y deposiciones, cuándo orinó por última vez, qué ha bebido, qué ha tomado y quién más está enfermo en casa.

Este artículo orienta, no diagnostica. Lea el prospecto de los sobres y consulte a su farmacéutico. En una emergencia llame al **112** en España, al **911** en Estados Unidos y México, y al **15** o al **112** en Francia.
$md$,
  $json$[
    {"title": "Que faire et quand consulter en cas de gastro-entérite de l’enfant ?", "publisher": "Assurance maladie", "dated": "2015-05-13", "read": null, "url": null},
    {"title": "La gastro-entérite", "publisher": "CHU de Nantes", "dated": null, "read": "2026-11-26", "url": "https://www.chu-nantes.fr/la-gastro-enterite--87969.kjsp"},
    {"title": "Médicaments à base d’argile et diarrhée aiguë de l’enfant", "publisher": "ANSM", "dated": "2019-02-28", "read": null, "url": null},
    {"title": "Imodiumliquicaps : résumé des caractéristiques du produit", "publisher": "ANSM", "dated": "2012-02-20", "read": null, "url": null}
  ]$json$::jsonb,
  $json$[
    {"title": "Managing Acute Gastroenteritis Among Children, MMWR 52 (RR-16)", "publisher": "CDC", "dated": "2003-11-21", "read": null, "url": null},
    {"title": "Loperamide: Drug Facts label", "publisher": "FDA label data", "dated": null, "read": "2026-11-22", "url": null},
    {"title": "Rehydration drinks for children", "publisher": "Healthwise", "dated": "2017-03-20", "read": null, "url": null},
    {"title": "Poison Help", "publisher": "Health Resources and Services Administration", "dated": null, "read": "2026-11-22", "url": "https://poisonhelp.hrsa.gov/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Diarrea aguda, algoritmo", "publisher": "Asociación Española de Pediatría de Atención Primaria", "dated": null, "read": "2026-11-26", "url": "https://algoritmos.aepap.org/algoritmo/80/diarrea-aguda"},
    {"title": "Cómo hidratarse tras sufrir una gastroenteritis", "publisher": "Picuida, Junta de Andalucía", "dated": null, "read": "2026-11-26", "url": "https://picuida.es/ciudadania/como-hidratarse-tras-sufrir-una-gastroenteritis"},
    {"title": "Medicamentos a base de arcilla y diarrea aguda del niño (en francés)", "publisher": "ANSM", "dated": "2019-02-28", "read": null, "url": null},
    {"title": "Ibuprofeno, suspensión oral: ficha técnica 81974", "publisher": "AEMPS, CIMA", "dated": null, "read": "2026-11-22", "url": null}
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
      '592619b4516df8f6b8dc13661bbe5f48', '0c596dd952c9758a0e2a4d525101e600'
    );
