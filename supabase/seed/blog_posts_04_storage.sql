-- One article of the blog: medicines out of children's reach, and the poison lines.
-- How these files are written: blog_posts_01_fever.sql.

with article (
  id, slug, author, tags, image_url, read_time, featured, published, published_at,
  category, category_en, category_es, title, title_en, title_es,
  excerpt, excerpt_en, excerpt_es, image_alt, image_alt_en, image_alt_es,
  content, content_en, content_es, sources, sources_en, sources_es
) as (values (
  'b1060004-0000-4000-8000-000000000004'::uuid,
  'medicaments-hors-de-portee-des-enfants',
  'Trousse',
  array['enfant', 'rangement', 'intoxication', 'centre antipoison'],
  '/images/blog/medicaments-hors-de-portee-des-enfants.webp',
  4,
  true,
  true,
  '2026-08-25T08:00:00Z'::timestamptz,
  'Sécurité',
  'Safety',
  'Seguridad',
  'Des médicaments hors de portée des enfants, et les numéros à avoir sous la main',
  'Medicines out of children’s reach, and the numbers to keep at hand',
  'Medicamentos fuera del alcance de los niños y los teléfonos que conviene tener a mano',
  'Les cachettes que l’on oublie, les habitudes qui protègent, et quoi faire dans la minute si un enfant a avalé quelque chose.',
  'The places we forget, the habits that protect, and what to do in the first minute if a child swallows something.',
  'Los lugares que olvidamos, los hábitos que protegen y qué hacer en el primer minuto si un niño se traga algo.',
  'Des médicaments sur une étagère haute, un cadenas dessous, et des jouets d’enfant en bas.',
  'Medicines on a high shelf, a padlock below it, and a child’s toys at the bottom.',
  'Medicamentos en un estante alto, un candado debajo y juguetes infantiles abajo.',
  $md$Un comprimé ressemble à un bonbon, un sirop sent la fraise, et un enfant de deux ans ouvre tout ce qu’il voit faire ouvrir. La plupart des accidents arrivent pendant un moment ordinaire : une boîte laissée sur la table entre deux prises, un sac posé par terre. Quelques habitudes changent beaucoup.

## Haut, fermé, hors de vue

- **Un seul endroit**, en hauteur, fermé à clé ou par un loquet, où tout retourne après chaque usage, même si la prochaine dose est dans quatre heures.
- **La boîte d’origine**, avec sa notice : en cas d’accident, c’est elle qui dira quel produit, quel dosage et combien il en manque.
- **Le bouchon revissé jusqu’au clic.** Un bouchon de sécurité ralentit un enfant, il ne l’arrête pas. Beaucoup de piluliers n’en ont même pas.
- **Le réfrigérateur aussi** : un sirop antibiotique se met tout en haut, derrière.

## Les cachettes que l’on oublie

- Les sacs à main, manteaux et valises des visiteurs ; la table de nuit des grands-parents.
- La poubelle : un patch usagé contient encore du médicament. Repliez-le, face collante à l’intérieur, et demandez à la pharmacie comment l’éliminer.
- Vitamines, fer, collyres, huiles essentielles, cigarettes électroniques : ce ne sont pas des jouets non plus.
- Les piles boutons des thermomètres et télécommandes.

## Les mots comptent

Ne dites jamais qu’un médicament est un bonbon. Dites ce que c’est et qui le donne : un adulte, toujours. Évitez d’avaler vos comprimés devant un tout-petit, qui apprend en imitant. Et ne transvasez rien dans une bouteille ou une boîte alimentaire.

## Si un enfant a avalé quelque chose

Agissez même sans symptôme et même sans certitude.

1. **Il ne répond pas, respire mal ou convulse :** appelez le **15** ou le **112** immédiatement.
2. **Sinon, appelez tout de suite** le **15**, le **112** ou un centre antipoison, jour et nuit.
3. **Ne le faites pas vomir. Ne lui donnez ni eau ni lait**, ni rien d’autre, sauf si le médecin au téléphone le demande.
4. **Retirez ce qui reste dans sa bouche** et gardez l’emballage près de vous.
5. **Préparez les réponses** : son âge, son poids, le produit, la quantité la plus grande possible, l’heure, ce que vous observez.

Une pile bouton ou un aimant avalé est une urgence à lui seul : appelez sans attendre, même si l’enfant va bien.

## Les numéros en France

Les centres antipoison répondent 24 heures sur 24. Composez le numéro national ou celui du centre le plus proche : tous peuvent vous aider.

| Centre antipoison | Numéro |
| --- | --- |
| Numéro national | **01 45 42 59 59** |
| Angers | **02 41 48 21 21** |
| Bordeaux | **05 56 96 40 80** |
| Lille | **08 00 59 59 59** |
| Lyon | **04 72 11 69 11** |
| Marseille | **04 91 75 25 25** |
| Nancy | **03 83 22 50 50** |
| Paris | **01 40 05 48 48** |
| Toulouse | **05 61 77 74 47** |

Les personnes sourdes ou malentendantes joignent les secours par SMS au **114**.

### En voyage ou ailleurs

- Belgique : urgences **112**, Centre antipoisons **070 245 245**.
- Suisse : urgences **144**, Tox Info Suisse **145**.
- Espagne : urgences **112**, information toxicologique **91 562 04 20**.
- États-Unis : urgences **911**, Poison Help **1-800-222-1222**.
- Canada : urgences **911**, **1-844-764-7669** ; au Québec, **1-800-463-5060**.

Enregistrez dès maintenant celui de votre région dans chaque téléphone de la famille, et affichez-le là où la personne qui garde les enfants le verra.

## Ce soir, cinq minutes

Mettez-vous à genoux dans chaque pièce et regardez à hauteur d’enfant. Tout ce que vous voyez, il le voit. Faites de même chez ceux qui le gardent.

Cet article donne des repères et ne remplace ni l’avis d’un médecin ni celui du centre antipoison. Lisez la notice de chaque médicament, qui précise sa conservation, et posez vos questions à votre pharmacien.
$md$,
  $md$A tablet looks like candy, a syrup smells of strawberries, and a two-year-old can open anything they have watched you open. In the United States about 50,000 young children are taken to an emergency room each year because they got into medicine left within reach. It usually happens on an ordinary day: a bottle on the counter between two doses, a purse on the floor.

## Up, away, and out of sight

- **One place for everything**, too high for a child to see or reach, and locked if possible. Put it back after every use, even if the next dose is four hours away.
- **The original container.** If something happens, it tells you which drug, which strength, and how much is gone.
- **The cap, turned until it clicks.** Child-resistant is not childproof: the cap slows a child down and nothing more. Many pill organizers do not even have one.
- **The refrigerator counts too.** Keep liquid antibiotics on the top shelf, at the back.

## The places we forget

- Guests’ purses, coats and suitcases, and the grandparents’ nightstand.
- The trash. A used patch still holds medicine; a used fentanyl patch has enough to kill a child. Fold it, sticky side in, and follow the disposal instructions that come with it.
- Gummy vitamins, iron, eye drops, nicotine and cannabis products. None of them is a treat.
- Button batteries in thermometers, remotes and singing cards.

## Words matter

Never call medicine candy. Say what it is and who gives it: a grown-up, always. Try not to take your own pills in front of a toddler, who learns by copying. And do not pour anything into a drink bottle or food container.

## If a child may have swallowed something

Act even when there are no symptoms, and even when you are not sure.

1. **If the child has collapsed, is having a seizure, has trouble breathing or cannot be awakened,** call **911**.
2. **Otherwise call Poison Help right away** at **1-800-222-1222**. It is free and confidential, day and night, and experts answer.
3. **Do not make the child vomit. Give no water and no milk**, nor anything else, unless the expert tells you to.
4. **Take what is left out of the mouth** and keep the package in your hand.
5. **Have the answers ready:** age, weight, product, the largest amount that could be missing, the time, and what you see.

A swallowed button battery or magnet is an emergency by itself: call **911**, even if your child seems fine.

## Numbers to save today

| Where you are | Emergency | Poison line |
| --- | --- | --- |
| United States | **911** | **1-800-222-1222** |
| Canada | **911** | **1-844-764-7669** |
| Quebec | **911** | **1-800-463-5060** |
| Spain | **112** | **91 562 04 20** |
| France | **15** or **112** | **01 45 42 59 59** |
| Belgium | **112** | **070 245 245** |
| Switzerland | **144** | **145** |

Save yours in every phone in the family, and post it where a babysitter will see it. When you travel, look up the local numbers before you leave: emergency numbers follow the country you are in, not the phone in your pocket.

### Teach the people who help you

Grandparents, sitters and older siblings need the same three facts: where the medicines are locked, that nothing is given without being written down, and which number to call. Leave the child’s weight and allergies on the same sheet. If someone in the home uses strong painkillers, ask the doctor or pharmacist about a lockbox and about keeping naloxone on hand.

## Five minutes tonight

Get down on your knees in each room and look around at a child’s height. What you can see, they can see. Then do the same where your child spends other days.

This article is guidance and does not replace a doctor or a poison expert. Read the label of every medicine, including how to store it, and bring your questions to your pharmacist.
$md$,
  $md$Una pastilla parece un caramelo, un jarabe huele a fresa y un niño de dos años abre todo lo que ha visto abrir. Los accidentes suelen ocurrir en un momento cualquiera: una caja que se queda en la mesa entre dos tomas, un bolso en el suelo. Unos pocos hábitos cambian mucho las cosas.

## Alto, cerrado y fuera de la vista

- **Un único lugar**, en alto y con llave o pestillo, al que todo vuelve después de cada uso, aunque la siguiente toma sea dentro de cuatro horas.
- **El envase original**, con su prospecto: si hay un accidente, dirá qué producto es, de qué dosis y cuánto falta.
- **El tapón, cerrado hasta oír el clic.** Un tapón de seguridad retrasa al niño, no lo detiene. Muchos pastilleros ni siquiera lo tienen.
- **La nevera también cuenta:** los jarabes antibióticos, en el estante de arriba y al fondo.

## Los lugares que se olvidan

- Bolsos, abrigos y maletas de las visitas; la mesilla de los abuelos.
- El cubo de la basura. Un parche usado todavía contiene medicamento: dóblelo con el adhesivo hacia dentro y llévelo al Punto SIGRE, o pregunte en la farmacia.
- Vitaminas, hierro, colirios, aceites esenciales, cigarrillos electrónicos. Tampoco son un juego.
- Las pilas de botón de termómetros y mandos (controles remotos).

## Las palabras también protegen

No diga nunca que un medicamento es un caramelo. Diga qué es y quién lo da: siempre un adulto. Procure no tomar sus pastillas delante de un niño pequeño, que aprende imitando. Y no pase ningún producto a una botella o a un envase de comida.

## Si un niño puede haberse tragado algo

Actúe aunque no haya síntomas y aunque no esté seguro.

1. **Si no responde, respira mal o convulsiona,** llame de inmediato al **112**.
2. **Si no es así, llame enseguida** al Servicio de Información Toxicológica, **91 562 04 20**, que atiende las 24 horas, o al **112**.
3. **No le provoque el vómito. No le dé agua ni leche**, ni ninguna otra cosa, salvo que se lo indiquen por teléfono.
4. **Retire lo que le quede en la boca** y tenga el envase delante.
5. **Prepare las respuestas:** edad, peso, producto, la mayor cantidad que puede faltar, la hora y lo que observa.

Una pila de botón o un imán tragados son una urgencia por sí solos: llame al **112** aunque el niño parezca estar bien.

## Los teléfonos que conviene guardar hoy

| Dónde está | Emergencias | Intoxicaciones |
| --- | --- | --- |
| España | **112** | **91 562 04 20** |
| Estados Unidos | **911** | **1-800-222-1222** |
| Francia | **15** o **112** | **01 45 42 59 59** |

En México, el número de emergencias es el **911**. Guarde los suyos en todos los teléfonos de la familia y déjelos a la vista de quien cuide a los niños. Si viaja, busque antes los del país al que va: los números de emergencia dependen del lugar donde se encuentra, no del idioma que habla ni de su tarjeta SIM.

### Explíqueselo a quien le ayuda

Abuelos, niñeras y hermanos mayores necesitan saber tres cosas: dónde están guardados los medicamentos, que nada se da sin apuntarlo y a qué número se llama. Deje en la misma hoja el peso y las alergias del niño. Si en casa alguien usa analgésicos fuertes o parches, pregunte en la farmacia cómo guardarlos bajo llave.

## Cinco minutos esta noche

Agáchese en cada habitación y mire a la altura de un niño. Lo que usted ve, él también lo ve. Haga lo mismo en las casas donde pasa otros días: los abuelos, los tíos, la persona que lo cuida por las tardes.

Este artículo orienta y no sustituye a un médico ni al servicio de toxicología. Lea el prospecto de cada medicamento, que indica también cómo conservarlo, y consulte sus dudas a su farmacéutico.
$md$,
  $json$[
    {"title": "Centres antipoison : numéros et premiers gestes", "publisher": "Centres antipoison et de toxicovigilance", "dated": null, "read": "2026-11-22", "url": "https://centres-antipoison.net/"},
    {"title": "Centre Antipoisons", "publisher": "Centre Antipoisons belge", "dated": null, "read": "2026-11-22", "url": "https://www.centreantipoisons.be/"},
    {"title": "Up and Away (en anglais)", "publisher": "PROTECT, avec les CDC", "dated": null, "read": "2026-11-26", "url": "https://upandaway.org/"},
    {"title": "Accidental Exposures to Fentanyl Patches Continue to Be Deadly to Children (en anglais)", "publisher": "FDA", "dated": "2021-07", "read": null, "url": null}
  ]$json$::jsonb,
  $json$[
    {"title": "Up and Away", "publisher": "PROTECT, with the CDC", "dated": null, "read": "2026-11-26", "url": "https://upandaway.org/"},
    {"title": "Poison Help", "publisher": "Health Resources and Services Administration", "dated": null, "read": "2026-11-22", "url": "https://poisonhelp.hrsa.gov/"},
    {"title": "Accidental Exposures to Fentanyl Patches Continue to Be Deadly to Children", "publisher": "FDA", "dated": "2021-07", "read": null, "url": null}
  ]$json$::jsonb,
  $json$[
    {"title": "Qué hacer en caso de intoxicación infantil, con la Asociación Española de Pediatría", "publisher": "Newtral", "dated": "2023-08-08", "read": null, "url": "https://www.newtral.es/intoxicacion-infantil-que-hacer-telefono-toxicologia/20230808"},
    {"title": "Poison Help (en inglés y español)", "publisher": "Health Resources and Services Administration", "dated": null, "read": "2026-11-22", "url": "https://poisonhelp.hrsa.gov/"},
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
      'ff9e873c6a3542621977e4c951db4924', '2147ca2415e2f83cbcca797cfa0e72e0', '1598d503a14980b63a807235b83f6420'
    );
