-- One article of the blog: what a family medicine cabinet holds, and what it does not.
-- How these files are written: blog_posts_01_fever.sql.

with article (
  id, slug, author, tags, image_url, read_time, featured, published, published_at,
  category, category_en, category_es, title, title_en, title_es,
  excerpt, excerpt_en, excerpt_es, image_alt, image_alt_en, image_alt_es,
  content, content_en, content_es, sources, sources_en, sources_es
) as (values (
  'b1060003-0000-4000-8000-000000000003'::uuid,
  'armoire-a-pharmacie-familiale',
  'Trousse',
  array['armoire à pharmacie', 'premiers secours', 'organisation', 'famille'],
  '/images/blog/armoire-a-pharmacie-familiale.webp',
  4,
  false,
  true,
  '2026-09-22T08:00:00Z'::timestamptz,
  'Prévention',
  'Prevention',
  'Prevención',
  'L’armoire à pharmacie familiale : ce qu’elle contient, ce qu’elle ne contient pas',
  'The family medicine cabinet: what belongs in it and what does not',
  'El botiquín familiar: qué debe contener y qué no',
  'Une liste courte, adaptée à ceux qui vivent chez vous, et cinq choses à en retirer dès ce soir.',
  'A short list that fits the people in your home, and five things to take out tonight.',
  'Una lista corta, adaptada a quienes viven en casa, y cinco cosas que conviene retirar hoy mismo.',
  'Une armoire à pharmacie en bois, ouverte, ses trois étagères rangées, et une trousse de premiers secours à côté.',
  'An open wooden medicine cabinet with three tidy shelves, and a first-aid kit beside it.',
  'Un botiquín de madera abierto, con tres estantes ordenados, y un maletín de primeros auxilios al lado.',
  $md$Une bonne armoire à pharmacie n’est pas une petite pharmacie. Elle sert à soigner une écorchure, à passer une nuit de fièvre, à attendre un avis. Le reste encombre, se périme et finit par tromper quelqu’un. Voici de quoi la composer, puis de quoi l’alléger.

## Le matériel, toujours utile

- Un thermomètre électronique, avec des piles qui fonctionnent.
- Des pansements de plusieurs tailles, des compresses stériles, une bande, du sparadrap.
- Un antiseptique adapté à toute la famille, et des unidoses de sérum physiologique.
- Des ciseaux à bouts ronds, une pince à échardes, un tire-tique si vous marchez en forêt.
- Des gants à usage unique et une poche de froid.
- Une feuille avec les numéros d’urgence, les allergies et le poids récent des enfants.

Rien de tout cela ne demande d’ordonnance, et c’est ce qui sert le plus souvent.

## Quelques médicaments, choisis avec le pharmacien

Il n’existe pas de liste valable pour tous. Dites au pharmacien qui vit chez vous : âges, grossesse, allergies, maladies, traitements. Selon ses réponses, une petite base peut suffire :

- **Un antidouleur qui fait aussi baisser la fièvre**, en général le paracétamol, dans une forme adaptée à chacun. Une seule marque par forme évite les doublons.
- **Un soluté de réhydratation orale** s’il y a un jeune enfant, pour une gastro-entérite, en attendant l’avis du médecin.
- **Un traitement de l’allergie**, si quelqu’un y est sujet et que le produit lui a été conseillé.
- **Une crème** contre les irritations ou les piqûres, selon conseil.
- **Les médicaments de secours prescrits** : stylo d’adrénaline, inhalateur. Toute la maison doit savoir où ils sont.

Les traitements quotidiens, eux, se rangent à part, une boîte par personne, pour que personne ne prenne ceux d’un autre.

### Des précautions selon les personnes

- **Enfants** : pas d’aspirine avant 16 ans sans médecin, jamais de codéine avant 12 ans ; la diosmectite, comme Smecta, n’est plus recommandée avant 2 ans ; les suppositoires aux dérivés terpéniques sont contre-indiqués avant 30 mois.
- **Grossesse** : aucun anti-inflammatoire, même en gel, à partir du début du sixième mois (24 semaines d’aménorrhée) ; avant, seulement sur avis médical.
- **Traitement au long cours, surtout anticoagulant** : pas d’anti-inflammatoire, d’aspirine ni de plante sans demander.

## Ce qu’il faut retirer dès ce soir

1. **Les restes d’antibiotiques.** Un antibiotique se prend pour une infection précise, sur prescription.
2. **Les périmés et les flacons ouverts depuis longtemps**, surtout les collyres.
3. **Les comprimés sans boîte ni notice** : on ne sait plus ce que c’est, ni pour qui.
4. **Les médicaments prescrits à quelqu’un d’autre**, y compris les antidouleurs forts d’une ancienne opération.
5. **Les vieux sirops pour la toux et décongestionnants.** En France, les comprimés à la pseudoéphédrine ne se délivrent plus que sur ordonnance depuis décembre 2024, à cause de risques graves pour le cœur et le cerveau.

Tout cela se rapporte à la pharmacie, qui le remet à Cyclamed.

## Où l’installer

Pas dans la salle de bains ni au-dessus de la cuisinière : la chaleur et l’humidité abîment les médicaments. Un placard sec, haut, fermé, dans une chambre ou un couloir, convient mieux, sous 25 °C sauf indication contraire. Certains produits vont au réfrigérateur, à l’écart des aliments et hors de vue des enfants. Gardez chaque médicament dans sa boîte, avec sa notice et sa pipette.

## La tenir à jour

Deux fois par an, videz, lisez les dates, complétez. Entre-temps, notez ce que vous entamez. Une liste à jour, sur papier ou dans Trousse, évite d’acheter un troisième tube de la même crème et dit à toute la famille ce qu’il reste.

L’armoire ne remplace pas un avis. Lisez la notice avant chaque usage et demandez conseil à votre pharmacien ou à votre médecin, surtout pour un enfant, une femme enceinte ou une personne âgée. Douleur dans la poitrine, difficulté à respirer, malaise, signe de paralysie : n’ouvrez pas l’armoire, appelez le **15** ou le **112** ; le **112** en Espagne, le **911** aux États-Unis.
$md$,
  $md$A good medicine cabinet is not a small drugstore. It is there to clean a scraped knee, get through one feverish night, and hold things steady until you can ask someone. Everything else takes up room, expires, and sooner or later confuses somebody. Here is what to put in, then what to take out.

## Supplies that always earn their place

- A digital thermometer with a working battery.
- Adhesive bandages in several sizes, sterile gauze, a roll bandage and tape.
- An antiseptic that suits everyone at home, and single-use saline.
- Blunt scissors, tweezers, disposable gloves, an instant cold pack.
- For each liquid medicine, the dosing device that came with it.
- A card with emergency numbers, allergies, and the children’s latest weights.

None of this needs a prescription, and it is what you will reach for most often.

## A few medicines, chosen with your pharmacist

There is no list that fits every household. Tell the pharmacist who lives with you: ages, pregnancies, allergies, conditions, current medicines. A short base may then be enough:

- **One pain and fever reliever**, often acetaminophen, in the form each person can take. Keeping a single brand per form prevents double doses.
- **Oral rehydration solution** if you have small children, for a stomach bug while you wait for advice.
- **An allergy medicine**, if someone needs one and it was recommended for them. Ask about drowsiness.
- **A cream for bites or mild rashes**, as advised.
- **Prescribed rescue medicines**: epinephrine auto-injector, inhaler, naloxone. Everyone at home should know where they are.

Daily prescriptions belong somewhere else, one box per person, so that nobody takes what is not theirs.

### When to be extra careful

- **Children:** no aspirin for a child or teenager unless a doctor says so. Cough and cold products are not for children under 2, and labels say not under 4. Never codeine under 12.
- **Pregnancy:** the FDA advises avoiding ibuprofen, naproxen and similar drugs from about 20 weeks unless a doctor recommends them. Ask before taking anything.
- **Blood thinners and other long-term medicines:** no aspirin, ibuprofen or herbal product without asking first.

## Five things to take out tonight

1. **Leftover antibiotics.** They were prescribed for one infection in one person.
2. **Anything expired, and drops or liquids opened long ago.**
3. **Loose pills without a label.** Nobody knows what they are, or for whom.
4. **Someone else’s prescription**, above all strong painkillers left from an old surgery.
5. **Syrup of ipecac.** It used to be kept for poisonings. It is no longer recommended; the right first step is a phone call.

Take them to a drug take-back site rather than leaving them in a drawer.

## Where to keep it

Not in the bathroom, in spite of the name: heat and steam damage medicines. Not above the stove, and not in the car. A dry, high, locked cabinet in a bedroom or hallway is better, at room temperature unless the label says otherwise. Some products need a refrigerator; keep them away from food and out of children’s sight. Leave every medicine in its original, child-resistant container, with its leaflet and its dosing device.

Remember that “child-resistant” is not “childproof”. A cap slows a toddler down; a lock and a high shelf do the rest.

## Keep it current

Twice a year, empty it, read the dates, and refill what is missing. In between, note what you open. An up-to-date list, on paper or in Trousse, keeps you from buying a third tube of the same cream and shows the whole family what is left.

A cabinet does not replace advice. Read the label every time, and ask your pharmacist or doctor, especially for a child, during pregnancy, or for an older adult. For chest pain, trouble breathing, a collapse or signs of a stroke, do not open the cabinet: call **911** (**112** in Spain, **15** or **112** in France). For a possible poisoning, call Poison Help at **1-800-222-1222**.
$md$,
  $md$Un buen botiquín no es una farmacia en miniatura. Sirve para curar un rasguño, pasar una noche de fiebre y esperar un consejo con calma. Lo demás ocupa sitio, caduca y acaba confundiendo a alguien. Veamos qué poner y, después, qué quitar.

## El material, lo que más se usa

- Un termómetro digital con pila.
- Tiritas de varios tamaños, gasas estériles, una venda y esparadrapo.
- Un antiséptico apto para toda la familia, como la clorhexidina acuosa, y suero fisiológico en monodosis.
- Tijeras de punta redonda, pinzas, guantes desechables y una bolsa de frío.
- El dosificador de cada jarabe, guardado con su frasco.
- Una hoja con los teléfonos de urgencia, las alergias y el último peso de los niños.

Nada de esto necesita receta, y es lo que más veces resuelve el problema.

## Pocos medicamentos y elegidos con el farmacéutico

No hay una lista válida para todos. Cuente en la farmacia quién vive en casa: edades, embarazo, alergias, enfermedades, tratamientos. Con esa información puede bastar una base pequeña:

- **Un analgésico que también baje la fiebre**, por lo general paracetamol (acetaminofén), en la forma adecuada para cada uno. Tener una sola marca por forma evita duplicar dosis.
- **Suero de rehidratación oral** si hay niños pequeños, para una gastroenteritis, mientras consulta.
- **Un antialérgico**, si alguien lo necesita y se lo han recomendado. Pregunte si da sueño.
- **Una crema** para picaduras o irritaciones, según consejo.
- **Los medicamentos de rescate recetados**: autoinyector de adrenalina, inhalador. En casa todos deben saber dónde están.

Los tratamientos diarios se guardan en otro lugar, una caja por persona, para que nadie tome los de otro.

### Cuidado especial según la persona

- **Niños:** sin aspirina antes de los 16 años salvo decisión médica, y nunca codeína antes de los 12. Los anticatarrales no son para los más pequeños: pregunte siempre la edad mínima.
- **Embarazo:** no tome ibuprofeno ni otros antiinflamatorios, tampoco en gel, sin preguntar al médico; están contraindicados al final del embarazo.
- **Anticoagulantes y otros tratamientos crónicos:** ni antiinflamatorios, ni aspirina, ni plantas medicinales sin consultar.

## Cinco cosas que conviene retirar hoy

1. **Restos de antibióticos.** Se recetaron para una infección y una persona concretas.
2. **Lo caducado y lo abierto hace tiempo**, sobre todo los colirios.
3. **Pastillas sueltas, sin caja ni prospecto.** Ya nadie sabe qué son ni de quién.
4. **Medicamentos recetados a otra persona**, en especial los analgésicos fuertes de una operación antigua.
5. **Material estropeado**: pinzas oxidadas, gasas abiertas, un termómetro de mercurio.

Los medicamentos, con su caja y su prospecto, van al Punto SIGRE de la farmacia; el termómetro de mercurio, al punto limpio.

## Dónde ponerlo

Ni en el baño ni en la cocina: el calor y la humedad estropean los medicamentos. Es mejor un armario seco, alto y cerrado, en un dormitorio o en un pasillo, por debajo de 25 °C salvo que el envase diga otra cosa. Algunos productos necesitan nevera; guárdelos apartados de los alimentos y fuera de la vista de los niños. Conserve cada medicamento en su caja, con su prospecto y su dosificador.

## Mantenerlo al día

Dos veces al año, vacíelo, lea las fechas y reponga lo que falte. Entre un repaso y otro, anote lo que abre. Una lista actualizada, en papel o en Trousse, evita comprar el tercer tubo de la misma crema y permite que toda la familia sepa qué queda.

El botiquín no sustituye a un profesional. Lea el prospecto cada vez y consulte a su farmacéutico o a su médico, sobre todo si se trata de un niño, de una embarazada o de una persona mayor. Ante un dolor en el pecho, dificultad para respirar, un desmayo o signos de ictus, no abra el botiquín: llame al **112** en España, al **911** en Estados Unidos y México, al **15** o al **112** en Francia. Si sospecha una intoxicación en España, llame al **91 562 04 20**.
$md$,
  $json$[
    {"title": "Jamais d’AINS à partir du début du 6e mois de grossesse", "publisher": "ANSM", "dated": "2017-01-26", "read": null, "url": null},
    {"title": "Médicaments à base d’argile et diarrhée aiguë de l’enfant", "publisher": "ANSM", "dated": "2019-02-28", "read": null, "url": null},
    {"title": "Pseudoéphédrine par voie orale : ordonnance obligatoire", "publisher": "ANSM", "dated": "2024-12-11", "read": null, "url": null},
    {"title": "Codéine contre la douleur : restrictions chez l’enfant", "publisher": "Agence européenne des médicaments", "dated": "2013", "read": null, "url": null},
    {"title": "Codéine contre la toux : pas avant 12 ans", "publisher": "Agence européenne des médicaments", "dated": "2015", "read": null, "url": null},
    {"title": "Suppositoires contenant des dérivés terpéniques", "publisher": "Agence européenne des médicaments", "dated": "2011-09-23", "read": null, "url": null},
    {"title": "Rapport annuel 2017", "publisher": "Cyclamed", "dated": null, "read": "2026-11-26", "url": "https://www.slideshare.net/Cyclamed/rapport-dactivite2017"}
  ]$json$::jsonb,
  $json$[
    {"title": "OTC cough and cold products: not for infants and children under 2 years of age", "publisher": "FDA", "dated": "2008-01-17", "read": null, "url": null},
    {"title": "Codeine and tramadol: restricted use in children", "publisher": "FDA", "dated": "2017", "read": null, "url": null},
    {"title": "FDA recommends avoiding use of NSAIDs in pregnancy at 20 weeks or later", "publisher": "FDA", "dated": "2020-10-15", "read": null, "url": null},
    {"title": "Up and Away", "publisher": "PROTECT, with the CDC", "dated": null, "read": "2026-11-26", "url": "https://upandaway.org/"},
    {"title": "Poison Help", "publisher": "Health Resources and Services Administration", "dated": null, "read": "2026-11-22", "url": "https://poisonhelp.hrsa.gov/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Botiquín casero. Materiales y medicamentos", "publisher": "Osakidetza", "dated": null, "read": "2026-11-26", "url": "https://www.osakidetza.euskadi.eus/botiquin-casero-materiales-y-medicamentos/webosk00-oesenfc/es/"},
    {"title": "Cómo deshacerse de los medicamentos caducados y sobrantes: el Punto SIGRE", "publisher": "Familia y Salud, AEPap", "dated": "2015-07-13", "read": null, "url": "https://www.familiaysalud.es/medicinas/botiquin/como-deshacerse-de-los-medicamentos-caducados-y-sobrantes-el-punto-sigre"},
    {"title": "Cómo saber qué medicamentos depositar en el contenedor SIGRE", "publisher": "SIGRE", "dated": null, "read": "2026-11-26", "url": "https://www.sigre.es/faq/como-saber-que-medicamentos-depositar-contenedor-sigre/"},
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
      'a346bf9c2e8a479fa21d206c2d15e328', '9ba08c5087fc740363c5ac3615efc8e1'
    );
