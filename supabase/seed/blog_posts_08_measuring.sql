-- One article of the blog: measuring a dose of liquid medicine.
-- How these files are written: blog_posts_01_fever.sql.

with article (
  id, slug, author, tags, image_url, read_time, featured, published, published_at,
  category, category_en, category_es, title, title_en, title_es,
  excerpt, excerpt_en, excerpt_es, image_alt, image_alt_en, image_alt_es,
  content, content_en, content_es, sources, sources_en, sources_es
) as (values (
  'b1060008-0000-4000-8000-000000000008'::uuid,
  'mesurer-une-dose-de-sirop',
  'Trousse',
  array['sirop', 'pipette', 'dose', 'enfant'],
  '/images/blog/mesurer-une-dose-de-sirop.webp',
  4,
  false,
  true,
  '2026-11-03T08:00:00Z'::timestamptz,
  'Éducation', 'Education', 'Educación',
  'Mesurer une dose de sirop sans se tromper',
  'Measuring a dose of liquid medicine without a mistake',
  'Medir una dosis de jarabe sin equivocarse',
  'Une pipette par flacon, une graduation lue à hauteur des yeux, un poids récent : les gestes qui évitent la plupart des erreurs.',
  'One syringe for each bottle, a mark read at eye level, a recent weight: habits that prevent most mistakes.',
  'Una jeringa para cada frasco, una marca leída a la altura de los ojos y un peso reciente: gestos que evitan la mayoría de los errores.',
  'Deux flacons de sirop, chacun avec sa pipette, et une cuillère barrée.',
  'Two bottles of liquid medicine, each with its own measuring device, and a spoon crossed out.',
  'Dos frascos de jarabe, cada uno con su medidor, y una cuchara tachada.',
  $md$Un sirop se mesure en quelques secondes, souvent la nuit, souvent avec un enfant qui se débat. C’est là que se glissent les erreurs : l’agence française du médicament a relevé que la plupart viennent d’une pipette empruntée à un autre flacon, et qu’elles touchent surtout les nourrissons et les enfants de 2 à 11 ans.

## Une pipette, un flacon

Une pipette n’est pas un instrument universel. Elle est graduée pour un seul liquide, à une seule concentration. Deux sirops de la même substance peuvent avoir deux concentrations, et deux pipettes graduées en kilos peuvent compter chacune autre chose pour un même trait.

- Ne séparez jamais la pipette de son flacon : un élastique, un sachet, la boîte d’origine.
- Pipette perdue ou cassée ? Demandez-en une au pharmacien pour ce flacon-là. N’en prenez pas une autre « qui ressemble ».
- Pas de cuillère de cuisine : deux petites cuillères ne contiennent pas la même quantité.
- Un gobelet doseur se lit mal pour une petite dose. Préférez la pipette si la boîte en contient une.

## Lire ce que la graduation compte

Avant de remplir, répondez à une question : que mesure ce trait ? Selon les produits, la pipette compte des millilitres, des kilos de poids de l’enfant, ou des doses. L’ordonnance, elle, peut dire des gouttes, des millilitres ou « une dose poids ». Si l’unité de l’ordonnance n’est pas celle de la pipette, ne convertissez pas : appelez la pharmacie.

Une goutte n’est pas un millilitre, et un compte-gouttes n’est pas une pipette. L’agence cite ce cas : autant de pipettes données que de gouttes prescrites.

## Le geste, dans l’ordre

1. **Lisez l’étiquette** : nom, substance, date, et depuis quand le flacon est ouvert.
2. **Agitez** si la notice le demande ; une suspension qui repose n’a plus la même concentration en haut et en bas.
3. **Pesez l’enfant** si la dose dépend du poids et que le dernier date. Arrondissez comme la notice le dit, jamais vers le haut de votre propre chef.
4. **Retirez le capuchon** de la pipette et jetez-le : un petit capuchon oublié peut être avalé.
5. **Aspirez, chassez les bulles**, tenez la pipette à hauteur des yeux et lisez le bord du piston.
6. **Donnez lentement**, l’enfant assis ou demi-assis, la pipette contre l’intérieur de la joue, sans viser le fond de la gorge.
7. **Notez l’heure** avant de ranger.
8. **Rincez, séchez, remettez la pipette avec son flacon.**

Ne mélangez pas la dose à un biberon entier : si l’enfant n’en boit que la moitié, personne ne sait ce qu’il a reçu.

## Deux flacons d’ibuprofène, deux pipettes

En France, deux marques de la même concentration ont deux pipettes graduées en kilos qui ne comptent pas la même quantité par kilo, et un nombre de prises différent. La pipette de l’une dans le flacon de l’autre suffit à dépasser ce que la notice permet. Le même piège vaut pour deux sirops de paracétamol de concentrations différentes.

## En voyage ou d’un pays à l’autre

Le sirop du même nom n’a pas toujours la même concentration ailleurs. En Espagne, le paracétamol pour enfants est environ trois fois plus concentré que dans d’autres pays, et l’agence espagnole a signalé en décembre 2025 des surdosages graves venus de cette différence. Emportez la boîte, la notice et la pipette de chez vous, et mesurez toujours avec celle du flacon que vous tenez.

## Si la dose était fausse

Trop donné, ou un doute ? Appelez le **15** ou un centre antipoison (numéro national **01 45 42 59 59** ; [les autres numéros](https://centres-antipoison.net/)), même sans symptôme, la boîte et la pipette sous les yeux. Trop peu donné, ou recraché en partie ? Ne complétez pas de vous-même : demandez d’abord.

Cet article donne des repères, pas une dose. La notice de votre flacon fait foi ; votre pharmacien peut vous montrer le geste. En urgence : le **15** ou le **112** en France, le **112** en Belgique et en Espagne, le **911** aux États-Unis et au Canada.
$md$,
  $md$A liquid medicine takes seconds to measure, often at night, often with a child who squirms. That is where mistakes slip in. Regulators on both sides of the Atlantic have found the same causes: a measuring tool borrowed from another bottle, markings that do not match the directions, and kitchen spoons.

## One tool, one bottle

A dosing syringe is not a universal instrument. It is marked for one liquid at one strength. Two products with the same ingredient can have two strengths, and the same line then holds two different doses.

- Keep the syringe, dropper or cup with its bottle: a rubber band, a bag, the original box.
- Lost or broken? Ask the pharmacist for one that fits that bottle. Do not take another that looks alike.
- No kitchen spoons. Two teaspoons from the same drawer do not hold the same amount, and a teaspoon mistaken for a tablespoon triples the dose.
- A dosing cup is hard to read for a small dose. Use the syringe if the package has one.

## Know what the line counts

Before you fill it, answer one question: what does this line measure? In the United States it should be milliliters, and the directions should use the same unit. If the label says one unit and the tool shows another, do not convert in your head: call the pharmacy.

Drops are not milliliters, and a dropper is not a syringe.

## The steps, in order

1. **Read the label:** name, active ingredient, date, and how long the bottle has been open.
2. **Shake** if the label says so; a suspension that has settled is weaker on top and stronger at the bottom.
3. **Weigh your child** if the dose goes by weight and the last weight is old. Use weight if the label gives it, age only if it does not.
4. **Take the cap off the syringe** and throw it away. Small caps left on a syringe have been swallowed, and the FDA has warned about it.
5. **Draw up, push out the bubbles**, hold the syringe at eye level, and read the edge of the plunger.
6. **Give it slowly**, child sitting up, the tip inside the cheek, not toward the back of the throat.
7. **Write down the time** before you put anything away.
8. **Rinse, dry, and put the tool back with its bottle.**

Do not mix a dose into a full bottle of milk: if your child drinks half, nobody knows what was taken.

## Infants’ and children’s bottles

The infants’ and the children’s acetaminophen sold in the United States now have the same strength, but old bottles, imported bottles and other ingredients may not: infants’ ibuprofen drops are stronger than the children’s liquid. Read the strength on the front each time you open a new bottle, and use only the tool that came with it.

## When you travel, or bring medicine home

The same name can mean another strength abroad. In Spain, children’s liquid paracetamol, the drug Americans call acetaminophen, is about three times as strong as in some other countries; the Spanish agency reported serious overdoses from that difference in December 2025. Pack your own bottle, its label and its syringe, and always measure with the tool of the bottle in your hand.

## If the dose was wrong

Too much, or you are not sure? Call Poison Help at **1-800-222-1222** right away, even without symptoms, with the bottle and the tool in front of you. If your child has collapsed, is having a seizure or has trouble breathing, call **911**. Too little, or half of it spat out? Do not top it up on your own: ask first.

This article is guidance, not a dose. The label on your bottle decides, and your pharmacist can show you how to measure. In an emergency call **911** in the United States and Canada, **112** in Spain and across the European Union, **15** or **112** in France.
$md$,
  $md$Un jarabe se mide en segundos, a menudo de noche y con un niño que se resiste. Ahí se cuelan los errores: la jeringa de otro frasco, una marca mal leída, una cuchara de cocina o una concentración distinta de la que usted conocía.

## Una jeringa, un frasco

Una jeringa dosificadora no es un instrumento universal. Está graduada para un solo líquido y una sola concentración. Dos jarabes con el mismo principio activo pueden tener concentraciones distintas, y entonces la misma marca contiene otra dosis.

- No separe nunca la jeringa de su frasco: una goma, una bolsita, la caja original.
- ¿Perdida o rota? Pida en la farmacia una para ese frasco. No use otra «parecida».
- Nada de cucharas de cocina: dos cucharillas no contienen la misma cantidad.
- Un vasito se lee mal para una dosis pequeña. Prefiera la jeringa si la caja la trae.

## Saber qué cuenta la marca

Antes de llenarla, responda a una pregunta: ¿qué mide esta línea? Según el producto, cuenta mililitros, kilos de peso o gotas. Si la receta usa una unidad y la jeringa otra, no convierta de memoria: llame a la farmacia.

Una gota no es un mililitro, y cada frasco tiene su propio cuentagotas: el número de gotas que hacen un mililitro cambia de un producto a otro.

## Los pasos, en orden

1. **Lea la etiqueta:** nombre, principio activo, concentración, fecha y desde cuándo está abierto.
2. **Agite** si lo pide el prospecto; una suspensión en reposo no tiene la misma concentración arriba que abajo.
3. **Pese al niño** si la dosis depende del peso y el último dato es antiguo.
4. **Quite el capuchón** de la jeringa y tírelo: un capuchón olvidado puede tragarse.
5. **Aspire, elimine las burbujas**, sujete la jeringa a la altura de los ojos y lea el borde del émbolo.
6. **Dé el jarabe despacio**, con el niño sentado, hacia el interior de la mejilla y no hacia el fondo de la garganta.
7. **Apunte la hora** antes de guardar nada.
8. **Enjuague, seque y devuelva la jeringa a su frasco.**

No mezcle la dosis con un biberón entero: si el niño bebe la mitad, nadie sabe cuánto ha tomado.

## La trampa de la concentración

En diciembre de 2025 la Agencia Española de Medicamentos avisó del riesgo de sobredosis accidental con el paracetamol (acetaminofén) en solución oral. En los dos casos graves que recibió, los jarabes del país de origen de la familia tenían una concentración tres veces menor que los españoles: con el mismo volumen, el niño recibió el triple. La agencia pide ajustar siempre la dosis a la concentración del frasco y al peso actual del niño, y recuerda que los síntomas pueden tardar días.

También en España conviven presentaciones distintas del mismo principio activo, unas con jeringa y otras con cuchara graduada. Y el ibuprofeno infantil se vende en dos concentraciones: una es el doble de la otra. Compare el número del frasco nuevo con el del anterior antes de dar la primera dosis.

## De viaje

Un jarabe con el mismo nombre puede tener otra concentración en otro país. Lleve su frasco, su prospecto y su jeringa, y mida siempre con la del frasco que tiene en la mano.

## Si la dosis no era correcta

¿Ha dado de más o tiene dudas? Llame enseguida al Servicio de Información Toxicológica, **91 562 04 20**, o al **112**, aunque no haya síntomas, con el frasco y la jeringa delante. ¿Ha dado de menos o ha escupido parte? No complete la dosis por su cuenta: pregunte antes.

Este artículo orienta y no da dosis. Manda el prospecto de su frasco, y su farmacéutico puede enseñarle a medir. En una emergencia llame al **112** en España, al **911** en Estados Unidos y México, y al **15** o al **112** en Francia.
$md$,
  $json$[
    {"title": "Ne vous mélangez pas les pipettes", "publisher": "ANSM", "dated": "2013", "read": null, "url": null},
    {"title": "Doliprane 2,4 %, suspension buvable : résumé des caractéristiques du produit", "publisher": "ANSM", "dated": "2023-07-01", "read": null, "url": null},
    {"title": "Nurofenpro, suspension buvable : résumé des caractéristiques du produit", "publisher": "ANSM", "dated": "2018-04-26", "read": null, "url": null},
    {"title": "Riesgo de sobredosis accidental de paracetamol en solución oral, note (en espagnol)", "publisher": "AEMPS", "dated": "2025-12-16", "read": null, "url": null},
    {"title": "Centres antipoison : numéros et premiers gestes", "publisher": "Centres antipoison et de toxicovigilance", "dated": null, "read": "2026-11-22", "url": "https://centres-antipoison.net/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Dosage Delivery Devices for Orally Ingested OTC Liquid Drug Products, guidance for industry", "publisher": "FDA", "dated": "2011-05", "read": null, "url": null},
    {"title": "FDA Urges Caution with Dosing Syringes", "publisher": "FDA", "dated": "1994-10-15", "read": null, "url": "https://webarchive.library.unt.edu/eot2008/20090115233925/http://www.hhs.gov/news/press/pre1995pres/941015.txt"},
    {"title": "Children’s liquid acetaminophen: Drug Facts label", "publisher": "FDA label data", "dated": null, "read": "2026-11-22", "url": null},
    {"title": "Ne vous mélangez pas les pipettes (in French)", "publisher": "ANSM", "dated": "2013", "read": null, "url": null},
    {"title": "Risk of accidental overdose of liquid paracetamol in children, safety note (in Spanish)", "publisher": "AEMPS", "dated": "2025-12-16", "read": null, "url": null},
    {"title": "Poison Help", "publisher": "Health Resources and Services Administration", "dated": null, "read": "2026-11-22", "url": "https://poisonhelp.hrsa.gov/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Riesgo de sobredosis accidental de paracetamol en solución oral en niños, nota informativa", "publisher": "AEMPS", "dated": "2025-12-16", "read": null, "url": null},
    {"title": "Riesgo de sobredosis de paracetamol con soluciones orales pediátricas", "publisher": "Consejo General de Colegios Farmacéuticos", "dated": null, "read": "2026-11-26", "url": "https://www.farmaceuticos.com/tu-farmaceutico-informa/consejos-de-salud/riesgo-de-sobredosis-de-paracetamol-con-soluciones-orales-pediatricas"},
    {"title": "Paracetamol Level, solución oral: ficha técnica", "publisher": "AEMPS, CIMA", "dated": null, "read": "2026-11-26", "url": "https://cima.aemps.es/cima/dochtml/ft/68318/FT_68318.html"},
    {"title": "Efferalgan pediátrico, solución oral: ficha técnica", "publisher": "AEMPS, CIMA", "dated": null, "read": "2026-11-26", "url": "https://cima.aemps.es/cima/dochtml/ft/58157/FT_58157.html"},
    {"title": "Ibuprofeno, suspensión oral: ficha técnica 81974", "publisher": "AEMPS, CIMA", "dated": null, "read": "2026-11-22", "url": null}
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
      'c5524fd81b491b4ae94e1cf4ab3431fc', '7eb64d92bd0a6b64141353c434bfde65'
    );
