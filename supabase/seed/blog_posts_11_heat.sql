-- One article of the blog: storing at home, heat and the refrigerator.
-- How these files are written: blog_posts_01_fever.sql.

with article (
  id, slug, author, tags, image_url, read_time, featured, published, published_at,
  category, category_en, category_es, title, title_en, title_es,
  excerpt, excerpt_en, excerpt_es, image_alt, image_alt_en, image_alt_es,
  content, content_en, content_es, sources, sources_en, sources_es
) as (values (
  'b1060011-0000-4000-8000-000000000011'::uuid,
  'chaleur-et-refrigerateur',
  'Trousse',
  array['conservation', 'chaleur', 'réfrigérateur', 'canicule'],
  '/images/blog/chaleur-et-refrigerateur.webp',
  4,
  false,
  true,
  '2026-08-04T08:00:00Z'::timestamptz,
  'Prévention', 'Prevention', 'Prevención',
  'Chaleur, réfrigérateur, voiture : conserver les médicaments à la maison',
  'Heat, refrigerator, car: storing medicines at home',
  'Calor y frío: cómo conservar los medicamentos en casa',
  'Trois mentions sur la boîte décident de tout. Ce que supporte un comprimé pendant une canicule, et ce qui s’abîme en une heure dans une voiture.',
  'Three lines on the package decide everything. What a tablet withstands in a heat wave, and what spoils within an hour in a car.',
  'Tres frases de la caja lo deciden todo. Qué aguanta un comprimido en una ola de calor y qué se estropea en una hora dentro del coche.',
  'Un soleil au-dessus d’un flacon, d’une boîte et d’un thermomètre.',
  'A sun above a bottle, a box and a thermometer.',
  'Un sol sobre un frasco, una caja y un termómetro.',
  $md$Il fait 36 °C dans l’appartement, et l’armoire à pharmacie n’est pas climatisée. Faut-il tout jeter ? Non. Mais certains médicaments souffrent bien avant les autres, et le dommage ne se voit pas toujours.

## Lire la mention, pas le thermomètre

Les conditions de conservation sont imprimées sur la boîte et répétées à la rubrique 5 de la notice. Elles tiennent en trois cas.

| Ce que dit la boîte | Ce que cela veut dire à la maison |
| --- | --- |
| À conserver entre 2 et 8 °C | Au réfrigérateur, loin du freezer et de la porte |
| À conserver à moins de 25 ou 30 °C | Dans une pièce fraîche et sèche, pas au réfrigérateur |
| Rien de particulier | À température ambiante, à l’abri de la lumière et de l’humidité |

## Pendant une canicule

Selon l’agence française du médicament (2017), un dépassement de quelques jours à quelques semaines ne change pas la qualité d’un médicament à conserver à moins de 25 ou 30 °C : les essais de stabilité sont faits pendant des semaines à 40 °C. Un comprimé dans un placard intérieur n’est donc pas perdu.

Les exceptions sont connues :

- **Ce qui se garde au réfrigérateur.** Insuline, certains vaccins, collyres ou stylos : sortis, ils se gardent le temps que dit leur notice, pas davantage, et ne font pas d’allers-retours entre le chaud et le froid.
- **Les suppositoires, ovules et crèmes.** Ils fondent ou se séparent. Si l’aspect a changé à l’ouverture, on n’utilise pas.
- **Les sirops d’antibiotique reconstitués.** Ils se gardent peu de temps, souvent une ou deux semaines, selon la température : écrivez la date de préparation sur le flacon.

## Le réfrigérateur n’est pas un coffre-fort

Mettre « au frais » ce qui n’en a pas besoin n’est pas une précaution : l’agence espagnole le déconseille même quand il fait plus de 40 °C dehors. Rangez les médicaments du réfrigérateur dans une boîte fermée, sur une étagère du milieu ou du haut, jamais contre la paroi du fond où ils gèlent, ni dans la porte. Un médicament qui a gelé alors qu’il ne le devait pas ne s’utilise plus sans avis. Un thermomètre de réfrigérateur coûte peu.

Une panne de courant ? Laissez la porte fermée, notez l’heure, et appelez la pharmacie avec la liste.

## La voiture, la plage, la valise

Un coffre ou un habitacle au soleil dépasse largement ce que supportent les médicaments. Rien n’y reste, pas même le temps d’une course. Emportez une pochette isotherme sans contact direct avec l’accumulateur de froid, et gardez les traitements en cabine si vous prenez l’avion.

## Les pièces à éviter toute l’année

La salle de bains pour sa vapeur, la cuisine près du four, le rebord d’une fenêtre, le dessus d’un radiateur. Un placard de chambre ou de couloir, en hauteur et fermé, convient mieux.

## La chaleur agit aussi sur la personne

Pendant une vague de chaleur, certains traitements aggravent la déshydratation ou empêchent le corps de se refroidir : diurétiques, anti-inflammatoires, médicaments de la tension, du cœur, certains traitements psychiatriques. **N’arrêtez rien et ne diminuez rien de votre propre chef** : l’agence rappelle que l’adaptation se décide au cas par cas, avec un médecin. Une personne âgée confuse, très chaude, qui ne boit plus : appelez le **15** ou le **112**.

Trousse garde la date d’ouverture d’un flacon et prévient avant qu’il ne soit plus bon ; elle ne connaît pas la température de votre placard.

Cet article donne des repères. La notice décide ; en cas de doute sur un médicament qui a eu chaud ou froid, montrez-le à votre pharmacien avant de l’utiliser. En urgence : le **15** ou le **112** en France, le **112** en Belgique et en Espagne, le **911** aux États-Unis et au Canada.
$md$,
  $md$It is 97 °F in the apartment, and the medicine cabinet has no air conditioning. Does everything have to go? No. But some medicines suffer long before others, and the damage does not always show.

## Read the line on the package, not the thermometer

Storage conditions are printed on the package, and on the label or in the leaflet. They come in three kinds.

| What the package says | What it means at home |
| --- | --- |
| Refrigerate, 36 to 46 °F (2 to 8 °C) | In the refrigerator, away from the freezer and the door |
| Store below 77 or 86 °F (25 or 30 °C), or at room temperature | In a cool, dry room, not in the refrigerator |
| Nothing in particular | At room temperature, away from light and moisture |

## During a heat wave

The French medicines agency (2017) explains what stability tests show: medicines meant for storage below 77 or 86 °F are tested for weeks at 104 °F, so a few days or weeks above their limit do not change their quality. A tablet in an inside closet is not lost.

The exceptions are well known:

- **What is kept in the refrigerator.** Insulin, some pens, eye drops and vaccines: once out, they last as long as their label or leaflet says and no longer, and should not travel back and forth between warm and cold.
- **Suppositories, also vaginal ones, and creams.** They melt or separate. If they look different when you open them, do not use them.
- **Antibiotic liquids mixed at the pharmacy.** They keep for a short time, often one or two weeks, depending on the temperature: write the mixing date on the bottle.

## The refrigerator is not a vault

Keeping things “nice and cool” that do not need it is no precaution: the Spanish medicines agency advises against it even when it is over 104 °F outside. Keep refrigerated medicines in a closed box on a middle or upper shelf, never against the back wall where they freeze, nor in the door. A medicine that froze when it should not have is not used without asking. A refrigerator thermometer costs little.

Power outage? Keep the door shut, note the time, and call the pharmacy with your list.

## Car, beach, suitcase

A parked car in the sun gets far hotter than any medicine should. Nothing stays there, not even for one errand. Carry an insulated pouch without direct contact with the ice pack, and keep your medicines in the cabin when you fly.

## Rooms to avoid all year

The bathroom for its steam, the kitchen near the stove, a windowsill, the top of a heater. A bedroom or hallway closet, high up and locked, is better.

## Heat acts on people too

In a heat wave, some treatments worsen dehydration or keep the body from cooling down: diuretics, anti-inflammatories, blood pressure and heart medicines, some psychiatric medicines. **Do not stop or cut anything on your own:** any change is decided case by case with a doctor. An older person who is confused, very hot or no longer drinking: call **911**.

Trousse keeps the date a bottle was opened and warns you before it is no longer good. It does not know the temperature of your closet.

## When a medicine looks different

Tablets that stick together or crumble, capsules that have softened, a liquid that has turned cloudy, a cream that has separated: these are reasons to stop and show it to the pharmacist. But a medicine can lose strength and look the same, which is why the storage line comes first. If a child has swallowed something spoiled or unknown, call Poison Help at **1-800-222-1222**.

This article is guidance. The label decides; if a medicine got too hot or too cold, show it to your pharmacist before you use it. In an emergency call **911** in the United States and Canada, **112** in Spain and across the European Union, **15** or **112** in France.
$md$,
  $md$En casa hay 36 °C y el botiquín no tiene aire acondicionado. ¿Hay que tirarlo todo? No. Pero algunos medicamentos sufren mucho antes que otros, y el daño no siempre se ve.

## Leer la frase de la caja, no el termómetro

Las condiciones de conservación están impresas en la caja y se repiten en la sección 5 del prospecto. Hay tres casos.

| Lo que dice la caja | Lo que significa en casa |
| --- | --- |
| Conservar entre 2 y 8 °C | En la nevera o refrigerador, lejos del congelador y de la puerta |
| Conservar por debajo de 25 o 30 °C | En una habitación fresca y seca, no en la nevera |
| Nada en particular | A temperatura ambiente, sin luz ni humedad |

## Durante una ola de calor

La agencia española lo resumió en 2019: lo que va entre 2 y 8 °C se guarda en la nevera; lo que va por debajo de 25 o 30 °C, en un sitio fresco y seco, pero no en la nevera, ni siquiera cuando fuera se superan los 40 °C, porque en España esas temperaturas son puntuales. Un comprimido dentro de un armario interior no está perdido.

Las excepciones son conocidas:

- **Lo que se guarda en la nevera.** Insulina, algunas plumas, colirios o vacunas: fuera duran lo que dice su prospecto y nada más, y no deben ir y venir entre el frío y el calor.
- **Cremas, óvulos y supositorios.** Son más sensibles: si al abrir el envase el aspecto ha cambiado, no se usan.
- **Los jarabes de antibiótico ya preparados.** Duran poco, a menudo una o dos semanas, según la temperatura: escriba en el frasco la fecha de preparación.

## La nevera no es una caja fuerte

Enfriar lo que no lo necesita no es una precaución, sino un cambio de condiciones que nadie ha probado. Guarde los medicamentos de la nevera en una caja cerrada, en un estante central o alto, nunca contra la pared del fondo, donde se congelan, ni en la puerta. Un medicamento congelado por error no se usa sin consultar. Un termómetro de nevera cuesta poco.

¿Se ha ido la luz? Deje la puerta cerrada, apunte la hora y llame a la farmacia con la lista.

## El coche o auto, la playa, la maleta

Un maletero o un coche al sol alcanzan temperaturas muy altas. No deje nada dentro, ni el tiempo de un recado. Lleve una bolsa isotérmica, sin contacto directo con el acumulador de frío, y los tratamientos en la cabina si viaja en avión.

## Lugares que conviene evitar todo el año

El baño por el vapor, la cocina cerca del horno, el alféizar, la parte de arriba de un radiador. Un armario de dormitorio o de pasillo, en alto y cerrado, es mejor.

## El calor también actúa sobre la persona

En una ola de calor, algunos tratamientos agravan la deshidratación o impiden que el cuerpo se enfríe: diuréticos, antiinflamatorios, medicamentos para la tensión o el corazón, algunos psiquiátricos. **No suspenda ni reduzca nada por su cuenta:** se decide caso por caso con un médico. Si una persona mayor está confusa, muy caliente o ya no bebe, llame al **112**.

Trousse guarda la fecha en que se abrió un frasco y avisa antes de que deje de servir; no conoce la temperatura de su armario.

## Cuando el aspecto cambia

Comprimidos pegados o que se deshacen, cápsulas blandas, un líquido turbio, una crema que se separa: enséñelos en la farmacia. Pero un medicamento puede perder eficacia y tener el mismo aspecto; por eso manda la frase de la caja. Si un niño se ha tragado algo en mal estado o desconocido, llame al **91 562 04 20**, información toxicológica.

Este artículo orienta. Decide el prospecto; si un medicamento ha pasado calor o frío, enséñeselo a su farmacéutico antes de usarlo. En una emergencia llame al **112** en España, al **911** en Estados Unidos y México, y al **15** o al **112** en Francia.
$md$,
  $json$[
    {"title": "Conservation des médicaments en cas de vague de chaleur", "publisher": "ANSM", "dated": "2017-05", "read": null, "url": null},
    {"title": "Bon usage des médicaments en cas de vague de chaleur, mise au point de l’ANSM", "publisher": "France Psoriasis", "dated": null, "read": "2026-11-26", "url": "https://francepsoriasis.org/actualites/mise-au-point-sur-le-bon-usage-des-medicaments-en-cas-de-vague-de-chaleur/"},
    {"title": "Conserver les médicaments pendant une vague de chaleur (en espagnol)", "publisher": "AEMPS", "dated": "2019-08", "read": null, "url": null},
    {"title": "Durées de conservation après ouverture", "publisher": "Pharmacie Interjurassienne", "dated": "2015", "read": null, "url": null}
  ]$json$::jsonb,
  $json$[
    {"title": "Storing medicines during a heat wave (in French)", "publisher": "ANSM", "dated": "2017-05", "read": null, "url": null},
    {"title": "Storing medicines in a heat wave (in Spanish)", "publisher": "AEMPS", "dated": "2019-08", "read": null, "url": null},
    {"title": "Poison Help", "publisher": "Health Resources and Services Administration", "dated": null, "read": "2026-11-22", "url": "https://poisonhelp.hrsa.gov/"}
  ]$json$::jsonb,
  $json$[
    {"title": "Conservar los medicamentos en caso de ola de calor", "publisher": "AEMPS", "dated": "2019-08", "read": null, "url": null},
    {"title": "Prospecto de medicamentos", "publisher": "Servicio Andaluz de Salud", "dated": null, "read": "2026-11-26", "url": "https://www.sspa.juntadeandalucia.es/servicioandaluzdesalud/ciudadania/farmacia-y-prestaciones/informacion-la-ciudadania-sobre-el-uso-de-medicamentos/prospecto-de-medicamentos"},
    {"title": "Conservation des médicaments en cas de vague de chaleur (en francés)", "publisher": "ANSM", "dated": "2017-05", "read": null, "url": null}
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
    title_es = case
      when post.title_es = 'Calor, nevera, coche: conservar los medicamentos en casa' then article.title_es
      else post.title_es
    end,
    read_time = article.read_time,
    sources = article.sources, sources_en = article.sources_en, sources_es = article.sources_es
  from article
  where post.id = article.id
    and md5(post.content || post.content_en || post.content_es) in (
      '88dc9413adc93fb8e0c4db14c4ae4aa2', 'c532cf9135f7f5224f24510832abcca2'
    );
