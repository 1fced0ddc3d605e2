-- One article of the blog: two medicines with the same substance.
-- How these files are written: blog_posts_01_fever.sql.

with article (
  id, slug, author, tags, image_url, read_time, featured, published, published_at,
  category, category_en, category_es, title, title_en, title_es,
  excerpt, excerpt_en, excerpt_es, image_alt, image_alt_en, image_alt_es,
  content, content_en, content_es, sources, sources_en, sources_es
) as (values (
  'b1060009-0000-4000-8000-000000000009'::uuid,
  'deux-boites-une-substance',
  'Trousse',
  array['substance', 'paracétamol', 'ibuprofène', 'doublon'],
  '/images/blog/deux-boites-une-substance.webp',
  4,
  false,
  true,
  '2026-10-30T08:00:00Z'::timestamptz,
  'Sécurité', 'Safety', 'Seguridad',
  'Deux boîtes, une seule substance',
  'Two boxes, one active ingredient',
  'Dos cajas, un solo principio activo',
  'La marque change, la substance reste. Comment repérer un doublon dans l’armoire avant qu’il n’arrive dans un verre d’eau.',
  'The brand changes, the ingredient does not. How to spot a duplicate in the cabinet before it reaches a glass of water.',
  'Cambia la marca, no el principio activo. Cómo descubrir un duplicado en el botiquín antes de que llegue al vaso de agua.',
  'Deux boîtes de couleurs différentes et une loupe posées sur un plan de travail.',
  'Two boxes of different colors and a magnifying glass on a counter.',
  'Dos cajas de colores distintos y una lupa sobre una encimera.',
  $md$Un rhume, un mal de tête, et trois boîtes ouvertes sur la table : un comprimé blanc, un sachet au citron, un autre « nuit ». Trois couleurs, trois noms, et parfois une seule substance, prise trois fois.

## Le nom qui compte est en petit

Chaque boîte porte deux noms. Le plus grand est une marque ; l’autre, souvent dessous, est la substance active : c’est elle qui agit, c’est elle qui s’additionne. En France, elle figure sur la boîte, en tête de la notice et sur l’ordonnance.

- **Paracétamol** : Doliprane, Efferalgan et Dafalgan, mais aussi des produits contre le rhume et des antidouleurs associés à la codéine, au tramadol, à l’opium, à la caféine ou à la vitamine C. De nombreuses associations vendues en France en contiennent.
- **Ibuprofène** : Advil, Nurofen, Antarène, Spedifen.
- **Les anti-inflammatoires** forment une famille : ibuprofène, kétoprofène, naproxène, diclofénac, aspirine à dose antidouleur. Deux noms différents, un même risque pour l’estomac et les reins.
- **Ce qui fait dormir** : plusieurs produits contre l’allergie, la toux, le mal des transports et l’insomnie contiennent des antihistaminiques voisins. Deux ensemble endorment davantage et troublent les personnes âgées.
- **Ce qui débouche le nez** : un vasoconstricteur en comprimé et un autre en spray ne se prennent pas ensemble.

## Pourquoi le paracétamol d’abord

C’est le médicament le plus courant des armoires, et son excès détruit le foie en silence : les premiers signes peuvent manquer un jour ou plus. En juillet 2019, l’agence française du médicament a fait inscrire sur les boîtes que dépasser la dose peut détruire le foie, et sur les produits associés qu’aucun autre médicament contenant du paracétamol ne doit être pris. Cette phrase est à chercher avant d’ouvrir un deuxième produit.

## Trois questions avant d’ouvrir une deuxième boîte

1. **Quelle est la substance ?** Lisez-la à voix haute sur les deux boîtes.
2. **Quand la dernière prise, et donnée par qui ?** Un comprimé pris au travail ou donné par la nounou compte aussi.
3. **Ai-je besoin de deux produits ?** Un produit contre le rhume qui réunit trois substances en apporte souvent deux dont vous n’avez pas l’usage. Une seule substance, pour le symptôme qui gêne, se suit plus facilement.

Si la deuxième réponse manque, attendez de l’avoir.

## Un tri utile en dix minutes

Sortez tout. Faites des piles par substance, non par maladie. Vous verrez aussitôt les trois marques du même paracétamol, et le sirop pour adulte dans la pile de l’enfant. Gardez une boîte de chaque, la plus récente, et rapportez le reste à la pharmacie. Écrivez la substance au feutre, en gros, sur le côté de la boîte.

Trousse fait ce rapprochement pour les boîtes dont la composition est connue : au moment de noter une dose, elle dit qu’une substance déjà prise se trouve aussi dans celle-ci, avec l’heure de la dernière prise. Ce qu’elle ne dit pas n’est pas pour autant sans danger : une boîte absente de la liste reste à lire.

## Les génériques et les médicaments d’ailleurs

Un générique porte le nom de la substance : c’est un avantage. À la pharmacie, une boîte peut en remplacer une autre d’un mois sur l’autre ; si vous gardez l’ancienne, vous en avez deux. Un médicament rapporté d’un voyage change de nom : « acetaminophen » aux États-Unis est le paracétamol, « Nolotil » en Espagne est un antidouleur qui n’est pas vendu en France. Ne le donnez à personne sans avis.

## Si la même substance a été prise deux fois

Arrêtez, notez les heures et les quantités, et appelez le **15** ou un centre antipoison (numéro national **01 45 42 59 59** ; [les autres numéros](https://centres-antipoison.net/)), même sans symptôme.

Cet article donne des repères. La notice de chaque boîte fait foi, et votre pharmacien peut comparer tout ce que vous prenez. En urgence : le **15** ou le **112** en France, le **112** en Belgique et en Espagne, le **911** aux États-Unis et au Canada.
$md$,
  $md$A cold, a headache, and three packages open on the table: a white tablet, a lemon-flavored packet, another one “for the night.” Three colors, three names, and sometimes one active ingredient taken three times.

## The name that counts is the small one

Every package has two names. The large one is a brand. The other, under “active ingredients” on the Drug Facts label, is what acts, and what adds up.

- **Acetaminophen:** Tylenol and FeverAll, but also many cold, flu, sinus and sleep products, and prescription pain relievers. More than 600 medicines sold in the United States contain it. Abroad the same drug is called paracetamol.
- **Ibuprofen:** Advil and Motrin.
- **NSAIDs** are one family: ibuprofen, naproxen (Aleve), aspirin for pain. Different names, the same risk for stomach and kidneys.
- **What makes you drowsy:** several allergy, cough, motion sickness and sleep products hold related antihistamines, such as diphenhydramine and doxylamine. Two together make people sleepier and confuse older adults. Creams with diphenhydramine count too.
- **Decongestants:** one by mouth and one as a spray should not be combined.

## Why acetaminophen comes first

It is the most common drug in American cabinets, and too much of it destroys the liver without a warning: early signs may be missing for a day or more, and then look like the flu itself. The label of every product that contains it says not to use it with another one that does. Look for that sentence before you open a second product.

## Three questions before you open a second package

1. **What is the active ingredient?** Read it aloud from both packages.
2. **When was the last dose, and who gave it?** A tablet taken at work or given by the sitter counts.
3. **Do I need two products?** A cold remedy that combines three ingredients often brings two you have no use for. A single ingredient, for the symptom that bothers you, is easier to keep track of.

If you do not have the second answer, wait until you do.

## A ten-minute sort

Take everything out. Make piles by ingredient, not by illness. You will see at once the three brands of the same acetaminophen, and the adult liquid in the child’s pile. Keep one of each, the newest, and take the rest to a take-back site. Write the ingredient in large letters on the side of the box.

Trousse makes the same comparison for boxes whose contents it knows: when you log a dose, it says that a substance that was taken earlier is also in this one, with the time of the last dose. Silence is no clearance: a box that is missing from its list still has to be read.

## Store brands and medicines from abroad

A store brand carries the ingredient’s name on the front: that is an advantage. But the pharmacy may substitute one manufacturer for another from month to month, and if you keep the old bottle you have two. A medicine brought back from a trip may have another name and another strength, and some are not sold here at all. Do not give it to anyone without asking.

## Abbreviations on prescription labels

“APAP” on an old prescription label means acetaminophen. If a name on your label is shortened, ask the pharmacist to spell it out, and write the full word on the bottle.

## If the same ingredient was taken twice

Stop, write down times and amounts, and call Poison Help at **1-800-222-1222**, even without symptoms. If the person has collapsed, is having a seizure or has trouble breathing, call **911**.

This article is guidance. Read the label of every package, and let your pharmacist compare everything you take. In an emergency call **911** in the United States and Canada, **112** in Spain and across the European Union, **15** or **112** in France.
$md$,
  $md$Un resfriado, dolor de cabeza y tres cajas abiertas en la mesa: un comprimido blanco, un sobre con sabor a limón y otro «noche». Tres colores, tres nombres y, a veces, un solo principio activo tomado tres veces.

## El nombre que cuenta es el pequeño

Cada caja lleva dos nombres. El grande suele ser una marca; el otro es el principio activo: es lo que actúa y lo que se suma. Está en la caja, al comienzo del prospecto y en la receta.

- **Paracetamol (acetaminofén):** Apiretal, Termalgin, Gelocatil, Efferalgan, y también muchos sobres para el resfriado y analgésicos combinados con codeína, tramadol o cafeína. En Estados Unidos se llama «acetaminophen».
- **Ibuprofeno:** Dalsy, Junifen, Espidifen, Neobrufen.
- **Los antiinflamatorios** son una familia: ibuprofeno, dexketoprofeno, naproxeno, diclofenaco, aspirina para el dolor. Nombres distintos, el mismo riesgo para el estómago y los riñones.
- **Lo que da sueño:** varios productos para la alergia, la tos, el mareo y el insomnio contienen antihistamínicos parecidos. Dos a la vez adormecen más y confunden a las personas mayores.
- **Lo que destapa la nariz:** un descongestivo por la boca y otro en espray no se toman juntos.

## Por qué el paracetamol va primero

Es el medicamento más corriente de los botiquines, y su exceso daña el hígado en silencio: los primeros signos pueden faltar un día o más. La agencia española recuerda que, tras una dosis mayor de la indicada, hay que recibir atención médica aunque no haya síntomas, porque pueden aparecer a partir del tercer día.

## Tres preguntas antes de abrir una segunda caja

1. **¿Cuál es el principio activo?** Léalo en voz alta en las dos cajas.
2. **¿Cuándo fue la última toma y quién la dio?** Cuenta también el comprimido tomado en el trabajo o el que dio la cuidadora.
3. **¿Hacen falta dos productos?** Un sobre para el resfriado que reúne tres principios activos suele traer dos que usted no necesita. Uno solo, para el síntoma que molesta, se controla mejor.

Si falta la segunda respuesta, espere a tenerla.

## Diez minutos para ordenar

Sáquelo todo. Haga montones por principio activo, no por enfermedad. Verá enseguida las tres marcas del mismo paracetamol y el jarabe de adultos en el montón del niño. Quédese con una caja de cada uno, la más reciente, y lleve el resto al Punto SIGRE. Escriba el principio activo con rotulador, en grande, en el lateral de la caja.

Trousse hace esa comparación con las cajas cuya composición conoce: al anotar una dosis, dice que una sustancia ya tomada está también en esta, con la hora de la última toma. Su silencio no es una garantía: una caja que no está en la lista hay que leerla.

## Los genéricos y los medicamentos de fuera

Un genérico lleva el nombre del principio activo: es una ventaja. En la farmacia pueden darle una caja de otro laboratorio de un mes a otro; si conserva la anterior, tiene dos. Un medicamento traído de un viaje puede cambiar de nombre y de concentración, y alguno no se vende en otros países. No se lo dé a nadie sin consultar.

## También en la consulta

Cuando un médico recete algo nuevo, enseñe la lista de lo que ya hay en casa, con lo comprado sin receta. La pregunta útil es corta: «¿lleva algo que ya tomo?». El farmacéutico puede responderla con las cajas delante, y es mejor llevarlas que describirlas de memoria.

## Si se ha tomado dos veces lo mismo

No tome más, apunte horas y cantidades, y llame al Servicio de Información Toxicológica, **91 562 04 20**, o al **112**, aunque no haya síntomas.

Este artículo orienta. Manda el prospecto de cada caja, y su farmacéutico puede comparar todo lo que toma. En una emergencia llame al **112** en España, al **911** en Estados Unidos y México, y al **15** o al **112** en Francia.
$md$,
  $json$[
    {"title": "Paracétamol et risque pour le foie : un message d’alerte ajouté sur les boîtes", "publisher": "ANSM", "dated": "2019-07-09", "read": null, "url": null},
    {"title": "Thésaurus des interactions médicamenteuses", "publisher": "ANSM", "dated": "2020-10", "read": null, "url": null},
    {"title": "Doliprane 1000, comprimé effervescent : résumé des caractéristiques du produit", "publisher": "ANSM", "dated": "2023-04-18", "read": null, "url": null},
    {"title": "Centres antipoison : numéros et premiers gestes", "publisher": "Centres antipoison et de toxicovigilance", "dated": null, "read": "2026-11-22", "url": "https://centres-antipoison.net/"}
  ]$json$::jsonb,
  $json$[
    {"title": "It’s Flu and Colds Season: Acetaminophen Safe Use", "publisher": "National Council on Patient Information and Education", "dated": null, "read": "2026-11-26", "url": null},
    {"title": "Reading the “Drug Facts” Label", "publisher": "Institute for Safe Medication Practices", "dated": null, "read": "2026-11-26", "url": "https://www.consumermedsafety.org/over-the-counter-medicines/the-basics/learn-to-read-the-drug-facts-label-on-otc-medicines-2"},
    {"title": "Interactions between medicines, national list (in French)", "publisher": "ANSM", "dated": "2020-10", "read": null, "url": null},
    {"title": "Poison Help", "publisher": "Health Resources and Services Administration", "dated": null, "read": "2026-11-22", "url": "https://poisonhelp.hrsa.gov/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Riesgo de sobredosis accidental de paracetamol en solución oral en niños, nota informativa", "publisher": "AEMPS", "dated": "2025-12-16", "read": null, "url": null},
    {"title": "Paracetamol Level, solución oral: ficha técnica", "publisher": "AEMPS, CIMA", "dated": null, "read": "2026-11-26", "url": "https://cima.aemps.es/cima/dochtml/ft/68318/FT_68318.html"},
    {"title": "Tesauro de interacciones medicamentosas (en francés)", "publisher": "ANSM", "dated": "2020-10", "read": null, "url": null},
    {"title": "Prospecto de medicamentos", "publisher": "Servicio Andaluz de Salud", "dated": null, "read": "2026-11-26", "url": "https://www.sspa.juntadeandalucia.es/servicioandaluzdesalud/ciudadania/farmacia-y-prestaciones/informacion-la-ciudadania-sobre-el-uso-de-medicamentos/prospecto-de-medicamentos"}
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
      'b0e24b640904dc82c70accfb28b10640', '46598a06be57e50ee433bb8160ce281d'
    );
