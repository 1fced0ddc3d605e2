-- One article of the blog: the night fever of a child.
--
-- Whoever runs the installation edits articles as data. A rerun must leave every edit alone, also
-- a changed slug, where the id is what stands in the way: hence no conflict target. A corrected text reaches
-- the rows that hold a former text of this file, known by its digest; it brings its sources.
-- No-break spaces stand in numbers to call and, in French, before ; : ? ! » and after «.
-- A source is a document that was read: its date, and without one the day it was read.

with article (
  id, slug, author, tags, image_url, read_time, featured, published, published_at,
  category, category_en, category_es, title, title_en, title_es,
  excerpt, excerpt_en, excerpt_es, image_alt, image_alt_en, image_alt_es,
  content, content_en, content_es, sources, sources_en, sources_es
) as (values (
  'b1060001-0000-4000-8000-000000000001'::uuid,
  'fievre-enfant-nuit',
  'Trousse',
  array['fièvre', 'enfant', 'paracétamol', 'nuit'],
  '/images/blog/fievre-enfant-nuit.webp',
  4,
  true,
  true,
  '2026-11-10T08:00:00Z'::timestamptz,
  'Conseils Médicaux',
  'Medical Advice',
  'Consejos médicos',
  'Un enfant fiévreux la nuit : que faire, quand appeler',
  'A child with a fever at night: what to do and when to call',
  'Un niño con fiebre por la noche: qué hacer y cuándo llamar',
  'Les signes qui font appeler tout de suite, les gestes qui soulagent, et le paracétamol donné au bon poids, à la bonne heure, une seule fois.',
  'The signs that mean “call now”, what brings comfort, and acetaminophen given for the right weight, at the right time, and only once.',
  'Las señales que obligan a llamar enseguida, lo que alivia, y el paracetamol según el peso, a su hora y una sola vez.',
  'Une cuisine la nuit : un flacon de sirop, un thermomètre et une tasse sur le plan de travail, l’horloge marque trois heures.',
  'A kitchen at night: a bottle of syrup, a thermometer and a cup on the counter; the clock says three.',
  'Una cocina de noche: un frasco de jarabe, un termómetro y una taza sobre la encimera; el reloj marca las tres.',
  $md$Il est deux heures du matin, le front est brûlant, et tout ce que l’on savait en plein jour semble envolé. Voici un ordre à suivre : regarder l’enfant, mesurer, soulager, et seulement ensuite ouvrir la boîte de médicaments.

## Les signes qui font appeler tout de suite

Regardez l’enfant avant le thermomètre. Appelez immédiatement le **15** ou le **112**, sans rien lui donner, s’il présente un seul de ces signes :

- il a moins de 3 mois et sa température atteint 38 °C, même s’il paraît en forme ;
- il respire avec difficulté, ou ses lèvres ou sa peau deviennent bleues ;
- il est très somnolent, geignard, confus, ou ne répond plus ;
- il convulse ;
- sa nuque est raide, ou il se plaint d’un mal de tête brutal et inhabituel ;
- des taches rouges ou violettes ne s’effacent pas quand on appuie dessus ;
- il ne boit plus, n’a pas uriné depuis huit heures ou a les yeux creux.

Pendant une convulsion, allongez-le sur le côté, écartez ce qui pourrait le blesser, ne mettez rien dans sa bouche, regardez l’heure et appelez.

## Mesurer, puis noter

On parle de fièvre à partir de 38 °C, chez un enfant peu couvert et au repos. Chez le tout-petit, la mesure rectale est la plus fiable ; sous le bras ou dans l’oreille, le résultat est moins précis. Écrivez l’heure, la température, l’endroit de la mesure, ce que l’enfant a bu et ce qu’il a reçu. Ces lignes serviront au médecin comme à l’adulte qui prendra le relais.

## Soulager sans médicament

- Proposez à boire souvent, par petites quantités, aussi pendant la nuit.
- Gardez une seule épaisseur légère, sans le dénuder.
- Aérez la chambre et visez 18 à 20 °C.
- Pas de bain froid ni de friction à l’alcool : l’un est pénible, l’autre dangereux.

Le but est le confort de l’enfant, pas un chiffre sur un écran. Un enfant qui dort paisiblement peut continuer à dormir ; passez le voir régulièrement.

## Le paracétamol, au poids et à l’heure

Un médicament se discute quand l’enfant est gêné, en général au-dessus de 38,5 °C. Avant 2 ans, en cas de maladie chronique, de défenses affaiblies ou d’autre traitement, demandez d’abord l’avis d’un médecin ou d’un pharmacien.

1. **Le poids du jour.** La dose dépend du poids. Lisez-la dans la notice ou sur l’ordonnance ; ne la calculez pas de tête et ne reprenez pas celle de l’hiver dernier.
2. **La pipette de la boîte.** Chaque sirop a sa concentration et sa pipette. Une cuillère de cuisine ou la pipette d’un autre flacon donnent une autre dose.
3. **L’intervalle.** Comptez en général 6 heures entre deux prises, jamais moins de 4, et jamais plus de prises en 24 heures que la notice ne le permet.
4. **La molécule.** Doliprane, Efferalgan et Dafalgan sont trois noms du même paracétamol, que contiennent aussi des produits contre le rhume. Cherchez le mot « paracétamol » sur chaque boîte et n’en donnez jamais deux à la fois.

S’il vomit après la prise, ne redonnez pas la dose sans avis.

## Ce qu’il vaut mieux ne pas faire

- Alterner ou associer paracétamol et ibuprofène de sa propre initiative : rien ne prouve que ce soit plus efficace, et l’on se trompe plus facilement.
- Donner de l’ibuprofène ou du kétoprofène sans avis : en cas d’infection courante, l’ANSM place le paracétamol en premier, et ces produits sont à éviter pendant une varicelle.
- Donner de l’aspirine avant 16 ans sans prescription.
- Reprendre un reste d’antibiotique.

Si vous pensez avoir donné trop de médicament, appelez le **15** ou un centre antipoison (numéro national **01 45 42 59 59** ; [les autres numéros](https://centres-antipoison.net/)), même si l’enfant paraît bien : l’atteinte du foie ne se voit pas tout de suite.

## Quand demander un avis dans la journée

Appelez le médecin si l’enfant a moins de 2 ans, si la fièvre dépasse 48 heures ou revient, s’il a mal, s’il a des boutons, s’il rentre de voyage, s’il a une maladie chronique, ou simplement si son état vous inquiète. Vous le connaissez mieux que personne.

Cet article donne des repères, pas un diagnostic. Lisez la notice, demandez conseil à votre pharmacien ou à votre médecin. En urgence : le **15** ou le **112** en France, le **112** en Espagne et en Belgique, le **144** en Suisse, le **911** aux États-Unis et au Canada.
$md$,
  $md$It is two in the morning, your child’s forehead is burning, and everything you knew at noon is gone. Take things in order: look at the child, take the temperature, bring comfort, and only then reach for the medicine.

## Signs that mean “call now”

Look at your child before you look at the thermometer. Call **911** right away, and give nothing by mouth, if you see even one of these:

- a baby under 3 months with a temperature of 100.4 °F (38 °C) or higher, even one who seems well;
- trouble breathing, or blue lips or skin;
- a child who is very drowsy, confused, moaning, or does not respond;
- a seizure;
- a stiff neck, or a sudden, severe headache;
- red or purple spots that do not fade when you press on them;
- a child who will not drink, has not urinated for 8 hours, or has sunken eyes.

During a seizure, lay your child on one side, clear the space around, put nothing in the mouth, note the time, and call.

## Measure, then write it down

A fever starts at 100.4 °F (38 °C). In babies and toddlers a rectal reading is the most accurate; an armpit reading is only a first check. Write down the time, the number, where you measured, what your child drank, and what medicine was given. The doctor will ask, and so will the next adult on duty.

## Comfort comes before the medicine

- Offer small drinks often, during the night too.
- One light layer of clothing and a light blanket are enough.
- Keep the room cool, not cold.
- No cold baths and no rubbing alcohol: alcohol can pass through the skin.

The goal is a child who feels better, not a particular number. A child who is sleeping peacefully can usually go on sleeping; look in from time to time.

## Acetaminophen: by weight and by the clock

Acetaminophen is the same drug that other countries call paracetamol. Ask a doctor before any dose if your child is under 2, has a chronic illness or a weakened immune system, or takes another medicine. Under 12 weeks, a baby with a fever needs to be seen by a doctor, not treated at home.

1. **Today’s weight.** The dose depends on it. Read it on the label or ask your pediatrician or pharmacist; do not work it out in your head.
2. **The syringe in the box.** Measure in milliliters with the device that came with that bottle. A kitchen spoon is not a measure.
3. **The interval.** Labels say at least 4 hours between doses and no more than 5 doses in 24 hours. Six hours is easier to keep track of at night and leaves a margin.
4. **The ingredient.** Tylenol, FeverAll and many store brands are all acetaminophen, and so is part of many cold and flu products. Look for the word under “active ingredients” and never give two of them together.

If your child throws up the dose, ask before you give another.

## What to leave alone

- Switching back and forth between acetaminophen and ibuprofen on your own: it makes mistakes more likely.
- Ibuprofen under 6 months, or for a child who is dehydrated or may have chickenpox, without a doctor’s advice.
- Aspirin for a child or teenager, unless a doctor prescribed it: it has been linked to Reye syndrome.
- Cough and cold products for small children: the FDA warns against them under 2, and labels say not under 4.
- Leftover antibiotics.

If you may have given too much, do not wait for symptoms: call **911** or Poison Help at **1-800-222-1222**. Liver damage from acetaminophen does not show at first.

## When to call the doctor the same day

Call if your child is under 2, if the fever lasts more than 48 hours or comes back, if there is ear pain, pain when urinating, a rash, a recent trip abroad or a chronic condition, or if something simply feels wrong to you. You know this child best.

This article is guidance, not a diagnosis. Read the label, and ask your pharmacist or doctor. In an emergency call **911** in the United States and Canada, **112** in Spain and across the European Union, **15** or **112** in France.
$md$,
  $md$Son las dos de la madrugada, la frente arde y lo que de día parecía claro ya no lo es tanto. Ayuda seguir siempre el mismo orden: mirar al niño, medir, aliviar y, solo después, abrir el botiquín.

## Señales que obligan a llamar enseguida

Mire al niño antes que al termómetro. Llame inmediatamente al **112**, sin darle nada por la boca, si aparece una sola de estas señales:

- es un bebé de menos de 3 meses con 38 °C o más, aunque tenga buen aspecto;
- le cuesta respirar, o tiene los labios o la piel azulados;
- está muy somnoliento, confuso, quejumbroso o no responde;
- tiene convulsiones;
- tiene la nuca rígida o un dolor de cabeza súbito e intenso;
- le salen manchas rojas o moradas que no desaparecen al presionarlas;
- no quiere beber, lleva 8 horas sin orinar o tiene los ojos hundidos.

Si convulsiona, túmbelo de lado, retire lo que pueda hacerle daño, no le meta nada en la boca, mire la hora y llame.

## Medir y apuntar

Se considera fiebre a partir de 38 °C. Use un termómetro digital y apunte también dónde lo ha puesto, porque en la axila, en el oído o en el recto no se obtiene la misma cifra. Escriba la hora, la temperatura, lo que ha bebido y lo que ha tomado. Se lo preguntará el pediatra y lo agradecerá quien le releve.

## Aliviar sin medicamentos

- Ofrézcale líquidos a menudo y en poca cantidad, también de noche.
- Basta una capa de ropa ligera; no hace falta desnudarlo.
- Ventile la habitación y evite el exceso de calefacción.
- Nada de baños fríos ni de friegas con alcohol: lo primero molesta, lo segundo puede intoxicar.

El objetivo es que esté más cómodo, no alcanzar una cifra. Si duerme tranquilo, puede seguir durmiendo; acérquese a verlo cada cierto tiempo.

## El paracetamol (acetaminofén), según el peso y con reloj

El medicamento sirve para aliviar el malestar, no para «bajar» el termómetro. Antes de los 2 años, o si el niño tiene una enfermedad crónica, las defensas bajas u otro tratamiento, consulte primero con un médico o un farmacéutico. Por debajo de los 3 meses, nada sin que lo haya visto un médico.

1. **El peso de hoy.** La dosis depende del peso. Léala en el prospecto o en la receta; no la calcule de memoria ni repita la del invierno pasado.
2. **La jeringa de esa caja.** Cada jarabe tiene su concentración y su dosificador. Una cuchara de cocina o la jeringa de otro frasco dan otra dosis.
3. **El intervalo.** Lo habitual son 6 horas entre dos tomas, nunca menos de 4, y nunca más tomas en 24 horas de las que permite el prospecto.
4. **El principio activo.** Apiretal, Termalgin y Gelocatil son nombres distintos del mismo paracetamol, que también llevan muchos productos para el resfriado. Busque la palabra en cada caja y no dé nunca dos a la vez.

Si vomita después de la toma, no la repita sin preguntar.

## Lo que conviene evitar

- Alternar o juntar paracetamol e ibuprofeno por cuenta propia: no se recomienda y facilita los errores.
- Dar ibuprofeno, como Dalsy o Junifen, a un niño deshidratado o con varicela sin consejo médico.
- Dar aspirina a menores de 16 años sin receta, por el riesgo de síndrome de Reye.
- Aprovechar un antibiótico que sobró.

Si cree que ha dado demasiado, llame al **112** o al Servicio de Información Toxicológica, **91 562 04 20**, aunque el niño parezca estar bien: el daño en el hígado no se nota al principio.

## Cuándo consultar ese mismo día

Llame al pediatra si el niño tiene menos de 2 años, si la fiebre dura más de 48 horas o reaparece, si le duele el oído o al orinar, si tiene granos o manchas, si vuelve de un viaje, si padece una enfermedad crónica o, sencillamente, si lo ve mal. Nadie lo conoce mejor que usted.

Este artículo orienta, no diagnostica. Lea el prospecto y consulte a su farmacéutico o a su médico. En una emergencia llame al **112** en España, al **911** en Estados Unidos y México, y al **15** o al **112** en Francia.
$md$,
  $json$[
    {"title": "Prise en charge de la fièvre chez l’enfant, fiche mémo", "publisher": "Haute Autorité de santé", "dated": "2016-10", "read": null, "url": null},
    {"title": "Mise au point sur la prise en charge de la fièvre chez l’enfant", "publisher": "Afssaps", "dated": "2005-01-04", "read": null, "url": null},
    {"title": "Anti-inflammatoires non stéroïdiens et complications infectieuses graves", "publisher": "ANSM", "dated": "2019-04-18", "read": null, "url": null},
    {"title": "Doliprane 2,4 %, suspension buvable : résumé des caractéristiques du produit", "publisher": "ANSM", "dated": "2023-07-01", "read": null, "url": null},
    {"title": "Centres antipoison : numéros et premiers gestes", "publisher": "Centres antipoison et de toxicovigilance", "dated": null, "read": "2026-11-22", "url": "https://centres-antipoison.net/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Children’s liquid acetaminophen: Drug Facts label", "publisher": "FDA label data", "dated": null, "read": "2026-11-22", "url": null},
    {"title": "Fever / High Temperature (Babies aged under 3 months)", "publisher": "Royal Hospital for Children, Glasgow", "dated": null, "read": "2026-11-26", "url": "https://rightdecisions.scot.nhs.uk/rhcg/royal-hospital-for-children-for-patients-carers-visitors/about-your-childs-health-information-resources/newborns-and-infants/concerned-your-baby-is-unwell-newborns-and-babies-less-than-3-months/fever-high-temperature-babies-aged-under-3-months"},
    {"title": "OTC cough and cold products: not for infants and children under 2 years of age", "publisher": "FDA", "dated": "2008-01-17", "read": null, "url": null},
    {"title": "Fever in children: when to seek medical advice", "publisher": "Mayo Clinic", "dated": null, "read": "2026-11-26", "url": "https://www.mayoclinic.org/ar/symptom-checker/fever-in-children-child/related-factors/itt-20009075"},
    {"title": "Poison Help", "publisher": "Health Resources and Services Administration", "dated": null, "read": "2026-11-22", "url": "https://poisonhelp.hrsa.gov/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Paracetamol Level, solución oral: ficha técnica", "publisher": "AEMPS, CIMA", "dated": null, "read": "2026-11-26", "url": "https://cima.aemps.es/cima/dochtml/ft/68318/FT_68318.html"},
    {"title": "Prise en charge de la fièvre chez l’enfant, fiche mémo (en francés)", "publisher": "Haute Autorité de santé", "dated": "2016-10", "read": null, "url": null},
    {"title": "Fever / High Temperature, babies aged under 3 months (en inglés)", "publisher": "Royal Hospital for Children, Glasgow", "dated": null, "read": "2026-11-26", "url": "https://rightdecisions.scot.nhs.uk/rhcg/royal-hospital-for-children-for-patients-carers-visitors/about-your-childs-health-information-resources/newborns-and-infants/concerned-your-baby-is-unwell-newborns-and-babies-less-than-3-months/fever-high-temperature-babies-aged-under-3-months"},
    {"title": "Riesgo de sobredosis de paracetamol con soluciones orales pediátricas", "publisher": "Consejo General de Colegios Farmacéuticos", "dated": null, "read": "2026-11-26", "url": "https://www.farmaceuticos.com/tu-farmaceutico-informa/consejos-de-salud/riesgo-de-sobredosis-de-paracetamol-con-soluciones-orales-pediatricas"},
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
      '0ba429370d462ae00a82d2175eed60a1', 'f5ce632e14191143eeb77d0c90f878c5',
      '48af9546e7298f4450c6cf257d31b83f'
    );
