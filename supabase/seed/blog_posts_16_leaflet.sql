-- One article of the blog: reading a leaflet.
-- How these files are written: blog_posts_01_fever.sql.

with article (
  id, slug, author, tags, image_url, read_time, featured, published, published_at,
  category, category_en, category_es, title, title_en, title_es,
  excerpt, excerpt_en, excerpt_es, image_alt, image_alt_en, image_alt_es,
  content, content_en, content_es, sources, sources_en, sources_es
) as (values (
  'b1060016-0000-4000-8000-000000000016'::uuid,
  'lire-une-notice',
  'Trousse',
  array['notice', 'effets indésirables', 'posologie', 'contre-indication'],
  '/images/blog/lire-une-notice.webp',
  4,
  false,
  true,
  '2026-07-07T08:00:00Z'::timestamptz,
  'Éducation', 'Education', 'Educación',
  'Lire une notice en trois minutes',
  'Reading a medicine leaflet in three minutes',
  'Leer un prospecto en tres minutos',
  'Six rubriques, toujours dans le même ordre. Lesquelles lire avant la première prise, et comment ne pas s’effrayer de la liste des effets indésirables.',
  'Six sections, always in the same order. Which to read before the first dose, and how not to be frightened by the list of side effects.',
  'Seis secciones, siempre en el mismo orden. Cuáles leer antes de la primera toma y cómo no asustarse con los efectos adversos.',
  'Une notice dépliée sous une loupe, à côté d’une boîte.',
  'An unfolded leaflet under a magnifying glass, next to a box.',
  'Un prospecto desplegado bajo una lupa, junto a una caja.',
  $md$Elle est pliée en huit, écrite petit, et commence par une page sur ce que vous savez déjà. Pourtant, la notice est le seul texte qui parle exactement de la boîte que vous tenez. Elle a un plan, toujours le même : une fois qu’on le connaît, trois minutes suffisent.

## Les six rubriques

| Rubrique | La question à laquelle elle répond |
| --- | --- |
| 1. Qu’est-ce que… et dans quels cas est-il utilisé | Est-ce bien pour ce que j’ai ? |
| 2. Quelles sont les informations à connaître avant de prendre… | Est-ce pour moi ? |
| 3. Comment prendre… | Combien, quand, combien de jours ? |
| 4. Quels sont les effets indésirables éventuels | Que surveiller ? |
| 5. Comment conserver… | Où, et jusqu’à quand ? |
| 6. Contenu de l’emballage et autres informations | Que contient-il ? |

## Avant la première prise : la 2 et la 3

**Dans la rubrique 2**, lisez « Ne prenez jamais ». Puis cherchez vos mots : votre maladie, votre allergie, la grossesse, l’allaitement, l’alcool, la conduite, et les noms des autres médicaments que vous prenez. Une ligne qui vous ressemble suffit pour demander avant de commencer.

**Dans la rubrique 3**, cherchez six choses, et écrivez-les sur la boîte :

1. la dose d’une prise, pour l’âge ou le poids de cette personne ;
2. le temps entre deux prises ;
3. le maximum en 24 heures ;
4. le nombre de jours avant de voir un médecin ;
5. avec ou sans repas, entier ou non ;
6. que faire en cas d’oubli, ou si l’on a trop pris.

Si votre ordonnance dit autre chose que la notice, ne choisissez pas : appelez la pharmacie. Le médecin a parfois une raison, et parfois il y a une erreur.

## La rubrique 4, sans peur

La liste réunit tout ce qui a été observé, y compris chez une personne sur plus de dix mille. Deux repères :

- **Les fréquences ont un sens fixe.** « Très fréquent » : plus d’une personne sur dix. « Fréquent » : jusqu’à une sur dix. « Peu fréquent » : jusqu’à une sur cent. « Rare » : jusqu’à une sur mille. « Très rare » : moins d’une sur dix mille.
- **Le haut de la rubrique compte plus que sa longueur** : les effets qui font arrêter et appeler y sont souvent en premier.

Un effet que vous pensez dû au médicament se signale au pharmacien ou au médecin, ou sur le portail national des signalements : la liste s’allonge grâce à cela.

## Les dessins de la boîte

En France, une voiture dans un triangle prévient pour la conduite, en trois couleurs qui vont de la prudence à l’interdiction. Une femme enceinte dans un triangle ou un rond barré prévient pour la grossesse. Une phrase sur les boîtes de paracétamol prévient du danger pour le foie.

## Quand la notice n’est plus là

Ne prenez pas la notice d’une autre marque ni d’un autre dosage : la dose et l’âge peuvent différer. La [Base de données publique des médicaments](https://base-donnees-publique.medicaments.gouv.fr/) donne la notice en vigueur de chaque boîte vendue en France, datée. Une notice change : celle du tiroir a peut-être cinq ans. Pour un médicament d’un autre pays, cherchez la notice de ce pays-là.

Trousse mène à la notice de la boîte, et quand elle cite un chiffre, elle dit de quel texte et de quelle date. Sans texte, elle se tait.

## Pour qui lit mal

La notice existe souvent en gros caractères en ligne : agrandissez la page. Les associations de patients peuvent demander une version pour les personnes aveugles. Et une question de vive voix vaut mieux qu’une lecture à moitié comprise.

Si trop de médicament a été pris, ne lisez pas : appelez le **15** ou un centre antipoison (numéro national **01 45 42 59 59** ; [les autres numéros](https://centres-antipoison.net/)).

Cet article donne des repères. La notice de votre boîte fait foi, et votre pharmacien peut la lire avec vous. En urgence : le **15** ou le **112** en France, le **112** en Belgique et en Espagne, le **911** aux États-Unis et au Canada.
$md$,
  $md$It is folded eight times, printed small, and starts with what you already know. Still, the label is the only text that speaks of exactly the package you are holding. It follows a plan, always the same one, and once you know it three minutes are enough.

## Over-the-counter: the Drug Facts label

| Section | The question it answers |
| --- | --- |
| Active ingredient and purpose | What is in it, and what does it do? |
| Uses | Is it for what I have? |
| Warnings | Is it for me? When do I stop? |
| Directions | How much, when, for how many days? |
| Other information | How do I store it? |
| Inactive ingredients | Is there something I react to? |

Every over-the-counter medicine in the United States has this box in this order. If you cannot find it, look for a corner that peels back: part of the label may be hidden underneath. Dietary supplements have another box, “Supplement Facts,” and are not checked the same way.

## Before the first dose: warnings and directions

**Under warnings**, read “Do not use” and “Ask a doctor before use if.” Look for your own words: your condition, your allergy, pregnancy, nursing, alcohol, driving, and the names of the other medicines you take. One line that sounds like you is enough to ask first.

**Under directions**, find six things and write them on the box:

1. the amount for one dose, for this person’s weight or age;
2. the time between doses;
3. the most in 24 hours;
4. the number of days before you see a doctor;
5. with food or without, whole or not;
6. what it says about a missed dose or an overdose.

## Prescription: the label, the leaflet, the Medication Guide

The label on a pharmacy bottle names the person, the drug, the strength and the directions. It is meant for that person alone. The leaflet stapled to the bag tells more; some medicines come with a Medication Guide that the FDA requires because of a serious risk. Read that one first. If the label says something else than the doctor told you, do not choose: call.

In Europe the leaflet inside the box has six numbered sections: what it is for, what you need to know before taking it, how to take it, side effects, storage, contents.

## Side effects, without fear

The list gathers everything that was seen, also in one person out of many thousands. Two landmarks help:

- **What makes you stop and call** is usually set apart at the top or in bold: allergic reactions, trouble breathing, bleeding, yellow skin, thoughts of suicide.
- **How often** matters more than how many lines there are. In European leaflets the words are fixed: “very common” is more than one person in ten, “common” up to one in ten, “uncommon” up to one in a hundred, “rare” up to one in a thousand.

Tell your pharmacist or doctor about an effect that you think is due to the medicine, or report it to the FDA’s MedWatch program. That is how lists grow.

## When the label is gone

Do not use the label of another brand or strength: amounts and ages differ. Look the product up with the exact name on the DailyMed site of the National Library of Medicine, or ask the pharmacy to print it. Labels change, and the one in the drawer may be five years old. For a medicine from another country, look for that country’s leaflet.

Trousse leads to the leaflet of a box, and when it quotes a figure it says from which text and of what date. Without a text it stays silent.

## If reading is hard

Ask for large print, or for the leaflet to be read to you: pharmacies do that. A question asked aloud is better than a page half understood, and pharmacies in the United States have interpreters by phone.

If too much was taken, do not read: call Poison Help at **1-800-222-1222**, or **911** if the person has collapsed, is having a seizure or has trouble breathing.

This article is guidance. The label of your package decides, and your pharmacist can read it with you. In an emergency call **911** in the United States and Canada, **112** in Spain and across the European Union, **15** or **112** in France.
$md$,
  $md$Está doblado en ocho, en letra pequeña, y empieza por lo que usted ya sabe. Sin embargo, el prospecto es el único texto que habla exactamente de la caja que tiene en la mano. Sigue siempre el mismo plan, y cuando se conoce bastan tres minutos.

## Las seis secciones

| Sección | La pregunta a la que responde |
| --- | --- |
| 1. Qué es y para qué se utiliza | ¿Es para lo que tengo? |
| 2. Qué necesita saber antes de empezar a tomarlo | ¿Es para mí? |
| 3. Cómo tomarlo | ¿Cuánto, cuándo, cuántos días? |
| 4. Posibles efectos adversos | ¿Qué vigilar? |
| 5. Conservación | ¿Dónde y hasta cuándo? |
| 6. Contenido del envase e información adicional | ¿Qué contiene? |

## Antes de la primera toma: la 2 y la 3

**En la sección 2**, lea «No tome». Luego busque sus palabras: su enfermedad, su alergia, embarazo, lactancia, alcohol, conducción y los nombres de los demás medicamentos que toma. Una línea que se le parezca basta para preguntar antes de empezar.

**En la sección 3**, busque seis cosas y escríbalas en la caja:

1. la dosis de una toma, para la edad o el peso de esa persona;
2. el tiempo entre dos tomas;
3. el máximo en 24 horas;
4. cuántos días antes de acudir al médico;
5. con o sin comida, entero o no;
6. qué hacer si se olvida o si se toma más de lo debido.

Si su receta dice otra cosa que el prospecto, no elija usted: llame a la farmacia. A veces el médico tiene un motivo y a veces hay un error.

## La sección 4, sin miedo

La lista reúne todo lo observado, también en una persona entre muchos miles. Dos referencias ayudan:

- **Las frecuencias tienen un sentido fijo.** «Muy frecuente» es más de una persona de cada diez; «frecuente», hasta una de cada diez; «poco frecuente», hasta una de cada cien; «raro», hasta una de cada mil; «muy raro», menos de una de cada diez mil.
- **El principio pesa más que la longitud:** allí suelen estar los efectos que obligan a dejarlo y llamar.

Un efecto que atribuya al medicamento se comunica al médico o al farmacéutico, o al sistema español de farmacovigilancia: así crece la lista.

## Los símbolos de la caja

Busque la fecha de caducidad, «CAD»: es el último día del mes que se indica. El dibujo de un coche avisa para la conducción. Un triángulo negro señala los medicamentos bajo seguimiento especial. El símbolo SIGRE recuerda que la caja y los restos se devuelven en la farmacia. En algunas cajas, un código QR lleva al prospecto actualizado.

## Cuando el prospecto ya no está

No use el de otra marca ni el de otra dosis: la cantidad y la edad pueden cambiar. En [CIMA](https://cima.aemps.es/), el centro de información de la agencia española, está el prospecto vigente de cada medicamento autorizado en España, con su fecha. Los prospectos cambian, y el del cajón quizá tenga cinco años. Para un medicamento de otro país, busque el de ese país.

Trousse lleva al prospecto de la caja y, cuando cita una cifra, dice de qué texto y de qué fecha. Sin texto, calla.

## Si le cuesta leer

En pantalla se puede ampliar la letra, y en la farmacia pueden leérselo. Una pregunta en voz alta vale más que una página entendida a medias. Pida también que le repitan las tres cifras que importan: cuánto, cada cuánto y cuántos días.

## Guardarlo bien

El prospecto se queda dentro de su caja, y la caja con el medicamento, hasta el final. Quien le releve de madrugada agradecerá encontrar, escritas por fuera, las seis líneas de la sección 3.

Si se ha tomado demasiado, no lea: llame al Servicio de Información Toxicológica, **91 562 04 20**, o al **112**.

Este artículo orienta. Manda el prospecto de su caja, y su farmacéutico puede leerlo con usted. En una emergencia llame al **112** en España, al **911** en Estados Unidos y México, y al **15** o al **112** en Francia.
$md$,
  $json$[
    {"title": "Notice d’une spécialité pharmaceutique", "publisher": "Académie nationale de pharmacie", "dated": "2017-03-10", "read": null, "url": null},
    {"title": "Doliprane 1000, comprimé effervescent : résumé des caractéristiques du produit", "publisher": "ANSM", "dated": "2023-04-18", "read": null, "url": null},
    {"title": "Questions-réponses sur le pictogramme « femmes enceintes »", "publisher": "Ministère de la Santé", "dated": null, "read": "2026-11-26", "url": "https://solidarites-sante.gouv.fr/soins-et-maladies/medicaments/le-bon-usage-des-medicaments/questions-reponses-sur-le-pictogramme-femmes-enceintes/"},
    {"title": "Paracétamol et risque pour le foie : un message d’alerte ajouté sur les boîtes", "publisher": "ANSM", "dated": "2019-07-09", "read": null, "url": null}
  ]$json$::jsonb,
  $json$[
    {"title": "Reading the “Drug Facts” Label", "publisher": "Institute for Safe Medication Practices", "dated": null, "read": "2026-11-26", "url": "https://www.consumermedsafety.org/over-the-counter-medicines/the-basics/learn-to-read-the-drug-facts-label-on-otc-medicines-2"},
    {"title": "What should patients do if they miss a dose? A systematic review of patient information leaflets", "publisher": "European Journal of Clinical Pharmacology", "dated": "2021", "read": null, "url": "https://livrepository.liverpool.ac.uk/id/eprint/3129745"},
    {"title": "What should people do if they miss a dose of their medicine?", "publisher": "NHS Specialist Pharmacy Service", "dated": null, "read": "2026-11-26", "url": "https://www.sps.nhs.uk/articles/what-should-people-do-if-they-miss-a-dose-of-their-medicine/"},
    {"title": "Poison Help", "publisher": "Health Resources and Services Administration", "dated": null, "read": "2026-11-22", "url": "https://poisonhelp.hrsa.gov/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Prospecto de medicamentos", "publisher": "Servicio Andaluz de Salud", "dated": null, "read": "2026-11-26", "url": "https://www.sspa.juntadeandalucia.es/servicioandaluzdesalud/ciudadania/farmacia-y-prestaciones/informacion-la-ciudadania-sobre-el-uso-de-medicamentos/prospecto-de-medicamentos"},
    {"title": "Paracetamol Level, solución oral: ficha técnica", "publisher": "AEMPS, CIMA", "dated": null, "read": "2026-11-26", "url": "https://cima.aemps.es/cima/dochtml/ft/68318/FT_68318.html"},
    {"title": "What should patients do if they miss a dose? A systematic review of patient information leaflets (en inglés)", "publisher": "European Journal of Clinical Pharmacology", "dated": "2021", "read": null, "url": "https://livrepository.liverpool.ac.uk/id/eprint/3129745"}
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
    and md5(post.content || post.content_en || post.content_es) = 'e29978d8077aa99946a1038d0092e9fd';
