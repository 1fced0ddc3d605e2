-- One article of the blog: a fever under three months.
-- How these files are written: blog_posts_01_fever.sql.

with article (
  id, slug, author, tags, image_url, read_time, featured, published, published_at,
  category, category_en, category_es, title, title_en, title_es,
  excerpt, excerpt_en, excerpt_es, image_alt, image_alt_en, image_alt_es,
  content, content_en, content_es, sources, sources_en, sources_es
) as (values (
  'b1060007-0000-4000-8000-000000000007'::uuid,
  'fievre-avant-trois-mois',
  'Trousse',
  array['fièvre', 'nourrisson', 'thermomètre', 'urgence'],
  '/images/blog/fievre-avant-trois-mois.webp',
  4,
  false,
  true,
  '2026-11-17T08:00:00Z'::timestamptz,
  'Urgences', 'Emergencies', 'Urgencias',
  'Fièvre avant trois mois : appeler d’abord',
  'Fever under three months: call first',
  'Fiebre antes de los tres meses: llamar primero',
  'À cet âge, 38 °C suffisent pour appeler, même si le bébé sourit. Comment mesurer, que dire au téléphone, et ce qu’il ne faut pas donner en attendant.',
  'At this age 100.4 °F is enough to call, even if your baby smiles. How to take the temperature, what to say on the phone, and what not to give while you wait.',
  'A esta edad bastan 38 °C para llamar, aunque el bebé sonría. Cómo medir, qué decir por teléfono y qué no dar mientras espera.',
  'La nuit, un thermomètre et un téléphone posés sur une table, sous une horloge.',
  'At night, a thermometer and a phone on a table below a clock.',
  'De noche, un termómetro y un teléfono sobre una mesa, bajo un reloj.',
  $md$Un bébé de six semaines a le front brûlant. Il tète, il regarde autour de lui, et il est tentant d’attendre le matin. Avant trois mois, la règle est plus simple que pour un enfant plus grand : la fièvre seule suffit pour appeler.

## La règle tient en une ligne

**Moins de trois mois et 38 °C ou plus : appelez tout de suite** le **15** ou le **112**, de jour comme de nuit, même si le bébé paraît en forme et même si la fièvre est redescendue depuis.

La raison n’est pas le chiffre lui-même. À cet âge, une fièvre vient plus souvent d’une infection qui doit être traitée sans attendre, et un tout-petit la montre mal : il peut rester calme, peu geindre, continuer à boire. Seul un examen permet de savoir.

Une fièvre peut aussi suivre un vaccin dans les deux jours. Dites-le au téléphone, avec la date et le nom du vaccin : le médecin décide s’il faut tout de même voir le bébé. Ce n’est pas à vous de trancher.

## Mesurer une fois, correctement

- Découvrez un peu le bébé, laissez-le dix minutes au calme, puis mesurez.
- La voie rectale est la mesure de référence, avec un thermomètre électronique à embout souple. Sous le bras, une mesure sert à dépister : si elle approche 38 °C, elle se confirme ou se signale.
- Pas de mesure sur le front ni dans l’oreille à cet âge : elle est trop souvent fausse.
- Écrivez l’heure, le chiffre et l’endroit de la mesure.

Une température basse compte aussi. Un bébé sous 36 °C, froid au toucher ou marbré, justifie le même appel.

## Les signes qui font appeler sans même mesurer

- Il respire vite, creuse entre les côtes, gémit à chaque souffle, ou fait des pauses.
- Ses lèvres ou sa peau sont bleues, très pâles, grises ou marbrées.
- Il est difficile à réveiller, mou, ou pleure d’un cri inhabituel que rien ne calme.
- Il tète moins de la moitié de ce qu’il prend d’ordinaire, ou n’a mouillé aucune couche depuis huit heures.
- Il convulse.
- Des taches rouges ou violettes ne s’effacent pas quand on appuie dessus avec un verre.

## Ce que l’on ne donne pas en attendant

**Aucun médicament contre la fièvre sans avis**, pas même celui de la grande sœur. Il peut masquer ce que le médecin doit voir, et la dose d’un bébé de quelques semaines ne se devine pas. L’ibuprofène n’est pas un médicament de cet âge : sa notice commence à trois mois. Aspirine, produits contre le rhume, suppositoires « pour les bronches », miel et tisanes restent dans l’armoire.

Pas de bain froid, pas de friction. Une couche de vêtements légère, une pièce tempérée, le sein ou le biberon proposés aussi souvent qu’il le veut.

## Ce que l’on vous demandera au téléphone

1. L’âge exact, en semaines, et le poids de la dernière pesée.
2. S’il est né avant terme, et ses maladies connues.
3. La température, l’heure, l’endroit de la mesure.
4. Ce qu’il boit, les couches mouillées, sa couleur, sa respiration.
5. Les vaccins des derniers jours, les malades de la maison.
6. Tout médicament donné, à lui ou, si vous allaitez, à vous.

Une feuille avec ces réponses près du téléphone fait gagner du temps. Dans Trousse, le carnet d’une maladie garde les températures et les prises avec leur heure, et la fiche s’imprime pour le médecin.

## Après trois mois

La fièvre seule ne suffit plus à tout décider : l’état de l’enfant compte davantage que le chiffre. Un autre article de ce blog décrit la nuit d’un enfant plus grand.

Cet article donne des repères, pas un diagnostic. Lisez la notice de tout médicament et demandez conseil à votre pharmacien ou à votre médecin avant d’en donner un à un nourrisson. En urgence : le **15** ou le **112** en France, le **112** en Belgique et en Espagne, le **144** en Suisse, le **911** aux États-Unis et au Canada.
$md$,
  $md$Your six-week-old feels warm. She nurses, she looks around, and it is tempting to wait until morning. Under three months the rule is simpler than for an older child: the fever alone is reason to call.

## The rule fits on one line

**Under three months with 100.4 °F (38 °C) or higher: call right away**, day or night, even if your baby seems well and even if the fever has come down since. Call **911**, or your pediatrician’s emergency line if it answers at once.

The reason is not the number itself. At this age a fever more often comes from an infection that has to be treated without delay, and a newborn shows it poorly: a baby may stay calm, fuss little and keep drinking. Only an examination can tell.

A fever may also follow a vaccine within two days. Say so on the phone, with the date and the vaccine, and let the doctor decide whether your baby still has to be seen. That call is not yours to make alone.

## Take the temperature once, properly

- Unwrap your baby a little, wait ten quiet minutes, then measure.
- A rectal reading with a digital thermometer is the most accurate. Under the arm is a first check: a reading close to 100.4 °F needs confirming or reporting.
- No forehead strip and no ear thermometer at this age: they are too often wrong.
- Write down the time, the number, and where you measured.

A low temperature matters too. A baby under 96.8 °F (36 °C), cold to the touch or mottled, deserves the same call.

## Signs that mean “call 911” without measuring

- Fast breathing, ribs pulling in, grunting with each breath, or pauses in breathing.
- Blue, very pale, gray or mottled lips or skin.
- Hard to wake, floppy, or an unusual cry that nothing settles.
- Taking less than half of the usual feeds, or no wet diaper for eight hours.
- A seizure.
- Red or purple spots that do not fade when you press a glass against them.

## What not to give while you wait

**No fever medicine unless a doctor says so**, not even the one you keep for the older sibling. It can hide what the doctor needs to see, and the amount for a baby a few weeks old cannot be guessed: labels of children’s acetaminophen send parents of the youngest to a doctor. Ibuprofen is not a medicine for this age. Leave aspirin, cough and cold products, honey and herbal teas in the cabinet.

No cold bath, no rubbing alcohol. One light layer, a room that is neither hot nor cold, and breast or bottle as often as your baby wants.

## What you will be asked on the phone

1. The exact age in weeks, and the last weight.
2. Whether your baby was born early, and any known condition.
3. The temperature, the time, and where you measured.
4. Feeds, wet diapers, color, breathing.
5. Vaccines in the last few days, and anyone ill at home.
6. Any medicine given to the baby or, if you nurse, taken by you.

A sheet with these answers near the phone saves time. In Trousse, the log of an illness keeps temperatures and doses with their time, and the sheet can be printed for the doctor.

If you have already given something and are not sure it was right, call Poison Help at **1-800-222-1222**: experts answer day and night.

## After three months

From then on the fever alone no longer decides everything: how the child looks and acts counts for more than the number. Another article on this blog follows the night of an older child.

This article is guidance, not a diagnosis. Read the label of every medicine, and ask your pharmacist or doctor before giving one to an infant. In an emergency call **911** in the United States and Canada, **112** in Spain and across the European Union, **15** or **112** in France.
$md$,
  $md$Un bebé de seis semanas tiene la frente caliente. Mama, mira a su alrededor y dan ganas de esperar a la mañana. Antes de los tres meses la regla es más sencilla que con un niño mayor: la fiebre, por sí sola, basta para llamar.

## La regla cabe en una línea

**Menos de tres meses y 38 °C o más: llame enseguida** al **112** o acuda a urgencias, de día o de noche, aunque el bebé parezca estar bien y aunque la fiebre haya bajado después.

La razón no es la cifra. A esta edad, una fiebre procede con más frecuencia de una infección que hay que tratar sin demora, y un recién nacido lo manifiesta mal: puede seguir tranquilo, quejarse poco y continuar mamando. Solo una exploración permite saberlo.

La fiebre también puede aparecer en los dos días siguientes a una vacuna. Dígalo por teléfono, con la fecha y el nombre de la vacuna: será el médico quien decida si hay que ver al bebé de todos modos. No le corresponde decidirlo a usted.

## Medir una vez y bien

- Desabrigue un poco al bebé, espere diez minutos con calma y mida.
- La medición rectal con un termómetro digital es la más exacta. En la axila sirve como primera comprobación: si se acerca a 38 °C, hay que confirmarla o comunicarla.
- A esta edad no use la frente ni el oído: se equivocan demasiado.
- Escriba la hora, la cifra y el lugar de la medición.

Una temperatura baja también cuenta. Un bebé por debajo de 36 °C, frío al tacto o con la piel veteada merece la misma llamada.

## Señales para llamar sin medir siquiera

- Respira deprisa, se le hunden las costillas, gime con cada respiración o hace pausas.
- Tiene los labios o la piel azulados, muy pálidos, grises o veteados.
- Cuesta despertarlo, está flojo o llora de un modo extraño que nada calma.
- Toma menos de la mitad de lo habitual o lleva ocho horas sin mojar el pañal.
- Tiene convulsiones.
- Le salen manchas rojas o moradas que no desaparecen al presionarlas con un vaso.

## Lo que no se da mientras espera

**Ningún medicamento para la fiebre sin consejo médico**, ni siquiera el de la hermana mayor. Puede ocultar lo que el médico necesita ver, y la dosis de un bebé de pocas semanas no se adivina. El ibuprofeno no es un medicamento para esta edad: su ficha técnica empieza a los tres meses y pide receta en los más pequeños. La aspirina, los productos para el resfriado, la miel y las infusiones se quedan en el botiquín.

Nada de baños fríos ni de friegas. Una capa de ropa ligera, una habitación templada y el pecho o el biberón tan a menudo como quiera.

## Lo que le preguntarán por teléfono

1. La edad exacta, en semanas, y el último peso.
2. Si nació antes de tiempo y qué enfermedades se le conocen.
3. La temperatura, la hora y el lugar de la medición.
4. Cuánto come, los pañales mojados, el color, la respiración.
5. Las vacunas de los últimos días y si hay enfermos en casa.
6. Cualquier medicamento dado al bebé o, si le da el pecho, tomado por usted.

Una hoja con estas respuestas cerca del teléfono ahorra tiempo. En Trousse, el registro de una enfermedad guarda las temperaturas y las tomas con su hora, y la ficha se imprime para el médico.

Si ya ha dado algo y no está seguro de haber acertado, llame al Servicio de Información Toxicológica, **91 562 04 20**, que atiende día y noche.

## Después de los tres meses

A partir de entonces la fiebre sola ya no lo decide todo: el aspecto del niño pesa más que la cifra. Otro artículo de este blog acompaña la noche de un niño mayor.

Este artículo orienta, no diagnostica. Lea el prospecto de cualquier medicamento y consulte a su farmacéutico o a su médico antes de darlo a un bebé. En una emergencia llame al **112** en España, al **911** en Estados Unidos y México, y al **15** o al **112** en Francia.
$md$,
  $json$[
    {"title": "Prise en charge de la fièvre chez l’enfant, fiche mémo", "publisher": "Haute Autorité de santé", "dated": "2016-10", "read": null, "url": null},
    {"title": "Mise au point sur la prise en charge de la fièvre chez l’enfant", "publisher": "Afssaps", "dated": "2005-01-04", "read": null, "url": null},
    {"title": "Fever / High Temperature, babies aged under 3 months (en anglais)", "publisher": "Royal Hospital for Children, Glasgow", "dated": null, "read": "2026-11-26", "url": "https://rightdecisions.scot.nhs.uk/rhcg/royal-hospital-for-children-for-patients-carers-visitors/about-your-childs-health-information-resources/newborns-and-infants/concerned-your-baby-is-unwell-newborns-and-babies-less-than-3-months/fever-high-temperature-babies-aged-under-3-months"},
    {"title": "Nurofenpro, suspension buvable : résumé des caractéristiques du produit", "publisher": "ANSM", "dated": "2018-04-26", "read": null, "url": null}
  ]$json$::jsonb,
  $json$[
    {"title": "Fever / High Temperature (Babies aged under 3 months)", "publisher": "Royal Hospital for Children, Glasgow", "dated": null, "read": "2026-11-26", "url": "https://rightdecisions.scot.nhs.uk/rhcg/royal-hospital-for-children-for-patients-carers-visitors/about-your-childs-health-information-resources/newborns-and-infants/concerned-your-baby-is-unwell-newborns-and-babies-less-than-3-months/fever-high-temperature-babies-aged-under-3-months"},
    {"title": "Fever / High temperature", "publisher": "Oxfordshire Healthier Together, NHS", "dated": null, "read": "2026-11-26", "url": "https://oxfordshire-healthiertogether.nhs.uk/pregnant-women/fever-high-temperature"},
    {"title": "Fever in children: when to seek medical advice", "publisher": "Mayo Clinic", "dated": null, "read": "2026-11-26", "url": "https://www.mayoclinic.org/ar/symptom-checker/fever-in-children-child/related-factors/itt-20009075"},
    {"title": "Children’s liquid acetaminophen: Drug Facts label", "publisher": "FDA label data", "dated": null, "read": "2026-11-22", "url": null},
    {"title": "Poison Help", "publisher": "Health Resources and Services Administration", "dated": null, "read": "2026-11-22", "url": "https://poisonhelp.hrsa.gov/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Fever / High Temperature, babies aged under 3 months (en inglés)", "publisher": "Royal Hospital for Children, Glasgow", "dated": null, "read": "2026-11-26", "url": "https://rightdecisions.scot.nhs.uk/rhcg/royal-hospital-for-children-for-patients-carers-visitors/about-your-childs-health-information-resources/newborns-and-infants/concerned-your-baby-is-unwell-newborns-and-babies-less-than-3-months/fever-high-temperature-babies-aged-under-3-months"},
    {"title": "Prise en charge de la fièvre chez l’enfant, fiche mémo (en francés)", "publisher": "Haute Autorité de santé", "dated": "2016-10", "read": null, "url": null},
    {"title": "Ibuprofeno, suspensión oral: ficha técnica 81974", "publisher": "AEMPS, CIMA", "dated": null, "read": "2026-11-22", "url": null},
    {"title": "Paracetamol Level, solución oral: ficha técnica", "publisher": "AEMPS, CIMA", "dated": null, "read": "2026-11-26", "url": "https://cima.aemps.es/cima/dochtml/ft/68318/FT_68318.html"},
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
    and md5(post.content || post.content_en || post.content_es) = '7f41a85841d57fdfae43f440eff77f9f';
