-- One article of the blog: reading an expiry date, and where expired medicines go.
-- How these files are written: blog_posts_01_fever.sql.

with article (
  id, slug, author, tags, image_url, read_time, featured, published, published_at,
  category, category_en, category_es, title, title_en, title_es,
  excerpt, excerpt_en, excerpt_es, image_alt, image_alt_en, image_alt_es,
  content, content_en, content_es, sources, sources_en, sources_es
) as (values (
  'b1060002-0000-4000-8000-000000000002'::uuid,
  'dates-de-peremption-des-medicaments',
  'Trousse',
  array['péremption', 'tri', 'recyclage', 'pharmacie'],
  '/images/blog/dates-de-peremption-des-medicaments.webp',
  4,
  false,
  true,
  '2026-10-20T08:00:00Z'::timestamptz,
  'Éducation',
  'Education',
  'Educación',
  'Lire une date de péremption et se défaire des médicaments périmés',
  'How to read an expiration date and get rid of expired medicines',
  'Cómo leer la fecha de caducidad y qué hacer con los medicamentos caducados',
  'Ce que disent les deux chiffres imprimés sur la boîte, ce qu’ils ne disent plus une fois le flacon ouvert, et où rapporter ce qui ne sert plus.',
  'What the printed date promises, what it no longer promises once a bottle is open, and where unused medicines should go.',
  'Qué significa la fecha impresa, por qué cambia al abrir el envase y dónde depositar lo que ya no se usa.',
  'Une boîte, une plaquette et un tube de médicament devant un calendrier où un jour est entouré.',
  'A medicine box, a blister pack and a tube in front of a calendar with one day circled.',
  'Una caja, un blíster y un tubo de medicamentos ante un calendario con un día rodeado.',
  $md$Au fond de presque chaque armoire à pharmacie attend une boîte que personne n’ose ni utiliser ni jeter. Deux questions suffisent à trancher : que dit vraiment sa date, et où doit-elle aller ensuite ?

## Ce que dit la date imprimée

Sur la boîte, et souvent sur la plaquette ou le flacon, la date suit la mention EXP, « à utiliser avant » ou « péremption ». Quand seuls un mois et une année figurent, le dernier jour du mois compte encore : **EXP 05/2027** veut dire que le médicament peut servir jusqu’au 31 mai 2027 inclus.

Cette date est celle jusqu’à laquelle le fabricant garantit la qualité du produit, à deux conditions : l’emballage est intact et le médicament a été conservé comme l’indique la notice. Une boîte oubliée tout l’été dans une voiture ne tient plus cette promesse, même si la date est lointaine.

Ne confondez pas la date avec le numéro de lot, précédé du mot « lot » : il ne se lit pas comme un calendrier, mais il sert si un médicament est rappelé. C’est une raison de plus de garder la boîte d’origine.

## Après ouverture, un autre compte commence

Pour les formes liquides et les crèmes, l’ouverture change tout. La notice donne une durée, souvent courte :

- **Collyres en flacon** : quelques semaines au plus, parfois quinze jours. Les unidoses se jettent après usage.
- **Antibiotiques en poudre à diluer** : quelques jours une fois préparés, souvent au réfrigérateur.
- **Sirops, gouttes, crèmes** : une durée propre à chaque produit.

Le geste utile tient en cinq secondes : écrire la date d’ouverture sur la boîte. Et quelle que soit la date, un comprimé qui s’effrite, une gélule collante, un liquide trouble ou une odeur nouvelle suffisent à écarter un médicament.

## Pourquoi ne pas « finir » une boîte périmée

Passé la date, rien ne garantit plus ni la dose ni la pureté. Le risque le plus simple est l’inefficacité : croire que l’on se soigne alors que ce n’est pas le cas. Un liquide ouvert depuis longtemps peut aussi avoir été contaminé.

Certains médicaments ne doivent jamais attendre : stylo d’adrénaline contre l’allergie grave, dérivé nitré pour le cœur, inhalateur de secours, insuline. Notez leur échéance à part et demandez l’ordonnance de remplacement un mois plus tôt. Devant un malaise grave, appelez d’abord le **15** ou le **112**.

## Où rapporter les médicaments

En France, toutes les pharmacies reprennent gratuitement les médicaments à usage humain non utilisés, périmés ou non. L’éco-organisme Cyclamed les fait détruire avec récupération d’énergie ; ils ne sont plus redistribués. Jamais dans l’évier, les toilettes ou la poubelle : les substances finiraient dans l’eau ou à portée d’un enfant.

| Ce que vous avez | Où le déposer |
| --- | --- |
| Comprimés, gélules, sirops, crèmes, sprays, même entamés | À la pharmacie, dans leur plaquette, tube ou flacon |
| Boîte en carton et notice | Tri des papiers et cartons |
| Aiguilles, seringues, stylos piquants | Boîte à aiguilles DASTRI, remise par la pharmacie |
| Thermomètre au mercure, produits chimiques | Déchèterie |
| Cosmétiques, compléments, médicaments vétérinaires | Hors Cyclamed : demandez conseil |

Ailleurs, le principe reste le même avec d’autres portes : en Espagne, le point SIGRE de la pharmacie ; aux États-Unis, les points de reprise autorisés et les journées de collecte.

## Un tri, deux fois par an

Choisissez deux dates faciles, comme les changements d’heure. Sortez tout, regardez chaque date, retirez ce qui est périmé, ce qui n’a plus de boîte ni de notice, et les restes de traitements terminés. Puis vérifiez ce qui manque avant de racheter. Trousse signale trente jours avant l’échéance les boîtes que vous y avez inscrites.

Ne donnez pas vos restes à un proche, même pour « le même » problème : l’ordonnance a été écrite pour une personne, son poids, ses allergies et ses autres traitements.

Cet article donne des repères généraux. La notice de votre médicament fait foi ; en cas de doute, posez la question à votre pharmacien ou à votre médecin. Si quelqu’un a avalé un produit par erreur, appelez un centre antipoison ou le **15**, le **112** en Espagne et dans l’Union européenne, le **911** aux États-Unis.
$md$,
  $md$Somewhere in your home there is probably a box of pills that nobody dares to take and nobody dares to throw out. Two questions settle the matter: what does the date really say, and where should the box go next?

## What the printed date means

Look for EXP, “Exp. date” or “Use by” on the carton, and again on the blister or bottle. When the date shows only a month and a year, the medicine is good through the last day of that month: **EXP 05/2027** means through May 31, 2027.

That date is the manufacturer’s promise about strength and quality, and it holds on two conditions: the package has not been opened, and it was stored as the label says. A bottle left for a summer in the glove compartment no longer keeps that promise.

Prescription bottles often carry a second date, “discard after”, added by the pharmacy. It may be earlier than the one on the maker’s package. Go by the earlier of the two.

## Opening the bottle starts a new clock

Liquids, drops and creams change once they are opened or mixed. Check the label or leaflet, or ask the pharmacist, and expect short times:

- **Eye drops:** a few weeks at most, sometimes less. Single-use vials are thrown away after one use.
- **Antibiotic liquids mixed at the pharmacy:** a matter of days, often in the refrigerator.
- **Insulin and other injectables in use:** a set number of days, printed in the instructions.

Writing the opening date on the box takes five seconds and ends the guessing. Whatever the date says, do not use tablets that crumble, capsules that stick together, or a liquid that has changed color, thickness or smell.

## Why “it’s only a few months” is a bad bet

The FDA advises against using expired medicines. Past the date, nobody vouches for the strength, and a weak antibiotic or heart medicine can fail exactly when it matters. Old liquids may also grow germs.

A few products deserve a reminder of their own, because you will need them in a hurry: epinephrine auto-injectors, nitroglycerin, rescue inhalers, insulin, naloxone. Ask for the refill a month ahead. And in an emergency, call **911** first.

## Where expired medicines should go

A take-back site is the best choice for nearly everything.

| Where | What to know |
| --- | --- |
| Permanent drop boxes | In many pharmacies, hospitals and police stations, all year |
| DEA National Prescription Drug Take Back Days | Usually one Saturday in April and one in October; free and anonymous |
| Prepaid mail-back envelopes | Sold or given out by some pharmacies |
| Household trash, when no take-back is near | Mix with dirt, cat litter or used coffee grounds, seal in a bag, then throw away |
| Toilet | Only for medicines on the FDA flush list, when no take-back is near |

Before you recycle or discard a prescription bottle, scratch out your name and prescription number. Needles and other sharps never go loose in the trash: use an FDA-cleared sharps container, or a strong household plastic container where your state allows it, and follow local rules.

Why is there a flush list at all? A few drugs, mainly strong opioids such as fentanyl patches, can kill a child or a pet with a single dose. For those, getting them out of the house at once matters most.

Abroad the door is different but the idea is the same: in France every pharmacy takes medicines back for the Cyclamed program, and in Spain there is a SIGRE point in the pharmacy.

## A ten-minute cleanup, twice a year

Tie it to the day the clocks change. Take everything out, read each date, and set aside what has expired, what has lost its label, and what is left of finished treatments. Only then decide what to buy. Trousse flags the boxes you have entered thirty days before they expire.

Do not hand leftovers to a relative with “the same thing”. A prescription was written for one person, with one set of allergies and one list of other medicines.

This article is general guidance. The label and leaflet of your own medicine come first; when in doubt, ask your pharmacist or doctor. If someone has taken a medicine by mistake, call Poison Help at **1-800-222-1222**, or **911** if the person collapses, has a seizure or has trouble breathing. In Spain and France, dial **112**.
$md$,
  $md$En casi todos los botiquines hay una caja que nadie se atreve a usar ni a tirar. Para decidir bastan dos preguntas: qué dice en realidad su fecha y a dónde debe ir después.

## Qué significa la fecha impresa

Busque CAD o EXP en la caja y también en el blíster o en el frasco. Si solo aparecen el mes y el año, el medicamento vale hasta el último día de ese mes: **CAD 05/2027** quiere decir hasta el 31 de mayo de 2027, incluido.

Hasta esa fecha el fabricante garantiza la calidad, con dos condiciones: que el envase esté sin abrir y que se haya conservado como indica el prospecto. Una caja que pasó el verano en la guantera ya no ofrece esa garantía, por lejana que parezca la fecha. En España ningún medicamento puede llevar una caducidad superior a cinco años.

El número de lote, junto a la fecha, no es una fecha: sirve para identificar la caja si se retira un medicamento. Otra razón para no separar nunca las pastillas de su envase.

## Al abrir el envase empieza otro plazo

En los líquidos, las gotas y las cremas, la fecha impresa deja de contar cuando se abren. El prospecto da el nuevo plazo, que suele ser corto:

- **Colirios en frasco:** si no se indica otra cosa, cuatro semanas como máximo. Las monodosis se desechan después de usarlas.
- **Antibióticos en polvo para preparar:** unos pocos días, a menudo en la nevera.
- **Jarabes y pomadas:** cada uno el suyo; si el prospecto no lo dice, pregunte en la farmacia.

Escribir en la caja la fecha de apertura lleva cinco segundos. Y, diga lo que diga la fecha, no use comprimidos que se deshacen, cápsulas pegadas ni líquidos que han cambiado de color, de olor o de aspecto.

## Por qué no conviene «aprovecharlo»

Pasada la fecha, nadie responde de la dosis ni de la pureza. El riesgo más sencillo es que no haga efecto y se retrase el tratamiento que hacía falta. Un líquido abierto hace tiempo puede, además, haberse contaminado.

Hay medicamentos que merecen un aviso propio, porque se necesitan con prisa: el autoinyector de adrenalina, la nitroglicerina, el inhalador de rescate, la insulina. Pida la receta un mes antes. Y ante una emergencia, llame primero al **112**.

## A dónde llevarlos

En España, el Punto SIGRE está en la propia farmacia. Es un contenedor blanco donde se depositan los restos y también los envases vacíos, porque han estado en contacto con el medicamento. Nunca por el desagüe ni a la basura: acabarían en el agua o al alcance de un niño.

| Qué tiene | Dónde va |
| --- | --- |
| Medicamentos caducados o que ya no necesita | Punto SIGRE, con su caja y su prospecto |
| Envases vacíos: blísteres, frascos, tubos, aerosoles | Punto SIGRE, también con la caja |
| Agujas, jeringas y objetos cortantes | Al Punto SIGRE no: pregunte en su centro de salud |
| Termómetros, pilas, radiografías | Punto limpio |
| Gasas, productos químicos | Al Punto SIGRE no: pregunte en su ayuntamiento |

En Estados Unidos hay buzones en farmacias y comisarías, y jornadas nacionales de recogida que suelen celebrarse en abril y en octubre. En Francia, todas las farmacias los recogen para Cyclamed, sin caja ni prospecto. En otros países, pregunte en su farmacia.

## Dos repasos al año

Elija dos fechas fáciles, por ejemplo los cambios de hora. Saque todo, lea cada fecha y aparte lo caducado, lo que ha perdido la caja o el prospecto y los restos de tratamientos terminados, sobre todo los antibióticos. Después mire qué falta, antes de comprar. Trousse avisa treinta días antes de que caduquen las cajas que haya registrado.

No regale lo que le sobra a un familiar, aunque parezca «lo mismo»: la receta se hizo para una persona, con su peso, sus alergias y sus otros tratamientos.

Este artículo ofrece orientación general. Manda el prospecto de su medicamento; si tiene dudas, consulte a su farmacéutico o a su médico. Si alguien ha tomado un producto por error en España, llame al Servicio de Información Toxicológica, **91 562 04 20**, o al **112** si la situación es grave; en Estados Unidos y México, al **911**; en Francia, al **15** o al **112**.
$md$,
  $json$[
    {"title": "Rapport annuel 2017", "publisher": "Cyclamed", "dated": null, "read": "2026-11-26", "url": "https://www.slideshare.net/Cyclamed/rapport-dactivite2017"},
    {"title": "Durées de conservation après ouverture", "publisher": "Pharmacie Interjurassienne", "dated": "2015", "read": null, "url": null},
    {"title": "Conservation des médicaments en cas de vague de chaleur", "publisher": "ANSM", "dated": "2017-05", "read": null, "url": null},
    {"title": "Centres antipoison : numéros et premiers gestes", "publisher": "Centres antipoison et de toxicovigilance", "dated": null, "read": "2026-11-22", "url": "https://centres-antipoison.net/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Safe and simple ways to dispose of unused medicines, after the FDA", "publisher": "News-Medical", "dated": "2025-04-16", "read": null, "url": "https://www.news-medical.net/news/20250416/Safe-and-simple-ways-to-dispose-of-unused-medicines.aspx"},
    {"title": "Safe Medicine Disposal", "publisher": "Kansas Poison Control Center", "dated": null, "read": "2026-11-26", "url": "https://www.kansaspoisoncenter.com/education-and-prevention/home-safety/safe-medicine-disposal"},
    {"title": "Accidental Exposures to Fentanyl Patches Continue to Be Deadly to Children", "publisher": "FDA", "dated": "2021-07", "read": null, "url": null},
    {"title": "Poison Help", "publisher": "Health Resources and Services Administration", "dated": null, "read": "2026-11-22", "url": "https://poisonhelp.hrsa.gov/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Cómo saber qué medicamentos depositar en el contenedor SIGRE", "publisher": "SIGRE", "dated": null, "read": "2026-11-26", "url": "https://www.sigre.es/faq/como-saber-que-medicamentos-depositar-contenedor-sigre/"},
    {"title": "Cómo deshacerse de los medicamentos caducados y sobrantes: el Punto SIGRE", "publisher": "Familia y Salud, AEPap", "dated": "2015-07-13", "read": null, "url": "https://www.familiaysalud.es/medicinas/botiquin/como-deshacerse-de-los-medicamentos-caducados-y-sobrantes-el-punto-sigre"},
    {"title": "Conservar los medicamentos en caso de ola de calor", "publisher": "AEMPS", "dated": "2019-08", "read": null, "url": null},
    {"title": "Safe and simple ways to dispose of unused medicines, según la FDA (en inglés)", "publisher": "News-Medical", "dated": "2025-04-16", "read": null, "url": "https://www.news-medical.net/news/20250416/Safe-and-simple-ways-to-dispose-of-unused-medicines.aspx"}
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
      '3d0ac6298caf5165fe8cdf7ee1adcb89', '0a665b92841d7eddb0a86d91e192e507'
    );
