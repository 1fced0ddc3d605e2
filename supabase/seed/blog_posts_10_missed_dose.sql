-- One article of the blog: a missed dose and a double dose.
-- How these files are written: blog_posts_01_fever.sql.

with article (
  id, slug, author, tags, image_url, read_time, featured, published, published_at,
  category, category_en, category_es, title, title_en, title_es,
  excerpt, excerpt_en, excerpt_es, image_alt, image_alt_en, image_alt_es,
  content, content_en, content_es, sources, sources_en, sources_es
) as (values (
  'b1060010-0000-4000-8000-000000000010'::uuid,
  'dose-oubliee-ou-doublee',
  'Trousse',
  array['oubli', 'dose', 'surdosage', 'traitement'],
  '/images/blog/dose-oubliee-ou-doublee.webp',
  4,
  false,
  true,
  '2026-10-13T08:00:00Z'::timestamptz,
  'Conseils Médicaux', 'Medical Advice', 'Consejos médicos',
  'Dose oubliée, dose prise deux fois : que faire',
  'A missed dose, a double dose: what to do',
  'Dosis olvidada, dosis repetida: qué hacer',
  'La réponse dépend du médicament, et elle est écrite dans sa notice. Où la trouver, à qui demander, et quand appeler sans attendre.',
  'The answer depends on the medicine, and its label or leaflet has it. Where to look, whom to ask, and when to call without waiting.',
  'La respuesta depende del medicamento y está en su prospecto. Dónde buscarla, a quién preguntar y cuándo llamar sin esperar.',
  'Un calendrier, une plaquette de comprimés entamée et une horloge.',
  'A calendar, a started blister pack and a clock.',
  'Un calendario, un blíster empezado y un reloj.',
  $md$Il arrive à tout le monde d’oublier une prise. La plupart du temps, la question n’est pas de savoir si c’est grave, mais de ne pas aggraver les choses en voulant rattraper. La bonne réponse dépend du médicament : elle n’est pas la même pour une pilule contraceptive, un antibiotique, un anticoagulant ou un traitement de la tension.

## Une règle qui vaut presque toujours

**Ne doublez pas la prise suivante pour compenser**, sauf si le prescripteur vous l’a dit. Deux doses trop proches n’effacent pas l’oubli, elles ajoutent un risque.

## Où se trouve la réponse

Dans la notice, cherchez le paragraphe « Si vous oubliez de prendre », dans la rubrique 3, « Comment prendre ». Il dit ce que le fabricant a prévu pour ce médicament. Toutes les notices n’en disent pas autant : une étude britannique de 2021 a trouvé que la moitié des notices de médicaments sur ordonnance n’en parlaient pas. Dans ce cas, appelez la pharmacie avec la boîte en main et trois informations : l’heure prévue, l’heure qu’il est, le nombre de prises par jour.

## Les questions que se pose un pharmacien

- **Combien de retard ?** Pour la plupart des médicaments, deux heures de retard se rattrapent en prenant la dose. Au-delà, cela dépend du rythme.
- **Combien de prises par jour ?** Plus elles sont rapprochées, plus il est probable qu’il faille attendre la suivante.
- **Est-ce un médicament à part ?** Anticoagulant, antiépileptique, insuline, contraceptif, traitement du VIH, immunosuppresseur, méthotrexate, lithium, médicament de la maladie de Parkinson : pour ceux-là, demandez avant de prendre comme avant de sauter.
- **Est-ce que cela se répète ?** Une prise oubliée par mois et une par semaine ne se traitent pas de la même façon.

Pour un médicament « si besoin », il n’y a pas d’oubli : la prise qui n’a pas eu lieu n’a pas à être rattrapée.

## Vomi, recraché, doute

Si la personne vomit après la prise, ne recommencez pas sans avis : une partie a pu passer. Si vous ne savez plus si la dose a été prise, regardez la plaquette, le pilulier, le carnet, et interrogez l’autre adulte. S’il reste un doute, considérez qu’elle a été prise, et demandez.

## Une dose en trop

Une prise en double n’a pas le même poids selon le médicament. Le paracétamol, les médicaments du cœur, du diabète ou du sommeil, les antidouleurs forts, le fer, chez un enfant surtout, se prennent au sérieux tout de suite.

1. **La personne ne répond pas, respire mal, convulse ou s’endort sans qu’on puisse la réveiller :** appelez le **15** ou le **112**.
2. **Sinon, appelez un centre antipoison** (numéro national **01 45 42 59 59** ; [les autres numéros](https://centres-antipoison.net/)) ou le **15**, même sans symptôme. Avec le paracétamol, l’atteinte du foie peut rester muette un jour ou plus.
3. **Ne faites pas vomir, ne donnez ni eau ni lait**, sauf si on vous le demande.
4. **Gardez la boîte**, notez l’heure et la quantité la plus grande possible.
5. **Ne prenez pas la dose suivante** avant d’avoir eu une réponse.

## Pour que cela n’arrive plus

Liez la prise à un geste fixe : le café, la brosse à dents. Un pilulier hebdomadaire montre l’oubli le soir même. Une seule personne tient la liste, et l’on note avant de ranger. Trousse rappelle la prise à l’heure choisie, montre celle qui attend une réponse, et garde qui l’a donnée ; si plusieurs personnes se relaient, c’est ce relais qui évite la double dose.

Si les oublis reviennent, parlez-en : moins de prises par jour, une autre heure, un autre conditionnement existent souvent. Ne décidez pas d’arrêter parce que l’on oublie.

Cet article donne des repères, pas un avis pour votre traitement. Lisez la notice et demandez à votre pharmacien ou à votre médecin. En urgence : le **15** ou le **112** en France, le **112** en Belgique et en Espagne, le **911** aux États-Unis et au Canada.
$md$,
  $md$Everybody misses a dose. Most of the time the question is less how bad that is than how not to make it worse by catching up. The right answer depends on the medicine: it differs for birth control, an antibiotic, a blood thinner or a blood pressure tablet.

## One rule that nearly always holds

**Do not double the next dose to make up for it**, unless your prescriber told you to. Two doses close together do not undo the gap; they add a risk.

## Where the answer is

Look in the leaflet that came with the prescription, under “What should I do if I miss a dose?” Many leaflets say little: a British study in 2021 found that about half of those for prescription medicines had no instructions at all. Then call the pharmacy with the bottle in your hand and three facts: when the dose was due, what time it is now, and how many times a day you take it.

## The questions a pharmacist asks

- **How late is it?** For most medicines, a dose up to two hours late can still be taken. Beyond that, it depends on the schedule.
- **How many times a day?** The closer together the doses, the likelier it is that you wait for the next one.
- **Is it one of the special ones?** Blood thinners, seizure medicines, insulin, birth control, HIV treatment, transplant medicines, methotrexate, lithium, Parkinson’s medicines: ask before you take it and before you skip it.
- **Does it keep happening?** One missed dose a month and one a week call for different answers.

With an “as needed” medicine nothing was missed: a dose that was not taken does not have to be made up.

## Thrown up, spat out, not sure

If someone throws up after a dose, do not repeat it without asking: some of it may have stayed. If you cannot remember whether the dose was taken, look at the pack, the organizer and the log, and ask the other adult. If doubt remains, treat it as taken, and ask.

## One dose too many

How much an extra dose matters depends on the medicine. Acetaminophen, heart, diabetes and sleep medicines, strong painkillers and iron, above all in a child, are taken seriously at once.

1. **If the person has collapsed, is having a seizure, has trouble breathing or cannot be awakened,** call **911**.
2. **Otherwise call Poison Help** at **1-800-222-1222**, even without symptoms. With acetaminophen, liver damage can stay hidden for a day or more.
3. **Do not make anyone vomit, and give no water and no milk**, unless the expert tells you to.
4. **Keep the bottle**, and write down the time and the largest amount that is possible.
5. **Hold the next dose** until you have an answer.

## So that it does not happen again

Tie the dose to something you do every day: coffee, brushing your teeth. A weekly organizer shows a missed dose the same evening. One person keeps the list, and a dose is written down before anything is put away. Trousse reminds you of the dose at the hour you chose, shows the one that waits for an answer, and keeps who gave it. Where several people take turns, that is what prevents a double dose.

If doses keep being missed, say so at the next visit. Fewer doses a day, another hour or another package can often be arranged. Do not stop a treatment because it is hard to remember.

## Before you need it

Look up the missed-dose line for each regular medicine today, and write it on your list. At eleven at night, with the pharmacy closed, you will be glad to have it. While you are at it, ask the pharmacist which of your medicines must never be stopped suddenly.

This article is guidance, not advice about your treatment. Read the label and the leaflet, and ask your pharmacist or doctor. In an emergency call **911** in the United States and Canada, **112** in Spain and across the European Union, **15** or **112** in France.
$md$,
  $md$A todo el mundo se le olvida una toma. Casi siempre, lo importante es no empeorar las cosas al intentar recuperarla. La respuesta correcta depende del medicamento: no es la misma para un anticonceptivo, un antibiótico, un anticoagulante o una pastilla para la tensión.

## Una regla que casi siempre vale

**No duplique la toma siguiente para compensar**, salvo que se lo haya dicho quien se lo recetó. Dos dosis demasiado juntas no borran el olvido: añaden un riesgo.

## Dónde está la respuesta

En el prospecto, busque el apartado «Si olvidó tomar», dentro de la sección 3, «Cómo tomar». Dice lo previsto para ese medicamento, y también qué hacer si se toma más de lo debido o si se interrumpe el tratamiento. No todos son igual de claros: un estudio británico de 2021 encontró que la mitad de los prospectos de medicamentos con receta no decía nada. En ese caso, llame a la farmacia con la caja en la mano y tres datos: la hora prevista, la hora que es y cuántas veces al día lo toma.

## Las preguntas que se hace un farmacéutico

- **¿Cuánto retraso hay?** En la mayoría de los medicamentos, hasta dos horas de retraso la dosis aún puede tomarse. Más allá depende del ritmo.
- **¿Cuántas tomas al día?** Cuanto más seguidas, más probable es que haya que esperar a la siguiente.
- **¿Es un medicamento especial?** Anticoagulantes, antiepilépticos, insulina, anticonceptivos, tratamiento del VIH, inmunosupresores, metotrexato, litio, medicamentos para el párkinson: con ellos pregunte antes de tomar y también antes de saltarse la dosis.
- **¿Se repite?** Un olvido al mes y uno a la semana no se tratan igual.

Con un medicamento «si hace falta» no hay olvido: una toma que no se hizo no tiene que recuperarse.

## Vómito, jarabe escupido, dudas

Si la persona vomita después, no repita la dosis sin preguntar: una parte puede haberse quedado. Si no recuerda si la tomó, mire el blíster, el pastillero y la hoja, y pregunte al otro adulto. Si la duda sigue, considere que se tomó y consulte.

## Una dosis de más

Una toma repetida no pesa igual en todos los medicamentos. El paracetamol (acetaminofén), los del corazón, la diabetes o el sueño, los analgésicos fuertes y el hierro, sobre todo en un niño, se toman en serio desde el primer minuto.

1. **Si la persona no responde, respira mal, convulsiona o no hay forma de despertarla,** llame al **112**.
2. **Si no es así, llame al Servicio de Información Toxicológica**, **91 562 04 20**, aunque no haya síntomas. Con el paracetamol, el daño del hígado puede callar un día o más.
3. **No provoque el vómito ni dé agua o leche**, salvo que se lo indiquen.
4. **Guarde la caja** y apunte la hora y la mayor cantidad posible.
5. **No tome la dosis siguiente** hasta tener una respuesta.

## Para que no vuelva a ocurrir

Una la toma a un gesto fijo: el café, cepillarse los dientes. Un pastillero semanal enseña el olvido esa misma noche. Que una sola persona lleve la lista y que se apunte antes de guardar. Trousse recuerda la toma a la hora elegida, muestra la que espera respuesta y guarda quién la dio; cuando varias personas se turnan, es eso lo que evita la doble dosis.

Si los olvidos vuelven, dígalo en la próxima consulta: menos tomas al día, otra hora u otro envase suelen ser posibles. No deje un tratamiento porque cueste recordarlo.

## Antes de necesitarlo

Busque hoy el apartado del olvido en cada medicamento habitual y cópielo en su lista. A las once de la noche, con la farmacia cerrada, se agradece. De paso, pregunte cuáles de sus medicamentos no deben dejarse nunca de golpe.

Este artículo orienta y no aconseja sobre su tratamiento. Lea el prospecto y consulte a su farmacéutico o a su médico. En una emergencia llame al **112** en España, al **911** en Estados Unidos y México, y al **15** o al **112** en Francia.
$md$,
  $json$[
    {"title": "What should people do if they miss a dose of their medicine? (en anglais)", "publisher": "NHS Specialist Pharmacy Service", "dated": null, "read": "2026-11-26", "url": "https://www.sps.nhs.uk/articles/what-should-people-do-if-they-miss-a-dose-of-their-medicine/"},
    {"title": "What should patients do if they miss a dose? A systematic review of patient information leaflets (en anglais)", "publisher": "European Journal of Clinical Pharmacology", "dated": "2021", "read": null, "url": "https://livrepository.liverpool.ac.uk/id/eprint/3129745"},
    {"title": "Paracétamol et risque pour le foie : un message d’alerte ajouté sur les boîtes", "publisher": "ANSM", "dated": "2019-07-09", "read": null, "url": null},
    {"title": "Centres antipoison : numéros et premiers gestes", "publisher": "Centres antipoison et de toxicovigilance", "dated": null, "read": "2026-11-22", "url": "https://centres-antipoison.net/"}
  ]$json$::jsonb,
  $json$[
    {"title": "What should people do if they miss a dose of their medicine?", "publisher": "NHS Specialist Pharmacy Service", "dated": null, "read": "2026-11-26", "url": "https://www.sps.nhs.uk/articles/what-should-people-do-if-they-miss-a-dose-of-their-medicine/"},
    {"title": "What should patients do if they miss a dose? A systematic review of patient information leaflets", "publisher": "European Journal of Clinical Pharmacology", "dated": "2021", "read": null, "url": "https://livrepository.liverpool.ac.uk/id/eprint/3129745"},
    {"title": "It’s Flu and Colds Season: Acetaminophen Safe Use", "publisher": "National Council on Patient Information and Education", "dated": null, "read": "2026-11-26", "url": null},
    {"title": "Poison Help", "publisher": "Health Resources and Services Administration", "dated": null, "read": "2026-11-22", "url": "https://poisonhelp.hrsa.gov/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Prospecto de medicamentos", "publisher": "Servicio Andaluz de Salud", "dated": null, "read": "2026-11-26", "url": "https://www.sspa.juntadeandalucia.es/servicioandaluzdesalud/ciudadania/farmacia-y-prestaciones/informacion-la-ciudadania-sobre-el-uso-de-medicamentos/prospecto-de-medicamentos"},
    {"title": "What should people do if they miss a dose of their medicine? (en inglés)", "publisher": "NHS Specialist Pharmacy Service", "dated": null, "read": "2026-11-26", "url": "https://www.sps.nhs.uk/articles/what-should-people-do-if-they-miss-a-dose-of-their-medicine/"},
    {"title": "What should patients do if they miss a dose? A systematic review of patient information leaflets (en inglés)", "publisher": "European Journal of Clinical Pharmacology", "dated": "2021", "read": null, "url": "https://livrepository.liverpool.ac.uk/id/eprint/3129745"},
    {"title": "Riesgo de sobredosis accidental de paracetamol en solución oral en niños, nota informativa", "publisher": "AEMPS", "dated": "2025-12-16", "read": null, "url": null}
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
      'ad8de291d04560cbd04ec5fe226b4c72', 'b233c4d1f7e8ef32bf166fb08aa72a83'
    );
