-- One article of the blog: antibiotics as prescribed, and nothing kept.
-- How these files are written: blog_posts_01_fever.sql.

with article (
  id, slug, author, tags, image_url, read_time, featured, published, published_at,
  category, category_en, category_es, title, title_en, title_es,
  excerpt, excerpt_en, excerpt_es, image_alt, image_alt_en, image_alt_es,
  content, content_en, content_es, sources, sources_en, sources_es
) as (values (
  'b1060013-0000-4000-8000-000000000013'::uuid,
  'antibiotiques-jusqu-au-bout',
  'Trousse',
  array['antibiotique', 'ordonnance', 'résistance', 'infection'],
  '/images/blog/antibiotiques-jusqu-au-bout.webp',
  4,
  false,
  true,
  '2026-09-29T08:00:00Z'::timestamptz,
  'Éducation', 'Education', 'Educación',
  'Antibiotiques : la dose, la durée, et rien de côté',
  'Antibiotics: the dose, the days, and nothing set aside',
  'Antibióticos: la dosis, los días y nada guardado',
  'Ils soignent une infection et une personne. Pourquoi on ne s’arrête pas quand on va mieux, et pourquoi les restes ne se gardent pas.',
  'They treat one infection in one person. Why you do not stop when you feel better, and why leftovers are not kept.',
  'Curan una infección en una persona. Por qué no se dejan al mejorar y por qué no se guardan los restos.',
  'Une boîte, une plaquette de comprimés et un calendrier où un jour est entouré.',
  'A box, a blister pack and a calendar with one day circled.',
  'Una caja, un blíster y un calendario con un día rodeado.',
  $md$Trois jours d’antibiotique, et l’enfant s’est remis à jouer. Il reste la moitié du flacon. Arrêter, garder le reste pour la prochaine angine, le donner au cousin qui tousse ? Trois idées courantes, et trois fois non.

## Ce qu’ils font, ce qu’ils ne font pas

Un antibiotique agit sur des bactéries. Il ne fait rien contre un virus : rhume, grippe, la plupart des bronchites et des maux de gorge guérissent sans lui, et il ne fait baisser ni la fièvre ni la douleur. Il ne protège pas non plus l’entourage. Deux maladies qui se ressemblent peuvent venir l’une d’un virus, l’autre d’une bactérie : c’est l’examen, parfois un test rapide, qui les sépare.

## Pourquoi suivre l’ordonnance telle qu’elle est écrite

- **La dose et les heures** gardent assez de médicament dans le corps. Une prise sautée laisse un creux.
- **La durée** est choisie pour l’infection. Aller mieux ne veut pas dire que toutes les bactéries sont mortes, et celles qui restent peuvent devenir résistantes.
- **Les durées changent.** Certains traitements sont aujourd’hui plus courts qu’autrefois. Votre durée est celle de cette ordonnance, non celle de l’an dernier. Si elle vous étonne, demandez ; ne la raccourcissez pas, et ne l’allongez pas non plus.

Demandez dès la pharmacie : combien de jours, à quelles heures, avec ou sans repas, que faire en cas d’oubli.

## Bien le prendre à la maison

1. **Reconstituez le sirop** comme l’indique la notice, jusqu’au trait, et écrivez la date sur le flacon.
2. **Au réfrigérateur ou non**, selon la boîte. Un sirop reconstitué se garde peu de temps, souvent une ou deux semaines : après, il ne s’utilise plus.
3. **Avec sa propre pipette**, le flacon agité avant chaque dose.
4. **À distance** de certains produits : antiacides, fer et calcium gênent plusieurs antibiotiques ; demandez l’écart.
5. **Notez chaque prise.** Le relais entre deux adultes est l’endroit où une dose se perd ou se double.

Trousse garde la durée du traitement, rappelle la prise et compte les jours : le dernier se voit d’avance.

## Ce qui doit faire appeler

- Gonflement du visage ou de la gorge, gêne pour respirer, malaise après une prise : appelez le **15** ou le **112**. C’est une allergie grave.
- Boutons, plaques, démangeaisons : arrêtez avant la prise suivante et appelez le médecin ou le pharmacien le jour même. Photographiez la peau et notez l’heure.
- Diarrhée importante, avec du sang ou de la fièvre, pendant le traitement ou après : pas de médicament contre la diarrhée sans avis.
- Aucun mieux au bout du délai que le médecin a donné.

Dites toujours, avant de commencer, une allergie, une grossesse, une maladie des reins, un anticoagulant : plusieurs antibiotiques renforcent son effet.

## Les restes

Un traitement terminé ne devrait rien laisser. Quand il reste quelque chose, cela ne se garde pas, ne se donne pas et ne se jette ni à l’évier ni à la poubelle : rapportez-le à la pharmacie. Un reste est toujours trop peu pour une autre infection, et souvent le mauvais produit. Pris au hasard, il retarde le bon diagnostic.

Si vous avez voyagé à l’étranger dans les trois mois, dites-le avant un antibiotique ou une hospitalisation : on peut en revenir porteur de bactéries résistantes.

## Demander moins, et mieux

« Est-ce une bactérie ou un virus ? » « Que se passe-t-il si l’on attend deux jours ? » Ces questions sont bienvenues. Se laver les mains, tenir les vaccins à jour et garder un enfant malade à la maison évitent des infections, et les antibiotiques qu’il faudrait pour elles.

Cet article donne des repères, pas un avis. Lisez la notice et demandez à votre pharmacien ou à votre médecin. En urgence : le **15** ou le **112** en France, le **112** en Belgique et en Espagne, le **911** aux États-Unis et au Canada.
$md$,
  $md$Three days on an antibiotic, and your child is playing again. Half the bottle is left. Stop, keep the rest for the next sore throat, give it to the cousin who coughs? Three common ideas, and three times no.

## What they do, and what they do not

An antibiotic acts on bacteria. It does nothing against a virus: colds, flu, most coughs and bronchitis, most sore throats other than strep, and runny noses even when the mucus is green get better without one. It does not bring down a fever or ease pain by itself. Two illnesses that look alike may come from a virus and from bacteria; an exam, and sometimes a rapid test, tells them apart.

## Why to follow the prescription as written

- **Dose and hours** keep enough medicine in the body. A skipped dose leaves a gap.
- **The number of days** was chosen for this infection. Feeling better does not mean that every bacterium is gone, and those that stay may become resistant.
- **Durations change.** Some courses are shorter today than they used to be. Yours is the one on this prescription, not last year’s. If it surprises you, ask; do not shorten it, and do not stretch it.

Ask at the pharmacy: how many days, at what hours, with food or without, and what to do about a missed dose.

## Taking it at home

1. **A powder for liquid** is usually mixed at the pharmacy. Check the date on the bottle and write down the last day it may be used.
2. **Refrigerate or not**, as the label says. Once mixed, a liquid keeps for a short time, often one or two weeks. Do not use it after that.
3. **Its own dosing tool**, and a good shake before each dose.
4. **Keep some products apart:** antacids, iron and calcium get in the way of several antibiotics. Ask how long to wait.
5. **Write down every dose.** The handoff between two adults is where doses get lost or doubled.

Trousse keeps the length of a treatment, reminds you of the dose, and counts the days, so you see the last one coming.

## What should make you call

- Swelling of the face or throat, trouble breathing, or fainting after a dose: call **911**. That is a severe allergic reaction.
- Rash, hives or itching: hold the next dose and call the doctor or pharmacist the same day. Take a picture of the skin and note the time.
- Severe diarrhea, or diarrhea with blood or fever, during the course or after it: no anti-diarrhea medicine without advice. It can be a serious infection called C. diff.
- No improvement after the time the doctor gave you.

In children, side effects of antibiotics are the most common cause of medicine-related visits to the emergency room. Before you start, always mention an allergy, a pregnancy, kidney disease or a blood thinner: several antibiotics make blood thinners stronger.

## Leftovers

A finished course should leave nothing. When something is left, do not keep it, do not share it, and do not pour it down the drain: use a take-back site, or ask the pharmacist. Leftovers are always too little for another infection, and often the wrong drug; taken at random, they delay the right diagnosis.

If a child swallowed somebody’s antibiotics, or took far too much, call Poison Help at **1-800-222-1222**.

## Ask for less, and better

“Is it bacteria or a virus?” “What happens if we wait two days?” Doctors welcome these questions. Washing hands, keeping vaccines up to date, and keeping a sick child at home prevent infections, and the antibiotics they would take.

This article is guidance, not advice about your treatment. Read the label, and ask your pharmacist or doctor. In an emergency call **911** in the United States and Canada, **112** in Spain and across the European Union, **15** or **112** in France.
$md$,
  $md$Tres días de antibiótico y el niño vuelve a jugar. Queda medio frasco. ¿Dejarlo, guardar el resto para las próximas anginas, dárselo al primo que tose? Tres ideas corrientes, y tres veces no.

## Lo que hacen y lo que no

Un antibiótico actúa sobre las bacterias. No hace nada contra un virus: el resfriado, la gripe y la mayoría de las bronquitis y dolores de garganta se curan sin él, y no alivia por sí mismo la fiebre ni el dolor. Dos enfermedades que se parecen pueden venir una de un virus y otra de una bacteria: lo distingue la exploración y, a veces, una prueba rápida.

## Por qué seguir la receta tal como está escrita

- **La dosis y las horas** mantienen suficiente medicamento en el cuerpo. Una toma saltada deja un hueco.
- **Los días** se eligieron para esta infección. Mejorar no significa que hayan muerto todas las bacterias, y las que quedan pueden hacerse resistentes.
- **Las duraciones cambian.** Algunos tratamientos son hoy más cortos que antes. La suya es la de esta receta, no la del año pasado. Si le extraña, pregunte; no la acorte ni la alargue.

En la farmacia, pregunte cuántos días, a qué horas, con o sin comida y qué hacer si olvida una toma.

## Tomarlo bien en casa

1. **Prepare el jarabe** como indica el prospecto, hasta la marca, y escriba la fecha en el frasco.
2. **En la nevera o no**, según la caja. Un jarabe preparado dura poco, a menudo una o dos semanas: después no se usa.
3. **Con su propia jeringa**, y agitando antes de cada dosis.
4. **Separado** de algunos productos: los antiácidos, el hierro y el calcio estorban a varios antibióticos; pregunte cuánto hay que esperar.
5. **Apunte cada toma.** El relevo entre dos adultos es donde una dosis se pierde o se repite.

Trousse guarda la duración del tratamiento, recuerda la toma y cuenta los días: el último se ve venir.

## Lo que obliga a llamar

- Hinchazón de la cara o la garganta, dificultad para respirar o desmayo tras una toma: llame al **112**. Es una alergia grave.
- Granos, ronchas, picor: no dé la siguiente toma y llame ese mismo día al médico o al farmacéutico. Haga una foto de la piel y apunte la hora.
- Diarrea intensa, con sangre o fiebre, durante el tratamiento o después: ningún medicamento para cortarla sin consejo.
- Ninguna mejoría en el plazo que le dio el médico.

Antes de empezar, diga siempre si hay una alergia, un embarazo, una enfermedad del riñón o un anticoagulante: varios antibióticos refuerzan su efecto.

## Los restos

Un tratamiento terminado no debería dejar nada. Cuando sobra algo, no se guarda, no se comparte y no se tira por el desagüe ni a la basura: se lleva al Punto SIGRE de la farmacia. Un resto siempre es poco para otra infección, y a menudo es el producto equivocado; tomado al azar, retrasa el diagnóstico.

La campaña del plan nacional frente a la resistencia señala cuatro costumbres de casa: tomarlos sin receta, dejarlos antes de tiempo, compartirlos, también con las mascotas, y guardarlos «por si acaso».

Si un niño ha tomado antibióticos de otra persona o una cantidad muy grande, llame al Servicio de Información Toxicológica, **91 562 04 20**.

## Pedir menos, y mejor

«¿Es una bacteria o un virus?». «¿Qué pasa si esperamos dos días?». Son preguntas bienvenidas. Lavarse las manos, tener las vacunas al día y dejar en casa al niño enfermo evitan infecciones y los antibióticos que harían falta.

Este artículo orienta y no aconseja sobre su tratamiento. Lea el prospecto y consulte a su farmacéutico o a su médico. En una emergencia llame al **112** en España, al **911** en Estados Unidos y México, y al **15** o al **112** en Francia.
$md$,
  $json$[
    {"title": "Antibiotiques : les bons gestes", "publisher": "Ministère de la Santé", "dated": null, "read": "2026-11-26", "url": "https://solidarites-sante.gouv.fr/prevention-en-sante/les-antibiotiques-des-medicaments-essentiels-a-preserver/des-antibiotiques-a-l-antibioresistance/article/les-bons-gestes-pour-preserver-l-efficacite-des-antibiotiques"},
    {"title": "Thésaurus des interactions médicamenteuses", "publisher": "ANSM", "dated": "2020-10", "read": null, "url": null},
    {"title": "Durées de conservation après ouverture", "publisher": "Pharmacie Interjurassienne", "dated": "2015", "read": null, "url": null},
    {"title": "Rapport annuel 2017", "publisher": "Cyclamed", "dated": null, "read": "2026-11-26", "url": "https://www.slideshare.net/Cyclamed/rapport-dactivite2017"}
  ]$json$::jsonb,
  $json$[
    {"title": "Get Smart: Know When Antibiotics Work", "publisher": "CDC", "dated": "2013-11", "read": null, "url": "https://cdifffoundation.org/2013/11/18/get-smart-know-when-antibiotics-work-cdc-campaign/"},
    {"title": "Antibiotic do’s and don’ts, after the CDC", "publisher": "International Community School clinic, Atlanta", "dated": null, "read": "2026-11-26", "url": "https://sites.google.com/icsatlanta.org/clinic/parent-resources/antibiotic-dos-and-donts"},
    {"title": "Interactions between medicines, national list (in French)", "publisher": "ANSM", "dated": "2020-10", "read": null, "url": null},
    {"title": "Poison Help", "publisher": "Health Resources and Services Administration", "dated": null, "read": "2026-11-22", "url": "https://poisonhelp.hrsa.gov/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Usar bien los antibióticos es vital", "publisher": "AEMPS, Plan Nacional frente a la Resistencia a los Antibióticos", "dated": null, "read": "2026-11-26", "url": "https://www.farmaceuticos.com/revista/medicamentos/aemps-uso-antibioticos"},
    {"title": "Decálogo del uso prudente de los antibióticos", "publisher": "Govern de les Illes Balears", "dated": null, "read": "2026-11-26", "url": null},
    {"title": "Cómo deshacerse de los medicamentos caducados y sobrantes: el Punto SIGRE", "publisher": "Familia y Salud, AEPap", "dated": "2015-07-13", "read": null, "url": "https://www.familiaysalud.es/medicinas/botiquin/como-deshacerse-de-los-medicamentos-caducados-y-sobrantes-el-punto-sigre"},
    {"title": "Tesauro de interacciones medicamentosas (en francés)", "publisher": "ANSM", "dated": "2020-10", "read": null, "url": null}
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
    and md5(post.content || post.content_en || post.content_es) = 'ee42dcfa08b95f96b2c82261720ff966';
