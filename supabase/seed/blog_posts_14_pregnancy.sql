-- One article of the blog: medicines and pregnancy.
-- How these files are written: blog_posts_01_fever.sql.

with article (
  id, slug, author, tags, image_url, read_time, featured, published, published_at,
  category, category_en, category_es, title, title_en, title_es,
  excerpt, excerpt_en, excerpt_es, image_alt, image_alt_en, image_alt_es,
  content, content_en, content_es, sources, sources_en, sources_es
) as (values (
  'b1060014-0000-4000-8000-000000000014'::uuid,
  'medicaments-et-grossesse',
  'Trousse',
  array['grossesse', 'anti-inflammatoire', 'pictogramme', 'allaitement'],
  '/images/blog/medicaments-et-grossesse.webp',
  4,
  false,
  true,
  '2026-09-08T08:00:00Z'::timestamptz,
  'Conseils Médicaux', 'Medical Advice', 'Consejos médicos',
  'Médicaments et grossesse : demander d’abord',
  'Medicines and pregnancy: ask first',
  'Medicamentos y embarazo: preguntar primero',
  'Ni tout arrêter, ni rien prendre seule. Ce que disent les pictogrammes, pourquoi les anti-inflammatoires sont à part, et qui répond.',
  'Neither stopping everything nor taking anything alone. What warnings mean, why anti-inflammatories are a case apart, and who answers.',
  'Ni dejarlo todo ni tomar nada por su cuenta. Qué dicen los avisos, por qué los antiinflamatorios son un caso aparte y quién responde.',
  'Une boîte de médicament, une liste et une tasse près d’une fenêtre.',
  'A medicine box, a list and a cup by a window.',
  'Una caja de medicamento, una lista y una taza junto a una ventana.',
  $md$Un test positif, un mal de tête, et une armoire pleine de boîtes que l’on prenait sans y penser. Deux réflexes sont dangereux : tout arrêter d’un coup, et continuer comme avant. Entre les deux, il y a une question à poser avant chaque boîte.

## Ne rien commencer seule, ne rien arrêter seule

Un médicament pris pendant la grossesse peut nuire à l’enfant ; une maladie non traitée aussi. L’épilepsie, l’asthme, le diabète, l’hypertension, une dépression se soignent pendant la grossesse, parfois avec un autre produit. C’est pourquoi la règle a deux moitiés : **rien de nouveau sans avis, et aucun arrêt sans avis.** Elle vaut dès que vous pensez à une grossesse, car les premières semaines passent souvent avant le test.

La règle couvre ce qui ne ressemble pas à un médicament : comprimés sans ordonnance, gels et patchs antidouleur, sprays pour le nez, plantes, huiles essentielles, compléments, tisanes concentrées.

## Ce que montrent les boîtes en France

Depuis octobre 2017, des boîtes portent l’un de deux pictogrammes : un triangle, « danger », pour un médicament à n’utiliser que s’il n’en existe pas d’autre ; un rond barré, « interdit », pour un médicament à ne pas utiliser pendant la grossesse. Le dessin répète ce qui figure dans la notice. **Une boîte sans dessin n’est pas pour autant permise** : lisez la rubrique « Grossesse et allaitement », et demandez.

## Les anti-inflammatoires, un cas à part

Ibuprofène, kétoprofène, naproxène, diclofénac, aspirine au-delà d’une faible dose : en France, **à partir du début du sixième mois, soit 24 semaines d’aménorrhée, ils sont contre-indiqués**, quelle que soit la voie, gel compris. Une seule prise peut atteindre les reins et le cœur de l’enfant. Les agences ne placent pas la limite au même endroit : l’agence américaine parle de 20 semaines. Avant, l’agence française demande de ne pas en prendre sans avis.

L’aspirine à faible dose prescrite par votre médecin est un autre traitement : ne l’arrêtez pas de vous-même.

## Ce que l’on oublie souvent

- **Les argiles contre la diarrhée** ne sont pas recommandées pendant la grossesse et l’allaitement (agence française, 2019).
- **Les décongestionnants**, en comprimé ou en spray, resserrent les vaisseaux : pas sans avis.
- **Certains traitements exigent une contraception**, comme le valproate, l’isotrétinoïne et l’acitrétine : si une grossesse commence, appelez le prescripteur le jour même.
- **Le millepertuis** fait perdre leur effet à d’autres traitements, contraceptifs compris.
- **La codéine** ne se prend pas pendant l’allaitement.

## À qui demander, et avec quoi

Pharmacien, sage-femme, médecin : chacun peut répondre, et souvent dans l’heure. Préparez la substance, le dosage, la raison, la date des dernières règles ou du terme prévu, vos maladies et le reste de vos traitements. Comptez en semaines : « cinquième mois » se comprend de plusieurs façons.

Dans Trousse, notez la grossesse dans le profil, avec la date du terme. Les boîtes proposées en tiennent compte et disent la source de ce qu’elles écartent ; cela ne remplace pas la question.

## Si vous avez déjà pris quelque chose

Ne paniquez pas et n’attendez pas la prochaine consultation : appelez votre pharmacien, votre sage-femme ou votre médecin, avec le nom, la date et la quantité. Pour une prise trop forte, un centre antipoison répond jour et nuit (numéro national **01 45 42 59 59** ; [les autres numéros](https://centres-antipoison.net/)).

Appelez le **15** ou le **112** pour un saignement, une douleur forte, une perte des eaux, un mal de tête violent avec troubles de la vue, ou un bébé qui ne bouge plus.

Cet article donne des repères, pas un avis. Lisez la notice, et demandez à votre pharmacien ou à votre médecin avant de prendre quoi que ce soit. En urgence : le **15** ou le **112** en France, le **112** en Belgique et en Espagne, le **911** aux États-Unis et au Canada.
$md$,
  $md$A positive test, a headache, and a cabinet full of boxes you used to take without thinking. Two reflexes are dangerous: stopping everything at once, and going on as before. In between there is one question to ask about every box.

## Start nothing alone, stop nothing alone

Some medicines taken in pregnancy can harm the baby; so can an untreated illness. Nine women in ten take some medicine while pregnant, and for most drugs there is not enough information to be sure about. Epilepsy, asthma, diabetes, high blood pressure and depression are treated during pregnancy, sometimes with another drug. So the rule has two halves: **nothing new without asking, and no stopping without asking.** It holds from the day you think about pregnancy, because the first weeks often pass before the test.

It also covers what does not look like a medicine: over-the-counter tablets, pain gels and patches, nasal sprays, herbs, essential oils, supplements, concentrated teas.

## Anti-inflammatories are a case apart

Ibuprofen (Advil, Motrin), naproxen (Aleve) and aspirin for pain: since October 2020 the FDA recommends avoiding them **from about 20 weeks on**, because they can affect the baby’s kidneys and lower the amniotic fluid. France forbids them by any route, gels included, from 24 weeks. Before that, do not take them without asking your doctor.

Low-dose aspirin prescribed by your doctor is another treatment. Do not stop it on your own.

## What is easily forgotten

- **Decongestants**, by mouth or as a spray, narrow blood vessels: not without asking.
- **Cold and flu combinations** bring several drugs at once, often with one you should not take.
- **Some treatments require birth control**, such as isotretinoin, valproate and acitretin. If a pregnancy begins, call the prescriber the same day.
- **St. John’s wort** weakens other treatments, birth control included.
- **Codeine** is not for nursing mothers.

## What the label tells you

Every Drug Facts label has the line “If pregnant or breast-feeding, ask a health professional before use.” It is on nearly every box, so it does not tell one from another; it tells you to ask. A box that says nothing more is not thereby permitted.

## Whom to ask, and with what

Your pharmacist, midwife, nurse line or doctor can answer, often within the hour. Have ready the active ingredient, the strength, the reason, your due date or the first day of your last period, your conditions, and everything else you take. Count in weeks: “fifth month” means different things to different people. Check what you read online with one of them; sites that list medicines as fine in pregnancy often have no evidence behind the list.

In Trousse, note the pregnancy in the profile, with the due date. The boxes it proposes take it into account, and it names the source of what it leaves out. That does not replace the question.

## If you have already taken something

Do not panic, and do not wait for the next appointment: call your pharmacist, midwife or doctor with the name, the day and the amount. For too large an amount, Poison Help answers day and night at **1-800-222-1222**.

Call **911** for heavy bleeding, severe pain, a severe headache with trouble seeing, or a seizure. Call your doctor or hospital at once if your water breaks or the baby stops moving.

## Planning ahead

If you hope to become pregnant and take any medicine regularly, book a visit before you stop birth control. Some treatments take time to change, and folic acid starts before the pregnancy does.

This article is guidance, not advice. Read the label, and ask your pharmacist or doctor before you take anything. In an emergency call **911** in the United States and Canada, **112** in Spain and across the European Union, **15** or **112** in France.
$md$,
  $md$Una prueba positiva, un dolor de cabeza y un botiquín lleno de cajas que antes tomaba sin pensar. Hay dos reflejos peligrosos: dejarlo todo de golpe y seguir como antes. Entre los dos hay una pregunta que hacer ante cada caja.

## No empezar nada sola, no dejar nada sola

Algunos medicamentos tomados en el embarazo pueden dañar al bebé; una enfermedad sin tratar, también. La epilepsia, el asma, la diabetes, la hipertensión o la depresión se tratan durante el embarazo, a veces con otro producto. Por eso la regla tiene dos mitades: **nada nuevo sin consultar y nada se suspende sin consultar.** Vale desde que piensa en un embarazo, porque las primeras semanas suelen pasar antes de la prueba.

Incluye lo que no parece un medicamento: comprimidos sin receta, geles y parches para el dolor, espráis nasales, plantas, aceites esenciales, complementos, infusiones concentradas.

## Los antiinflamatorios, un caso aparte

Ibuprofeno, dexketoprofeno, naproxeno, diclofenaco, aspirina para el dolor: los prospectos los prohíben en el tercer trimestre, y las agencias han adelantado el aviso. La estadounidense recomienda evitarlos **desde las 20 semanas**, porque pueden afectar a los riñones del bebé y reducir el líquido amniótico; la francesa los prohíbe por cualquier vía, geles incluidos, desde las 24. Antes de esas fechas, no los tome sin consultar.

La aspirina a dosis baja que le haya recetado su médico es otro tratamiento: no la deje por su cuenta.

## Lo que se olvida con facilidad

- **Los descongestivos**, por la boca o en espray, estrechan los vasos: no sin consultar.
- **Los sobres para el resfriado** traen varios principios activos a la vez, a menudo con uno que no conviene.
- **Algunos tratamientos exigen anticoncepción**, como el valproato, la isotretinoína y la acitretina: si comienza un embarazo, llame ese mismo día a quien lo recetó.
- **La hierba de San Juan** resta efecto a otros tratamientos, incluidos los anticonceptivos.
- **La codeína** no se toma durante la lactancia.

## Qué dice la caja

En España, el apartado «Embarazo, lactancia y fertilidad» del prospecto, en la sección 2, dice lo que se sabe de ese medicamento. En Francia, muchas cajas llevan un dibujo de «peligro» o de «prohibido». **Una caja sin advertencia no significa permiso:** pregunte igualmente.

## A quién preguntar y con qué

Farmacéutico, matrona, médico: cualquiera puede responder, a menudo en la misma hora. Tenga a mano el principio activo, la dosis, el motivo, la fecha prevista de parto o de la última regla, sus enfermedades y lo demás que toma. Cuente en semanas: «quinto mes» se entiende de varias formas. Y contraste con ellos lo que lea en internet.

En Trousse, anote el embarazo en el perfil con la fecha prevista. Las cajas que se proponen lo tienen en cuenta, y se dice la fuente de lo que se descarta; eso no sustituye a la pregunta.

## Si ya ha tomado algo

No se asuste ni espere a la próxima consulta: llame a su farmacéutico, a su matrona o a su médico con el nombre, el día y la cantidad. Si la cantidad fue excesiva, el Servicio de Información Toxicológica atiende día y noche en el **91 562 04 20**.

Llame al **112** ante un sangrado, un dolor fuerte, la rotura de aguas, un dolor de cabeza intenso con alteraciones de la vista, convulsiones o un bebé que deja de moverse.

## Si lo está planeando

Si desea quedarse embarazada y toma algo a diario, pida cita antes de dejar la anticoncepción. Algunos tratamientos necesitan tiempo para cambiarse, y el ácido fólico empieza antes que el embarazo.

## La pareja y la familia

Diga en casa que pregunten antes de ofrecerle «algo para el dolor». Una caja en común con el nombre del principio activo escrito en grande evita que el antiinflamatorio de siempre llegue por costumbre. Y enseñe la lista de lo que toma en cada visita, también al dentista.

Este artículo orienta y no sustituye a una consulta. Lea el prospecto y pregunte a su farmacéutico o a su médico antes de tomar nada. En una emergencia llame al **112** en España, al **911** en Estados Unidos y México, y al **15** o al **112** en Francia.
$md$,
  $json$[
    {"title": "Questions-réponses sur le pictogramme « femmes enceintes »", "publisher": "Ministère de la Santé", "dated": null, "read": "2026-11-26", "url": "https://solidarites-sante.gouv.fr/soins-et-maladies/medicaments/le-bon-usage-des-medicaments/questions-reponses-sur-le-pictogramme-femmes-enceintes/"},
    {"title": "Jamais d’AINS à partir du début du 6e mois de grossesse", "publisher": "ANSM", "dated": "2017-01-26", "read": null, "url": null},
    {"title": "FDA recommends avoiding use of NSAIDs in pregnancy at 20 weeks or later (en anglais)", "publisher": "FDA", "dated": "2020-10-15", "read": null, "url": null},
    {"title": "Médicaments à base d’argile et diarrhée aiguë de l’enfant", "publisher": "ANSM", "dated": "2019-02-28", "read": null, "url": null},
    {"title": "Thésaurus des interactions médicamenteuses", "publisher": "ANSM", "dated": "2020-10", "read": null, "url": null}
  ]$json$::jsonb,
  $json$[
    {"title": "Medicine and Pregnancy", "publisher": "CDC", "dated": null, "read": "2026-11-26", "url": "https://www.cdc.gov/pregnancy/meds/treatingfortwo/index.html"},
    {"title": "FDA recommends avoiding use of NSAIDs in pregnancy at 20 weeks or later", "publisher": "FDA", "dated": "2020-10-15", "read": null, "url": null},
    {"title": "No NSAIDs from the beginning of the sixth month of pregnancy (in French)", "publisher": "ANSM", "dated": "2017-01-26", "read": null, "url": null},
    {"title": "Interactions between medicines, national list (in French)", "publisher": "ANSM", "dated": "2020-10", "read": null, "url": null},
    {"title": "Poison Help", "publisher": "Health Resources and Services Administration", "dated": null, "read": "2026-11-22", "url": "https://poisonhelp.hrsa.gov/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Medicine and Pregnancy (en inglés)", "publisher": "CDC", "dated": null, "read": "2026-11-26", "url": "https://www.cdc.gov/pregnancy/meds/treatingfortwo/index.html"},
    {"title": "FDA recommends avoiding use of NSAIDs in pregnancy at 20 weeks or later (en inglés)", "publisher": "FDA", "dated": "2020-10-15", "read": null, "url": null},
    {"title": "Ningún AINE desde el comienzo del sexto mes de embarazo (en francés)", "publisher": "ANSM", "dated": "2017-01-26", "read": null, "url": null},
    {"title": "Prospecto de medicamentos", "publisher": "Servicio Andaluz de Salud", "dated": null, "read": "2026-11-26", "url": "https://www.sspa.juntadeandalucia.es/servicioandaluzdesalud/ciudadania/farmacia-y-prestaciones/informacion-la-ciudadania-sobre-el-uso-de-medicamentos/prospecto-de-medicamentos"},
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
    and md5(post.content || post.content_en || post.content_es) = 'dfab76d58b44e938acae2266e6a09943';
