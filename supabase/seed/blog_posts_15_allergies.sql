-- One article of the blog: allergies to medicines: what to write down.
-- How these files are written: blog_posts_01_fever.sql.

with article (
  id, slug, author, tags, image_url, read_time, featured, published, published_at,
  category, category_en, category_es, title, title_en, title_es,
  excerpt, excerpt_en, excerpt_es, image_alt, image_alt_en, image_alt_es,
  content, content_en, content_es, sources, sources_en, sources_es
) as (values (
  'b1060015-0000-4000-8000-000000000015'::uuid,
  'allergie-a-un-medicament-quoi-noter',
  'Trousse',
  array['allergie', 'pénicilline', 'réaction', 'fiche'],
  '/images/blog/allergie-a-un-medicament-quoi-noter.webp',
  3,
  false,
  true,
  '2026-08-12T08:00:00Z'::timestamptz,
  'Sécurité', 'Safety', 'Seguridad',
  'Allergie à un médicament : quoi noter, à qui le dire',
  'Allergic to a medicine: what to write down, whom to tell',
  'Alergia a un medicamento: qué apuntar y a quién decírselo',
  '« Allergique à la pénicilline » ne suffit pas. Six lignes, écrites le jour même, changent les soins de dix ans.',
  '“Allergic to penicillin” is not enough. Six lines written the same day change ten years of care.',
  '«Alérgico a la penicilina» no basta. Seis líneas escritas ese mismo día cambian diez años de atención.',
  'Une liste écrite à la main, un flacon et un téléphone.',
  'A handwritten list, a bottle and a phone.',
  'Una lista escrita a mano, un frasco y un teléfono.',
  $md$« Il est allergique aux antibiotiques. — Auxquels ? — Je ne sais plus, il était petit. » Cette phrase suit parfois quelqu’un toute sa vie. Elle écarte des médicaments utiles, et ne protège pas toujours de celui qui pose problème.

## D’abord, l’urgence

Après un médicament, appelez aussitôt le **15** ou le **112** si apparaît un seul de ces signes :

- gonflement du visage, des lèvres, de la langue ou de la gorge ;
- gêne pour respirer, voix qui change, sifflement ;
- malaise, pâleur, perte de connaissance ;
- plaques sur tout le corps avec vomissements ou malaise ;
- fièvre avec cloques, peau qui se décolle, plaies de la bouche ou des yeux.

Ne redonnez pas le médicament. Si un stylo d’adrénaline a été prescrit à cette personne, utilisez-le comme on vous l’a montré, puis appelez.

## Les six lignes à écrire le jour même

1. **Le nom de la boîte et la substance**, le dosage et la forme. Photographiez la boîte.
2. **Pourquoi** le médicament était pris : le virus en cause donne souvent, à lui seul, des boutons.
3. **Ce qui s’est passé**, dans l’ordre, avec une photo de la peau.
4. **Quand** : le jour, l’heure, combien de temps après la prise, après combien de doses.
5. **Tout ce qui a été pris d’autre** dans les jours d’avant, alcool compris.
6. **Ce qui a été fait** : arrêt, traitement, urgences, et qui l’a constaté.

C’est ce que demandera l’allergologue, et ce dont personne ne se souvient au rendez-vous, plusieurs mois après. Les recommandations britanniques de 2014 veulent au minimum le nom, les signes avec leur gravité, et la date.

## Allergie, effet indésirable, intolérance

Une nausée, une diarrhée, une somnolence ne sont pas une allergie. Elles comptent, mais dans une autre case : les mêler fait écarter un médicament qui reviendrait sans danger d’allergie, et noie la vraie alerte. Écrivez ce qui est arrivé plutôt que le mot « allergie » ; le médecin mettra le mot.

## La famille du médicament

Une allergie vise rarement une marque. « Pénicilline » englobe l’amoxicilline et d’autres ; « aspirine » peut concerner tous les anti-inflammatoires, en comprimé comme en gel, et déclencher un asthme. Demandez par écrit quelles familles éviter, et lesquelles restent possibles. Tant que ce n’est pas éclairci, le médicament suspect et ses proches s’évitent.

## Et si ce n’en était pas une ?

Beaucoup de mentions viennent de l’enfance. Des travaux résumés en 2019 montrent qu’une grande partie des personnes étiquetées allergiques à la pénicilline la supportent quand on les teste. Cette étiquette a un prix : des antibiotiques moins adaptés. **Ne faites jamais l’essai vous-même.** Parlez-en au médecin, qui peut proposer un bilan.

## À qui le dire

- À chaque médecin, dentiste, infirmier, avant toute ordonnance et toute anesthésie.
- Au pharmacien, pour le dossier pharmaceutique, même pour un achat sans ordonnance.
- À l’école, à la crèche, à la nounou, par écrit.
- Sur vous : une carte dans le portefeuille.

Trousse garde l’allergie avec la réaction dans le profil, écarte les boîtes de la même famille quand elle les connaît, et la met sur la fiche d’urgence. Elle marque que c’est déclaré par vous : un certificat d’allergologue a plus de poids.

## Relire une fois par an

Une fiche ancienne rassure à tort. Relisez-la avec le médecin traitant : ce qui est confirmé, ce qui a été écarté, ce qui reste à tester.

Cet article donne des repères, pas un diagnostic. Lisez la composition dans la notice, excipients compris, et demandez à votre pharmacien avant toute nouvelle boîte. En urgence : le **15** ou le **112** en France, le **112** en Belgique et en Espagne, le **144** en Suisse, le **911** aux États-Unis et au Canada.
$md$,
  $md$“He’s allergic to antibiotics.” “Which ones?” “I don’t remember, he was little.” That sentence can follow somebody for life. It rules out useful medicines, and does not always protect from the one that matters.

## First, the emergency

After a medicine, call **911** at once if even one of these appears:

- swelling of the face, lips, tongue or throat;
- trouble breathing, a changing voice, wheezing;
- fainting, sudden paleness, loss of consciousness;
- hives all over with vomiting or faintness;
- fever with blisters, peeling skin, or sores in the mouth or eyes.

Do not give the medicine again. If an epinephrine auto-injector was prescribed for this person, use it the way you were shown, then call.

## Six lines to write the same day

1. **The product and its active ingredient**, strength and form. Take a picture of the package.
2. **Why** it was taken: the virus itself often gives a rash.
3. **What happened**, in order, with a picture of the skin.
4. **When:** the day, the hour, how long after the dose, after how many doses.
5. **Everything else taken** in the days before, alcohol included.
6. **What was done:** stopped, treated, emergency room, and who saw it.

These are the questions an allergist asks, and nobody remembers the answers months later. The British guideline of 2014 wants at least the drug’s name, the signs with how severe they were, and the date.

## Allergy, side effect, intolerance

Nausea, loose stools and drowsiness are not an allergy. They count, in another box: mixing them up rules out a medicine that could be used again, and buries the real warning. Write what happened rather than the word “allergy,” and let the doctor choose the word.

## The family of the medicine

An allergy rarely concerns one brand. “Penicillin” includes amoxicillin and others; “aspirin” may mean every NSAID, as a tablet or a gel, and can set off asthma. Ask for a written list of families to avoid, and of those that remain possible. Until it is settled, avoid the suspect and its relatives.

## And if it was not one?

Many labels date from childhood. Between 8 and 15 people in a hundred in the United States are said to be allergic to penicillin, and most of them tolerate it when they are tested. The label has a price: antibiotics that fit less well, and more infections after surgery. **Never try it out yourself.** Bring it up with your doctor, who can arrange testing.

## Whom to tell

- Every doctor, dentist and nurse, before any prescription and any anesthesia.
- The pharmacy, for your record there, also when you buy without a prescription. If you use two pharmacies, tell both.
- School, child care, the sitter, in writing.
- On you: a card in the wallet, and medical jewelry for a severe reaction.

Trousse keeps the allergy with its reaction in the profile, leaves out boxes of the same family where it knows them, and puts it on the emergency card. It marks it as declared by you: an allergist’s letter weighs more.

## When a child reacts to a first dose

Give the first dose of a new medicine at home and in the daytime when you can, and have somebody watch the child for an hour. If a mild rash appears, hold the next dose, take a picture, and call the doctor the same day. If you are unsure about something swallowed, Poison Help answers at **1-800-222-1222**.

## Read it again once a year

An old sheet gives false comfort. Go through it with your doctor: what is confirmed, what was ruled out, what still needs testing.

This article is guidance, not a diagnosis. Read the ingredients on the label, inactive ones included, and ask your pharmacist before any new box. In an emergency call **911** in the United States and Canada, **112** in Spain and across the European Union, **15** or **112** in France.
$md$,
  $md$«Es alérgico a los antibióticos». «¿A cuáles?». «No me acuerdo, era pequeño». Esa frase puede acompañar a alguien toda la vida. Descarta medicamentos útiles y no siempre protege del que da problemas.

## Primero, la urgencia

Después de un medicamento, llame enseguida al **112** si aparece una sola de estas señales:

- hinchazón de la cara, los labios, la lengua o la garganta;
- dificultad para respirar, cambio de voz, pitidos;
- mareo intenso, palidez, pérdida de conocimiento;
- ronchas por todo el cuerpo con vómitos o mareo;
- fiebre con ampollas, piel que se desprende o llagas en la boca o los ojos.

No vuelva a dar el medicamento. Si a esa persona le han recetado un autoinyector de adrenalina, úselo como le enseñaron y después llame.

## Seis líneas que escribir ese mismo día

1. **El nombre de la caja y el principio activo**, la dosis y la forma. Haga una foto del envase.
2. **Para qué** se tomaba: el propio virus da a menudo una erupción.
3. **Qué pasó**, en orden, con una foto de la piel.
4. **Cuándo:** día, hora, cuánto después de la toma y tras cuántas dosis.
5. **Todo lo demás que se tomó** en los días anteriores, alcohol incluido.
6. **Qué se hizo:** se suspendió, se trató, se acudió a urgencias, y quién lo vio.

Es lo que preguntará el alergólogo, y lo que nadie recuerda meses después. Las guías británicas de 2014 piden, como mínimo, el nombre del medicamento, los signos con su gravedad y la fecha. Los pediatras españoles insisten en lo mismo: sin los síntomas y su cronología no se puede orientar el estudio.

## Alergia, efecto adverso, intolerancia

Las náuseas, la diarrea o el sueño no son una alergia. Cuentan, pero en otra casilla: mezclarlos descarta un medicamento que podría volver a usarse y esconde el aviso de verdad. Escriba lo que ocurrió en lugar de la palabra «alergia»; la palabra la pondrá el médico.

## La familia del medicamento

Una alergia rara vez afecta a una sola marca. «Penicilina» incluye la amoxicilina y otras; «aspirina» puede referirse a todos los antiinflamatorios, en comprimido o en gel, y desencadenar asma. Pida por escrito qué familias debe evitar y cuáles quedan disponibles. Mientras no se aclare, se evitan el sospechoso y sus parientes.

## ¿Y si no lo era?

Muchas etiquetas vienen de la infancia, y una gran parte de las personas señaladas como alérgicas a la penicilina la toleran cuando se las estudia. La etiqueta tiene un precio: antibióticos menos adecuados. **No haga nunca la prueba por su cuenta.** Háblelo con su médico, que puede pedir un estudio.

## A quién decírselo

- A cada médico, dentista y enfermera, antes de cualquier receta y de cualquier anestesia.
- En la farmacia, también cuando compra sin receta.
- En el colegio, en la guardería y a quien cuida al niño, por escrito.
- Llévelo encima: una tarjeta en la cartera y el informe del alergólogo en el teléfono.

Trousse guarda la alergia con su reacción en el perfil, descarta las cajas de la misma familia cuando las conoce y la pone en la ficha de emergencia. Señala que lo ha declarado usted: un informe de alergología pesa más.

## Si un niño reacciona a una primera dosis

Dé la primera dosis de un medicamento nuevo en casa y de día cuando sea posible, y que alguien observe al niño durante una hora. Si sale una erupción leve, no dé la siguiente, haga una foto y llame ese mismo día. Si duda de lo que se ha tragado, el Servicio de Información Toxicológica atiende en el **91 562 04 20**.

## Releer una vez al año

Una hoja antigua tranquiliza sin motivo. Repásela con su médico: lo confirmado, lo descartado y lo que falta por estudiar.

Este artículo orienta, no diagnostica. Lea la composición en el prospecto, también los excipientes, y pregunte a su farmacéutico antes de cada caja nueva. En una emergencia llame al **112** en España, al **911** en Estados Unidos y México, y al **15** o al **112** en Francia.
$md$,
  $json$[
    {"title": "Drug allergy: diagnosis and management, CG183 (en anglais)", "publisher": "NICE", "dated": "2014-09", "read": null, "url": "https://www.nice.org.uk/guidance/cg183/chapter/1-Recommendations"},
    {"title": "Les allergies médicamenteuses", "publisher": "Association Asthme & Allergies", "dated": null, "read": "2026-11-26", "url": "https://asthme-allergies.org/les-allergies-medicamenteuses-dr-ruth-navarro"},
    {"title": "Étiquettes d’allergie à la pénicilline : revue (en anglais)", "publisher": "National Library of Medicine, PMC6824919", "dated": "2019", "read": null, "url": "https://pmc.ncbi.nlm.nih.gov/articles/PMC6824919"},
    {"title": "Anti-inflammatoires non stéroïdiens et complications infectieuses graves", "publisher": "ANSM", "dated": "2019-04-18", "read": null, "url": null}
  ]$json$::jsonb,
  $json$[
    {"title": "Drug allergy: diagnosis and management, guideline CG183", "publisher": "NICE", "dated": "2014-09", "read": null, "url": "https://www.nice.org.uk/guidance/cg183/chapter/1-Recommendations"},
    {"title": "Penicillin allergy labels: what they cost and how they are removed", "publisher": "National Library of Medicine, PMC6824919", "dated": null, "read": "2026-11-26", "url": "https://pmc.ncbi.nlm.nih.gov/articles/PMC6824919"},
    {"title": "Understanding Penicillin Allergy, Cross Reactivity, and Antibiotic Selection in the Preoperative Setting", "publisher": "Journal of the American Academy of Orthopaedic Surgeons", "dated": "2022-01-01", "read": null, "url": "https://pmc.ncbi.nlm.nih.gov/articles/PMC8928301"},
    {"title": "Poison Help", "publisher": "Health Resources and Services Administration", "dated": null, "read": "2026-11-22", "url": "https://poisonhelp.hrsa.gov/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Drug allergy: diagnosis and management, CG183 (en inglés)", "publisher": "NICE", "dated": "2014-09", "read": null, "url": "https://www.nice.org.uk/guidance/cg183/chapter/1-Recommendations"},
    {"title": "Alergia a medicamentos. Conceptos básicos y actitud a seguir por el pediatra", "publisher": "Protocolos de la AEP", "dated": "2013", "read": null, "url": null},
    {"title": "Etiquetas de alergia a la penicilina: revisión (en inglés)", "publisher": "National Library of Medicine, PMC6824919", "dated": "2019", "read": null, "url": "https://pmc.ncbi.nlm.nih.gov/articles/PMC6824919"},
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
      '4548e0457c7a16775b3a1cd022f1268d', 'f7adec66daca39f2580de6073984238b'
    );
