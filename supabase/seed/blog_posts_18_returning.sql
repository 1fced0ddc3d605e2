-- One article of the blog: returning medicines, country by country.
-- How these files are written: blog_posts_01_fever.sql.

with article (
  id, slug, author, tags, image_url, read_time, featured, published, published_at,
  category, category_en, category_es, title, title_en, title_es,
  excerpt, excerpt_en, excerpt_es, image_alt, image_alt_en, image_alt_es,
  content, content_en, content_es, sources, sources_en, sources_es
) as (values (
  'b1060018-0000-4000-8000-000000000018'::uuid,
  'rapporter-ses-medicaments',
  'Trousse',
  array['recyclage', 'pharmacie', 'périmé', 'environnement'],
  '/images/blog/rapporter-ses-medicaments.webp',
  3,
  false,
  true,
  '2026-05-26T08:00:00Z'::timestamptz,
  'Prévention', 'Prevention', 'Prevención',
  'Rapporter ses médicaments : où, pays par pays',
  'Getting rid of medicines: where, country by country',
  'Devolver los medicamentos: dónde, país por país',
  'Ni poubelle ni évier. Ce que la pharmacie reprend en France et en Espagne, ce que prévoient les États-Unis, et quoi faire des aiguilles.',
  'Neither sink nor, if you can help it, trash. Take-back in the United States, what pharmacies take in France and Spain, and what to do with needles.',
  'Ni basura ni desagüe. Qué recoge la farmacia en España y en Francia, qué prevé Estados Unidos y qué hacer con las agujas.',
  'Des boîtes et un flacon rassemblés près d’un sac, devant un calendrier.',
  'Boxes and a bottle gathered next to a bag, in front of a calendar.',
  'Cajas y un frasco reunidos junto a una bolsa, ante un calendario.',
  $md$Une armoire trop pleine n’est pas seulement un désordre. C’est là qu’un enfant trouve un comprimé, qu’un adulte reprend un vieil antibiotique, et que l’on confond deux boîtes. Vider l’armoire est un geste de sécurité ; savoir où porter ce que l’on sort évite qu’il finisse dans l’eau ou dans d’autres mains.

## Ce qui sort de l’armoire

- Ce qui est périmé, ou ouvert depuis plus longtemps que la notice ne le permet : collyres, sirops, crèmes.
- Ce qui n’a plus de nom, de boîte, de date ou de notice.
- Les restes d’un traitement terminé, antibiotiques d’abord.
- Ce qu’un médecin a remplacé ou arrêté.
- Ce qui appartenait à quelqu’un qui n’est plus là.

Ne donnez pas un médicament à un voisin, « le même » : la dose, le poids, les allergies ne sont pas les siens. La redistribution de médicaments rapportés est interdite en France depuis 2008.

## En France

Toute pharmacie reprend gratuitement les **médicaments à usage humain non utilisés, périmés ou non** : comprimés, gélules, sirops, crèmes, aérosols, ampoules, patchs. Triez chez vous le carton et la notice avec le papier, et apportez le médicament dans son emballage d’origine : plaquette, flacon, tube. Ils sont incinérés, et l’énergie est récupérée.

La pharmacie ne reprend pas par cette voie les **aiguilles et seringues**, les médicaments vétérinaires, les cosmétiques, les compléments, les thermomètres, les radiographies ni les produits chimiques. Pour les aiguilles d’un traitement, demandez au pharmacien la boîte prévue pour elles, et où la rapporter.

## En Espagne

On dépose au **Punto SIGRE** de la pharmacie les médicaments périmés ou inutiles, **et aussi les boîtes, les notices et les emballages vides**, qui ont touché le produit. Ni aiguilles nues, ni thermomètres, ni gazes, ni piles, ni radiographies.

## Aux États-Unis

La reprise passe par des points de collecte, dans des pharmacies ou des postes de police, par des journées nationales et par des enveloppes prépayées. Faute de collecte, quelques produits très dangereux figurent sur une liste de l’agence américaine et se jettent dans les toilettes ; les autres vont à la poubelle, mêlés à du marc de café ou à de la terre, dans un sac fermé. Cette règle n’est pas celle de l’Europe.

## Ailleurs

En Belgique et en Suisse, demandez à la pharmacie ce qu’elle reprend et sous quelle forme. Dans un pays que vous ne connaissez pas, gardez vos restes et rapportez-les chez vous.

## Les patchs, à part

Un patch usagé contient encore du médicament. Pliez-le en deux, face collante à l’intérieur, gardez-le hors de portée et rapportez-le. Un patch de fentanyl peut tuer un enfant qui le colle ou le suce : l’agence américaine l’a rappelé en 2021.

## Deux fois par an, une demi-heure

1. Posez tout sur une table, loin des enfants.
2. Lisez chaque date ; faites trois tas : garder, rapporter, demander.
3. Effacez votre nom sur les étiquettes.
4. Mettez le sac « à rapporter » en hauteur, fermé, jusqu’à la pharmacie. Pas dans l’entrée.
5. Mettez l’inventaire à jour.

Dans Trousse, la liste des boîtes périmées sert de liste de tri, et une boîte rapportée quitte l’inventaire en deux gestes.

Si un enfant a avalé quelque chose pendant le tri, appelez le **15** ou un centre antipoison (numéro national **01 45 42 59 59** ; [les autres numéros](https://centres-antipoison.net/)), même sans symptôme.

Cet article donne des repères. La notice dit comment éliminer les produits particuliers ; votre pharmacien répond pour le reste. En urgence : le **15** ou le **112** en France, le **112** en Belgique et en Espagne, le **911** aux États-Unis et au Canada.
$md$,
  $md$An overfull cabinet is more than clutter. It is where a child finds a tablet, where an adult goes back to an old antibiotic, and where two bottles get mixed up. Clearing it out is a safety measure; knowing where to take what you remove keeps it out of the water and out of other hands.

## What comes out

- What has expired, or has been open longer than the label allows: eye drops, liquids, creams.
- What has lost its name, its package, its date or its label.
- What is left of a finished treatment, antibiotics first.
- What a doctor replaced or stopped.
- What belonged to somebody who is no longer there.

Do not hand a medicine to a neighbor, “the same one”: the amount, the weight and the allergies are not theirs.

## In the United States

Go through these in order:

1. **A take-back site.** Many pharmacies and police stations have a drop-off box, and the DEA holds national take-back days. This is the best way for nearly every medicine, prescription or not.
2. **A prepaid mail-back envelope**, sold at pharmacies and sometimes free.
3. **The flush list.** If neither is at hand and the medicine is on the FDA’s flush list, flush it right away. The list holds a few medicines, mostly strong opioids, of which one dose can kill somebody it was not meant for. Do not flush anything that is not on it.
4. **The trash, prepared.** Everything else: take it out of its container, mix it with something unappealing such as coffee grounds, dirt or cat litter, seal it in a bag, and throw it out.

Scratch out your name and the prescription number before you recycle a bottle.

## Patches, needles, inhalers

- **Used patches** still hold medicine. Fold them, sticky sides together. The FDA says to flush fentanyl patches: children have died from putting one in the mouth or on the skin.
- **Needles and auto-injectors** go in a sharps container, or a heavy plastic one with a lid, never loose in the trash or the recycling. Your pharmacy or trash service knows the local drop-off.
- **Inhalers** are pressurized. Ask the pharmacy or your trash service where they go.

## In France

Every pharmacy takes back **unused human medicines, expired or not**, free of charge. Leave out the cardboard and leaflet. Needles, veterinary products, cosmetics and thermometers go elsewhere.

## In Spain

Take medicines that are expired or not needed to the pharmacy’s **SIGRE point, along with boxes, leaflets and empty containers**. No needles, thermometers, gauze, batteries or X-rays.

## Elsewhere

Ask a pharmacy before you throw anything away. In a country you do not know, keep what is left and bring it home.

## Twice a year, half an hour

1. Lay everything on a table, away from children.
2. Read each date, and make three piles: keep, take back, ask.
3. Cover your name on the labels.
4. Put the “take back” bag up high and closed until you go. Not by the front door.
5. Update your inventory.

In Trousse, the list of expired boxes serves as a sorting list, and a box that went back leaves the inventory in two taps.

## Strong painkillers first

After surgery, an injury or a death at home, take leftover opioids to a take-back site the same week. Until then, keep them locked.

If a child swallowed something during the sort, call Poison Help at **1-800-222-1222**, even without symptoms, or **911** if the child has collapsed, is having a seizure or has trouble breathing.

This article is guidance. The label tells how to dispose of special products, and your pharmacist answers for the rest. In an emergency call **911** in the United States and Canada, **112** in Spain and across the European Union, **15** or **112** in France.
$md$,
  $md$Un botiquín demasiado lleno no es solo desorden. Es donde un niño encuentra una pastilla, donde un adulto vuelve a un antibiótico viejo y donde se confunden dos cajas. Vaciarlo es una medida de seguridad; saber adónde llevar lo que sale evita que acabe en el agua o en otras manos.

## Lo que sale del botiquín

- Lo caducado, o lo abierto desde hace más tiempo del que permite el prospecto: colirios, jarabes, cremas.
- Lo que ha perdido el nombre, la caja, la fecha o el prospecto.
- Los restos de un tratamiento terminado, los antibióticos primero.
- Lo que un médico sustituyó o suspendió.
- Lo que era de alguien que ya no está.

No regale un medicamento a un vecino «porque es el mismo»: ni la dosis, ni el peso, ni las alergias son los suyos.

## En España

Casi todas las farmacias, más de 22.000, tienen un **Punto SIGRE**. Lleve allí:

- los medicamentos caducados y los que ya no necesita;
- **las cajas y los prospectos**, que no van al contenedor azul: con ellos se identifica el medicamento;
- **los envases vacíos** o con restos: blísteres, frascos, tubos, aerosoles.

No deposite agujas, termómetros, gasas, productos químicos, radiografías, pilas, mascarillas ni pruebas de diagnóstico. Hay una excepción: las jeringas precargadas y las plumas de las que no puede separarse la aguja, siempre con su capuchón puesto. Para las demás agujas, pregunte en su centro de salud o en la farmacia por el contenedor adecuado.

## En Francia

Cualquier farmacia recoge gratis **los medicamentos de uso humano sin usar, caducados o no**. El cartón y el prospecto se separan en casa con el papel: al revés que en España.

## En Estados Unidos

Hay puntos de recogida en farmacias y comisarías, jornadas nacionales y sobres prepagados. Si no hay recogida, unos pocos productos muy peligrosos figuran en una lista de la agencia estadounidense y se tiran por el inodoro; el resto va a la basura mezclado con café molido o tierra, en una bolsa cerrada. Esa regla no vale en Europa.

## En otros países

Pregunte en una farmacia antes de tirar nada. Si no conoce el país, guarde los restos y tráigalos a casa.

## Los parches, aparte

Un parche usado todavía contiene medicamento. Dóblelo con el adhesivo hacia dentro, guárdelo fuera del alcance de los niños y llévelo a la farmacia. Un parche de fentanilo puede matar a un niño que se lo pegue o lo chupe: lo recordó la agencia estadounidense en 2021.

## Por qué no por el desagüe

Los restos pueden llegar a los ríos y al suelo. En el Punto SIGRE, los envases se reciclan y los restos se destruyen de forma controlada, bajo la custodia del farmacéutico.

## Dos veces al año, media hora

1. Ponga todo en una mesa, lejos de los niños.
2. Lea cada fecha y haga tres montones: guardar, devolver, preguntar.
3. Tape su nombre en las etiquetas.
4. Deje la bolsa de devolver en alto y cerrada hasta que salga. No en la entrada.
5. Ponga al día el inventario.

En Trousse, la lista de cajas caducadas sirve para ordenar, y una caja devuelta sale del inventario en dos gestos.

## Los analgésicos fuertes, primero

Después de una operación, de un accidente o de una muerte en casa, lleve esa misma semana los opioides que sobren. Mientras tanto, bajo llave.

Si un niño se ha tragado algo mientras ordenaba, llame al Servicio de Información Toxicológica, **91 562 04 20**, o al **112**, aunque no haya síntomas.

Este artículo orienta. El prospecto dice cómo eliminar los productos especiales; para lo demás, pregunte a su farmacéutico. En una emergencia llame al **112** en España, al **911** en Estados Unidos y México, y al **15** o al **112** en Francia.
$md$,
  $json$[
    {"title": "Rapport annuel 2017", "publisher": "Cyclamed", "dated": null, "read": "2026-11-26", "url": "https://www.slideshare.net/Cyclamed/rapport-dactivite2017"},
    {"title": "Que faire pour rapporter des médicaments non utilisés ?", "publisher": "Weka", "dated": null, "read": "2026-11-26", "url": "https://www.weka.fr/fiches-et-outils/que-faire-pour-un-patient-ou-une-famille-desirant-rapporter-des-medicaments-non-utilises-5335/"},
    {"title": "Ce qu’il faut déposer au Punto SIGRE (en espagnol)", "publisher": "SIGRE", "dated": null, "read": "2026-11-26", "url": "https://www.sigre.es/faq/como-saber-que-medicamentos-depositar-contenedor-sigre/"},
    {"title": "Safe and simple ways to dispose of unused medicines, d’après la FDA (en anglais)", "publisher": "News-Medical", "dated": "2025-04-16", "read": null, "url": "https://www.news-medical.net/news/20250416/Safe-and-simple-ways-to-dispose-of-unused-medicines.aspx"},
    {"title": "Accidental Exposures to Fentanyl Patches Continue to Be Deadly to Children (en anglais)", "publisher": "FDA", "dated": "2021-07", "read": null, "url": null}
  ]$json$::jsonb,
  $json$[
    {"title": "Safe and simple ways to dispose of unused medicines, after the FDA", "publisher": "News-Medical", "dated": "2025-04-16", "read": null, "url": "https://www.news-medical.net/news/20250416/Safe-and-simple-ways-to-dispose-of-unused-medicines.aspx"},
    {"title": "Safe Medicine Disposal", "publisher": "Kansas Poison Control Center", "dated": null, "read": "2026-11-26", "url": "https://www.kansaspoisoncenter.com/education-and-prevention/home-safety/safe-medicine-disposal"},
    {"title": "Accidental Exposures to Fentanyl Patches Continue to Be Deadly to Children", "publisher": "FDA", "dated": "2021-07", "read": null, "url": null},
    {"title": "What to take and where to take it", "publisher": "SIGRE", "dated": null, "read": "2026-11-26", "url": "https://sigre.es/ciudadanos/?lang=en"},
    {"title": "Rapport annuel 2017 (in French)", "publisher": "Cyclamed", "dated": null, "read": "2026-11-26", "url": "https://www.slideshare.net/Cyclamed/rapport-dactivite2017"}
  ]$json$::jsonb,
  $json$[
    {"title": "Cómo saber qué medicamentos depositar en el contenedor SIGRE", "publisher": "SIGRE", "dated": null, "read": "2026-11-26", "url": "https://www.sigre.es/faq/como-saber-que-medicamentos-depositar-contenedor-sigre/"},
    {"title": "Cómo deshacerse de los medicamentos caducados y sobrantes: el Punto SIGRE", "publisher": "Familia y Salud, AEPap", "dated": "2015-07-13", "read": null, "url": "https://www.familiaysalud.es/medicinas/botiquin/como-deshacerse-de-los-medicamentos-caducados-y-sobrantes-el-punto-sigre"},
    {"title": "¿Sabes dónde eliminar los medicamentos caducados?", "publisher": "Unidad Docente de Salamanca", "dated": "2019-11-02", "read": null, "url": "https://udsalamancaeir.com/2019/11/02/sabes-donde-eliminar-los-medicamentos-caducados/"},
    {"title": "Safe and simple ways to dispose of unused medicines, según la FDA (en inglés)", "publisher": "News-Medical", "dated": "2025-04-16", "read": null, "url": "https://www.news-medical.net/news/20250416/Safe-and-simple-ways-to-dispose-of-unused-medicines.aspx"},
    {"title": "Accidental Exposures to Fentanyl Patches Continue to Be Deadly to Children (en inglés)", "publisher": "FDA", "dated": "2021-07", "read": null, "url": null},
    {"title": "Rapport annuel 2017 (en francés)", "publisher": "Cyclamed", "dated": null, "read": "2026-11-26", "url": "https://www.slideshare.net/Cyclamed/rapport-dactivite2017"}
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
    and md5(post.content || post.content_en || post.content_es) = '928119c015c26076713f71a0be1d2cb3';
