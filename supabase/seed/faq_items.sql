-- Ten questions in three languages. Answers are Markdown: paragraphs, lists, links. They promise
-- nothing that does not exist: `testing/site/public-sentences.test.ts` compares them with what does.
-- After a change, add the digest of the former text to the list at the end.
insert into public.faq_items
  (id, language, published, display_order, featured, question, answer)
values
  ('fa000000-0000-4000-8000-000000000101', 'fr', true, 1, true,
   'À quoi sert Trousse, et pour qui ?',
   'Trousse est l’armoire à pharmacie de votre foyer, en ordre et lisible d’un coup d’œil. On y trouve :

- chaque boîte, avec sa quantité et sa date d’expiration ;
- les alertes sur ce qui expire ou vient à manquer ;
- chaque prise, avec son heure, pour la bonne personne.

C’est fait pour une personne seule, pour une famille, et pour toute personne qui prend soin d’un proche. Une question sur un symptôme se pose aussi sans compte : avec les boîtes que vous écrivez, elle reste sur votre appareil. Une famille d’exemple, inventée, montre le reste avant l’inscription.'),
  ('fa000000-0000-4000-8000-000000000102', 'fr', true, 2, false,
   'Puis-je suivre plusieurs personnes, et partager un profil ?',
   'Oui. Un compte peut contenir jusqu’à 200 profils, adultes ou enfants, ou moins si l’exploitant en limite le nombre. Une boîte est à toute la maison ou au nom d’une personne ; chaque prise est notée pour la personne qui l’a reçue, et dit qui l’a donnée.

Un profil se partage avec le compte de quelqu’un d’autre, à l’un de trois niveaux :

- Lecture : tout voir ;
- Modification : aussi corriger, ajouter et noter des prises ;
- Gestion : aussi supprimer des médicaments et inviter quelqu’un.

Ce que l’un note s’affiche chez les autres en quelques secondes, quand ils sont connectés. L’invitation arrive par e-mail et vaut 14 jours. Vous pouvez la retirer à tout moment, et un journal dit qui a ouvert ou modifié le profil. « Je m’en occupe » dit aux autres, pendant dix minutes, qui donne la prise attendue.

Une personne qui garde quelqu’un n’a pas besoin de compte : une fiche de garde, ouverte par un lien aux heures choisies, dit quoi donner et permet de noter les prises.'),
  ('fa000000-0000-4000-8000-000000000103', 'fr', true, 3, true,
   'Comment suis-je prévenu qu’un médicament expire ou manque ?',
   'Trousse regarde la date et la quantité de chaque boîte, et crée une alerte :

- à partir de 30 jours avant l’expiration, puis quand la date est passée ;
- quand il reste moins de 20 % de la boîte ;
- quand la boîte est vide.

Vous les voyez dans l’application, à la cloche et à la page Alertes. Vous pouvez aussi créer les vôtres, avec une date et une heure. L’e-mail du lundi cite aussi les boîtes à regarder, selon vos préférences. Ces alertes n’envoient pas de notification : elles se voient quand vous ouvrez l’application.

Quand une agence rappelle des lots d’un médicament et que l’exploitant a confirmé son avis, chaque boîte concernée le dit.'),
  ('fa000000-0000-4000-8000-000000000104', 'fr', true, 4, false,
   'Peut-on programmer des rappels de prise ?',
   'Oui. Donnez une ou plusieurs heures à un médicament : l’accueil montre alors ce qui est à prendre aujourd’hui, ce qui viendra plus tard et ce qui est déjà noté. Une prise mal notée se corrige dans l’historique, et une prise sautée par erreur se reprend.

Un écran simple, sur l’appareil de la personne, ne montre que ses prises du jour et qui appeler.

Quand la page est fermée, Trousse vous rappelle la prise par une notification sur chaque appareil où vous l’acceptez, et par e-mail, selon vos préférences et si l’installation a un serveur d’e-mails. Les notifications demandent une adresse en https. Si vous le demandez, les proches qui peuvent noter les prises sont prévenus quand l’une d’elles reste sans réponse ; ils le sont toujours quand l’envoi des rappels a échoué.

Avant un voyage, une page compte ce qu’il faut emporter pour les jours choisis, et dit ce qui manque.

Un appareil éteint ou un réseau coupé peuvent faire manquer un rappel : pour un traitement qui ne souffre pas d’oubli, gardez aussi un réveil.

Les prises prévues s’affichent aussi dans le calendrier de votre téléphone, par un lien privé que vous pouvez retirer ; les noms n’y sont que si vous le choisissez.'),
  ('fa000000-0000-4000-8000-000000000105', 'fr', true, 5, true,
   'J’ai un symptôme : que peut me dire Trousse ?',
   'Trousse informe et ne pose pas de diagnostic. Décrivez un symptôme sur l’accueil : si vos mots évoquent une urgence, ou si notre liste ne les connaît pas, Trousse montre les numéros à appeler, et rien à prendre. Sinon, Trousse regarde dans les boîtes de la maison, propose au plus deux choses par symptôme, et dit d’où vient l’information et ce qui a été écarté : périmé, vide, allergie, âge, poids, état de santé, interaction avec un traitement noté. Une substance déjà prise est montrée avec l’heure avant laquelle la notice n’en prévoit pas d’autre.

Trousse ne calcule pas la dose à donner et ne connaît que ce qui est noté. Ses règles, en nombre limité, peuvent manquer une urgence, une interaction ou une contre-indication. Lisez la notice, et demandez conseil à un pharmacien ou à un médecin.

Pendant une maladie, un suivi réunit les températures, les symptômes et les doses, et s’imprime sur une feuille à montrer au médecin. Un rapport pour le médecin réunit les traitements, les prises et les mesures d’une période, en PDF.

Une fois par mois, l’accueil demande si la maison est prête pour une nuit de fièvre. Une feuille pour le frigo dit qui appeler, qui est allergique à quoi et où sont les boîtes.

**En cas d’urgence, appelez les secours :**

- France : **15** ou **112**
- Belgique et Espagne : **112**
- Suisse : **144**
- États-Unis, Canada et Mexique : **911**
- Argentine : **107**'),
  ('fa000000-0000-4000-8000-000000000106', 'fr', true, 6, false,
   'D’où viennent les informations sur les médicaments ?',
   'Les médicaments proposés pendant la saisie sont ceux que l’exploitant a chargés : nom, dosage, forme, substance active, contenance, délivrance sur ordonnance ou non. Au départ, ce sont des médicaments courants vendus en France, d’après la [Base de données publique des médicaments](https://base-donnees-publique.medicaments.gouv.fr/). L’exploitant peut y ajouter les listes officielles de la France, de l’Espagne (CIMA) et des États-Unis (NDC Directory). Les quelques mots sur les indications et les effets indésirables sont de nous, d’après les notices françaises. La fiche d’un médicament cite sa source et la date de celle-ci.

Un médicament absent de la liste s’ajoute à la main. Les interactions sont comparées avec un nombre limité de règles, dont chacune cite sa source ; aucune n’a été relue pour nous par un professionnel de santé : posez la question à votre pharmacien.'),
  ('fa000000-0000-4000-8000-000000000107', 'fr', true, 7, false,
   'Peut-on numériser une ordonnance ou le code d’une boîte ?',
   'Le code d’une boîte, oui, avec l’appareil photo ou en le tapant, si la lecture est activée sur cette installation. Une ordonnance se garde en photo ou en PDF, pour une personne ; ses lignes deviennent des boîtes avec leurs heures, une fois que vous avez comparé chacune avec le papier. Avant la fin d’une ordonnance, une alerte et, selon vos préférences, un message rappellent de la faire renouveler.

Une liste tapée, collée ou dictée remplit l’armoire en une fois.

Sans code, deux lettres suffisent pour trouver un médicament courant ; le choisir remplit le nom, le dosage, la forme et la quantité.'),
  ('fa000000-0000-4000-8000-000000000108', 'fr', true, 8, true,
   'Où sont mes données, et qui peut les lire ?',
   'Dans la base de données de cette installation. Trousse n’a ni publicité ni mesure d’audience. Dans l’application, vos profils ne sont visibles que de vous et de ceux avec qui vous les partagez : la base de données le vérifie à chaque lecture. Qui administre le serveur peut en revanche atteindre les fichiers ; choisissez une installation à qui vous faites confiance, ou la vôtre : Trousse s’installe d’une commande sur un ordinateur muni de Node.js.

Sur un téléphone que vous déclarez comme le vôtre, un verrou par code ou par empreinte chiffre votre session et les pages lues qui y sont gardées. Ce qui attend d’être envoyé n’est pas chiffré, ni la fiche d’urgence des personnes que vous choisissez : elle s’ouvre sans déverrouiller, avec les numéros d’urgence.

Dans les paramètres, la page « Mes données » dit ce qui est gardé et qui l’a vu, et donne une copie de tout, qui peut être reprise dans un autre compte. Vous y supprimez aussi votre compte, avec tout ce qu’il contient. Le détail est dans la [politique de confidentialité](/privacy).

Qui administre une installation y trouve une page sur l’état du système : sauvegardes, e-mails, notifications, place libre, versions.'),
  ('fa000000-0000-4000-8000-000000000109', 'fr', true, 9, false,
   'En quelles langues, et faut-il une connexion ?',
   'En français, en anglais et en espagnol ; la langue se change à tout moment. Les médicaments proposés pendant la saisie sont ceux que l’exploitant a chargés ; au départ, des médicaments courants vendus en France.

Il faut une connexion pour ouvrir un compte, pour voir ce que les autres notent et pour changer une boîte. Sur un appareil où vous êtes déjà connecté, l’application s’ouvre aussi sans réseau, avec ce qui y a été lu et l’heure de cette lecture, sauf si vous avez dit que cet appareil est partagé. Une prise que vous y notez reste sur l’appareil, marquée comme pas encore envoyée, et part dès que le réseau revient et que Trousse est ouverte. Jusque-là, les autres ne la voient pas.

La page [Préparer un téléphone](/help/phone) guide l’installation sur un téléphone, les notifications et l’appareil photo.'),
  ('fa000000-0000-4000-8000-000000000110', 'fr', true, 10, false,
   'Combien coûte Trousse ?',
   'Rien : Trousse ne demande aucun paiement, et il n’y a pas d’offre premium. L’exploitant d’une installation peut éteindre certaines fonctions, ou les réserver à certains comptes : la recherche par symptôme, la lecture des codes de boîtes, les rappels par notification, le choix de la région et le rapport de la semaine. Il peut aussi limiter le nombre de profils, et les pages d’ordonnances lues et les rapports PDF faits en un mois.

Si l’exploitant d’une installation demande une participation, c’est à lui de l’annoncer avant l’inscription.'),

  ('fa000000-0000-4000-8000-000000000201', 'en', true, 1, true,
   'What is Trousse, and who is it for?',
   'Trousse is your household’s medicine cabinet, tidy and readable at a glance. It holds:

- every box, with its quantity and expiration date;
- alerts about what is about to expire or run out;
- every dose, with its time, for the right person.

It is made for one person, for a family, and for anyone who cares for somebody. You can ask about a symptom without an account as well: with the medicines you list, the question stays on your device. A sample family, which is fictional, shows the rest before you sign up.'),
  ('fa000000-0000-4000-8000-000000000202', 'en', true, 2, false,
   'Can I keep track of several people, and share a profile?',
   'Yes. One account holds up to 200 profiles, adults or children, or fewer if the operator limits their number. A box belongs to the whole home or to one person; every dose is recorded for the person who took it, and says who gave it.

A profile can be shared with somebody else’s account, at one of three levels:

- View: see everything;
- Edit: also correct, add and log doses;
- Manage: also delete medicines and invite somebody.

What one person records appears on the others’ screens within seconds, as long as they are online. The invitation comes by email and is good for 14 days. You can take it back at any time, and a log shows who opened or changed the profile. “I’ll do it” tells the others, for ten minutes, who is giving the dose that is due.

Somebody who fills in for a few hours needs no account: a care sheet, opened by a link during the hours you choose, says what to give and lets them log the doses.'),
  ('fa000000-0000-4000-8000-000000000203', 'en', true, 3, true,
   'How will I know that a medicine is expiring or running out?',
   'Trousse looks at the date and the quantity of every box, and creates an alert:

- from 30 days before it expires, and again once the date has passed;
- when less than 20% of the box is left;
- when the box is empty.

You see them in the app, at the bell and on the Alerts page. You can also create your own, with a date and a time. The Monday email also names the boxes worth a look, depending on your preferences. These alerts send no notification: you see them when you open the app.

When an agency recalls lots of a medicine and whoever runs the installation has confirmed its notice, every box it concerns says so.'),
  ('fa000000-0000-4000-8000-000000000204', 'en', true, 4, false,
   'Can I set dose reminders?',
   'Yes. Give a medicine one or more times of day: the home page then shows what is due today, what comes later and what has been logged. A dose that was logged wrong can be corrected in the history, and a dose skipped by mistake can be logged after all.

A simple screen, on that person’s own device, shows only the doses of the day and whom to call.

When the page is closed, Trousse reminds you of the dose by a notification on every device where you accept it, and by email, depending on your preferences and if the installation has a mail server. Notifications need an https address. If you ask for it, the people who may log doses for a profile are told when one goes unanswered; they always are when sending the reminders failed.

Before a trip, a page counts what to take along for the days you choose, and says what is missing.

If a device is off or the network is down, a reminder may not arrive: for a treatment that must not be missed, set an alarm clock as well.

The planned doses also show in the calendar of your phone, through a private link that you can remove; names appear only if you choose to show them.'),
  ('fa000000-0000-4000-8000-000000000205', 'en', true, 5, true,
   'I have a symptom: what can Trousse tell me?',
   'Trousse informs and does not diagnose. Describe a symptom on the home page: if your words suggest an emergency, or if they are not on our list, Trousse shows the numbers to call, and nothing to take. Otherwise it looks in the boxes of your home, offers at most two things for each symptom, and says where the information comes from and what was left out: expired, empty, allergy, age, weight, health condition, interaction with a recorded treatment. A substance that was taken already is shown with the time before which its label or leaflet allows no more of it.

Trousse does not work out the dose to give, and knows only what is recorded. Its rules are limited in number and may miss an emergency, an interaction or a contraindication. Read the label or leaflet, and ask a pharmacist or a doctor.

During an illness, a log brings together temperatures, symptoms and doses, and prints as one sheet to show the doctor. A report for the doctor brings together the treatments, doses and measurements of a period, as a PDF.

Once a month, the home page asks whether you are ready for a night with a fever. A sheet for the fridge says whom to call, who is allergic to what and where the boxes are.

**In an emergency, call for help:**

- United States, Canada and Mexico: **911**
- France: **15** or **112**
- Belgium and Spain: **112**
- Switzerland: **144**
- Argentina: **107**'),
  ('fa000000-0000-4000-8000-000000000206', 'en', true, 6, false,
   'Where does the information about medicines come from?',
   'The medicines suggested while you type are those the operator has loaded: name, strength, form, active ingredient, pack size, and whether a prescription is needed. To begin with, these are common medicines sold in France, from the [French public medicines database](https://base-donnees-publique.medicaments.gouv.fr/). The operator can add the official lists of France, Spain (CIMA) and the United States (NDC Directory). The few words about uses and side effects are ours, based on the French leaflets. The details of a medicine name their source and its date.

A medicine that is not on the list can be typed in by hand. Interactions are checked against a limited number of rules, each of which names its source; no health professional has reviewed them for us: ask your pharmacist.'),
  ('fa000000-0000-4000-8000-000000000207', 'en', true, 7, false,
   'Can I scan a prescription or the code on a box?',
   'The code on a box, yes, with the camera or by typing it, if scanning is turned on at this installation. A prescription can be kept as a photo or a PDF, for one person; its lines become boxes with their times once you have compared each with the paper. Before a prescription runs out, an alert and, depending on your preferences, a message remind you to have it renewed.

A typed, pasted or dictated list fills the whole cabinet at once.

Without a code, two letters are enough to find a common medicine; choosing it fills in the name, the strength, the form and the quantity.'),
  ('fa000000-0000-4000-8000-000000000208', 'en', true, 8, true,
   'Where is my data, and who can read it?',
   'In the database of this installation. Trousse has no advertising and no audience tracking. In the app, your profiles are visible only to you and to those you share them with: the database checks that every time anything is read. Whoever administers the server can reach its files, though; choose an installation you trust, or run your own: one command installs Trousse on a computer that has Node.js.

On a phone you mark as your own, a lock with a code or a fingerprint encrypts your session and the pages you have read that are kept there. What waits to be sent is not encrypted, and neither is the emergency card of the people you choose: it opens without unlocking, along with the emergency numbers.

In the settings, the “My data” page says what is kept and who has seen it, and gives you a copy of everything, which can be brought into another account. You can delete your account there too, with all it holds. The details are in the [privacy policy](/privacy).

Whoever administers an installation finds a page there that shows how the system is doing: backups, email, notifications, free space, versions.'),
  ('fa000000-0000-4000-8000-000000000209', 'en', true, 9, false,
   'Which languages are there, and do I need a connection?',
   'French, English and Spanish; you can switch at any time. The medicines suggested while you type are those the operator has loaded; to begin with, common medicines sold in France.

You need a connection to open an account, to see what others record and to change a box. On a device where you are already signed in, the app also opens without a network, with what was read there and the time it was read, unless you said that the device is shared. A dose you record there stays on the device, marked as not sent yet, and is sent as soon as the network is back and Trousse is open. Until then nobody else sees it.

The [Set up a phone](/help/phone) page walks you through installing the app, notifications and the camera.'),
  ('fa000000-0000-4000-8000-000000000210', 'en', true, 10, false,
   'How much does Trousse cost?',
   'Nothing: Trousse asks for no payment, and there is no premium plan. Whoever runs an installation can turn some features off, or reserve them for some accounts: the symptom search, reading the codes on boxes, reminders by notification, the choice of a region and the weekly report. They can also limit the number of profiles, and the pages of prescriptions read and the PDF reports made in a month.

If whoever runs an installation asks for a contribution, it is up to them to say so before you sign up.'),

  ('fa000000-0000-4000-8000-000000000301', 'es', true, 1, true,
   '¿Para qué sirve Trousse, y a quién?',
   'Trousse es el botiquín de su hogar, ordenado y legible de un vistazo. Contiene:

- cada caja, con su cantidad y su fecha de caducidad;
- las alertas sobre lo que caduca o se acaba;
- cada toma, con su hora y con la persona que la recibió.

Está pensado para quien vive solo, para una familia y para quien cuida de alguien. También puede preguntar por un síntoma sin cuenta: con las cajas que escriba, la pregunta se queda en su dispositivo. Una familia de ejemplo, inventada, muestra el resto antes del registro.'),
  ('fa000000-0000-4000-8000-000000000302', 'es', true, 2, false,
   '¿Puedo ocuparme de varias personas y compartir un perfil?',
   'Sí. Una cuenta puede contener hasta 200 perfiles, de adultos o de niños, o menos si el responsable de la instalación limita su número. Una caja es de toda la casa o está a nombre de una persona; cada toma se anota para quien la recibió y dice quién la dio.

Un perfil se comparte con la cuenta de otra persona, con uno de estos tres niveles:

- Lectura: verlo todo;
- Modificación: además, corregir, añadir y anotar tomas;
- Gestión: además, eliminar medicamentos e invitar a alguien.

Lo que anota uno aparece en las pantallas de los demás en unos segundos, si están conectados. La invitación llega por correo y vale 14 días. Puede retirarla en cualquier momento, y un registro indica quién ha abierto o cambiado el perfil. «Yo me encargo» dice a los demás, durante diez minutos, quién da la toma pendiente.

Quien cuida a alguien durante unas horas no necesita cuenta: una hoja de cuidado, que se abre con un enlace en las horas elegidas, dice qué dar y permite anotar las tomas.'),
  ('fa000000-0000-4000-8000-000000000303', 'es', true, 3, true,
   '¿Cómo sabré que un medicamento caduca o se acaba?',
   'Trousse mira la fecha y la cantidad de cada caja, y crea una alerta:

- desde 30 días antes de la caducidad, y de nuevo cuando la fecha ha pasado;
- cuando queda menos del 20 % de la caja;
- cuando la caja está vacía.

Las ve en la aplicación, en la campana y en la página Alertas. También puede crear las suyas, con fecha y hora. El correo del lunes cita además las cajas por revisar, según sus preferencias. Estas alertas no envían notificaciones: se ven al abrir la aplicación.

Cuando una agencia retira lotes de un medicamento y el responsable de la instalación ha confirmado su aviso, cada caja afectada lo dice.'),
  ('fa000000-0000-4000-8000-000000000304', 'es', true, 4, false,
   '¿Se pueden programar recordatorios de las tomas?',
   'Sí. Indique una o varias horas para un medicamento: el inicio muestra entonces lo que toca hoy, lo que vendrá más tarde y lo que ya está anotado. Una toma mal anotada se corrige en el historial, y una omitida por error se recupera.

Una pantalla sencilla, en el dispositivo de la persona, solo muestra sus tomas del día y a quién llamar.

Con la página cerrada, Trousse le recuerda la toma con una notificación en cada dispositivo donde la acepte, y por correo, según sus preferencias y si la instalación tiene un servidor de correo. Las notificaciones necesitan una dirección https. Si lo pide, se avisa a los allegados que pueden anotar las tomas cuando una queda sin respuesta; se les avisa siempre que haya fallado el envío de los recordatorios.

Antes de un viaje, una página cuenta lo que hay que llevar para los días elegidos y dice lo que falta.

Un dispositivo apagado o una red caída pueden hacer que se pierda un recordatorio: para un tratamiento que no admite olvidos, ponga también un despertador.

Las tomas previstas también se muestran en el calendario de su teléfono, mediante un enlace privado que puede retirar; los nombres solo aparecen si usted lo elige.'),
  ('fa000000-0000-4000-8000-000000000305', 'es', true, 5, true,
   'Tengo un síntoma: ¿qué puede decirme Trousse?',
   'Trousse informa y no hace diagnósticos. Describa un síntoma en el inicio: si sus palabras sugieren una urgencia, o si nuestra lista no las conoce, Trousse muestra los números a los que llamar, y nada que tomar. Si no, mira en las cajas de la casa, propone como máximo dos cosas por síntoma, y dice de dónde viene la información y qué se ha descartado: caducado, vacío, alergia, edad, peso, estado de salud, interacción con un tratamiento anotado. Una sustancia ya tomada se muestra con la hora antes de la cual el prospecto no prevé otra toma.

Trousse no calcula la dosis que hay que dar y solo conoce lo que está anotado. Sus reglas, limitadas en número, pueden pasar por alto una urgencia, una interacción o una contraindicación. Lea el prospecto y consulte a un farmacéutico o a un médico.

Durante una enfermedad, un seguimiento reúne las temperaturas, los síntomas y las dosis, y se imprime en una hoja para mostrársela al médico. Un informe para el médico reúne los tratamientos, las tomas y las medidas de un período, en PDF.

Una vez al mes, el inicio pregunta si la casa está lista para una noche de fiebre. Una hoja para la nevera dice a quién llamar, quién es alérgico a qué y dónde están las cajas.

**En caso de urgencia, llame a emergencias:**

- España y Bélgica: **112**
- México, Estados Unidos y Canadá: **911**
- Argentina: **107**
- Francia: **15** o **112**
- Suiza: **144**'),
  ('fa000000-0000-4000-8000-000000000306', 'es', true, 6, false,
   '¿De dónde viene la información sobre los medicamentos?',
   'Los medicamentos propuestos al escribir son los que ha cargado el responsable de la instalación: nombre, dosis, forma, principio activo, contenido y si hace falta receta. Al principio son medicamentos corrientes que se venden en Francia, según la [base de datos pública francesa de medicamentos](https://base-donnees-publique.medicaments.gouv.fr/). El responsable puede añadir las listas oficiales de Francia, España (CIMA) y Estados Unidos (NDC Directory). Las pocas palabras sobre indicaciones y efectos adversos son nuestras, según los prospectos franceses. La ficha de un medicamento cita su fuente y la fecha de esta.

Un medicamento que no está en la lista se añade a mano. Las interacciones se comparan con un número limitado de reglas, y cada una cita su fuente; ningún profesional de la salud las ha revisado para nosotros: pregunte a su farmacéutico.'),
  ('fa000000-0000-4000-8000-000000000307', 'es', true, 7, false,
   '¿Se puede escanear una receta o el código de una caja?',
   'El código de una caja, sí, con la cámara o escribiéndolo, si la lectura está activada en esta instalación. Una receta se guarda como foto o PDF, para una persona; sus líneas se convierten en cajas con sus horas cuando usted ha comparado cada una con el papel. Antes de que se acabe una receta, una alerta y, según sus preferencias, un mensaje recuerdan que hay que renovarla.

Una lista escrita, pegada o dictada llena el botiquín de una vez.

Sin código, dos letras bastan para encontrar un medicamento corriente; al elegirlo se rellenan el nombre, la dosis, la forma y la cantidad.'),
  ('fa000000-0000-4000-8000-000000000308', 'es', true, 8, true,
   '¿Dónde están mis datos, y quién puede leerlos?',
   'En la base de datos de esta instalación. Trousse no tiene publicidad ni medición de audiencia. En la aplicación, sus perfiles solo los ven usted y las personas con quienes los comparte: la base de datos lo comprueba en cada lectura. Quien administra el servidor sí puede llegar a los archivos; elija una instalación de confianza o la suya propia: Trousse se instala con un comando en un equipo con Node.js.

En un teléfono que usted declara suyo, un bloqueo con código o huella cifra su sesión y las páginas leídas que se guardan en él. No se cifra lo que espera a enviarse, ni la ficha de emergencia de las personas que usted elija: se abre sin desbloquear, junto con los números de emergencia.

En los ajustes, la página «Mis datos» dice qué se guarda y quién lo ha visto, y da una copia de todo, que puede recuperarse en otra cuenta. Allí también puede eliminar su cuenta, con todo lo que contiene. Los detalles están en la [política de privacidad](/privacy).

Quien administra una instalación encuentra en ella una página sobre el estado del sistema: copias de seguridad, correos, notificaciones, espacio libre, versiones.'),
  ('fa000000-0000-4000-8000-000000000309', 'es', true, 9, false,
   '¿En qué idiomas está, y hace falta conexión?',
   'En francés, inglés y español; el idioma se cambia en cualquier momento. Los medicamentos propuestos al escribir son los que ha cargado el responsable de la instalación; al principio, medicamentos corrientes que se venden en Francia.

Hace falta conexión para abrir una cuenta, para ver lo que anotan los demás y para cambiar una caja. En un dispositivo donde ya ha iniciado sesión, la aplicación se abre también sin red, con lo que se leyó en él y la hora de esa lectura, salvo si indicó que el dispositivo es compartido. Una toma que anote allí queda en el dispositivo, marcada como aún no enviada, y sale en cuanto vuelve la red y Trousse está abierta. Hasta entonces, nadie más la ve.

La página [Preparar un teléfono](/help/phone) guía la instalación en un teléfono, las notificaciones y la cámara.'),
  ('fa000000-0000-4000-8000-000000000310', 'es', true, 10, false,
   '¿Cuánto cuesta Trousse?',
   'Nada: Trousse no pide ningún pago, y no existe ninguna oferta premium. Quien gestiona una instalación puede desactivar algunas funciones o reservarlas a algunas cuentas: la búsqueda por síntoma, la lectura de los códigos de las cajas, los avisos por notificación, la elección de la región y el informe semanal. También puede limitar el número de perfiles, y las páginas de recetas leídas y los informes en PDF hechos en un mes.

Si quien gestiona una instalación pide una contribución, le corresponde anunciarlo antes del registro.')
on conflict (id) do update
  set question = excluded.question, answer = excluded.answer
  -- Only over an earlier text of this file: what somebody edited stays as it is.
  where md5(faq_items.question || chr(10) || faq_items.answer) in (
    '010aa571116925b6d4bfc0693ddb2840', '05bdd754295e5f253a696e590792d587',
    '084152b7bf7ee00755a749e1cdf1152d', '0a09219731da83af3eca45a7a7acc699',
    '0c043d3bd58e6447b42d8653faa5a733', '0f330c8c3ac9fd42be8d3c19dcaf1400',
    '0f8c734f73efb56e14405580a5bbed45', '10b15474ea34d251e8399388cc911005',
    '142ddbb2b38696b2ce2869d69a5c9b31', '1445d282fec6da66a4de807cf18dd89a',
    '150250f113a5cfe3dfed577391d54f4c', '1823049d95fde0a3852f01c32ab21b62',
    '19afc9d50f0ddc5caf591199f4a99085', '1e835fd6bc277eb26f22216b4e70a2dd',
    '20a142da065353f702d43efc92f1bd79', '2248b4dd5f35f752618868dfd9c1267f',
    '227192d7df33b6b0d8cbb21078d3763e', '25a811af3ac36a2f94a65e84c848fdbf',
    '2bab367b697fca366323a32c25ebccbc', '2c0ee15f7e7afd21b0d47f65decd1049',
    '2f60b212cbe1b2d66d7c6efe97b250f3', '2fb3c281e0886012303c1a1ea3bb1070',
    '3042eddb9d3979d3f1dcdd5e215c3507', '30ec4d8bc680619485bb55ead3fb07f9',
    '316f248ada6d9a42a6b5f127dd13f080', '34a7005a0cf7bbb56a6c50c28853b891',
    '34c6ca2204424821b0ef40c31202ac6b', '355637ee129c43bed74790f99b0b9ff6',
    '38ede51a7a3941145c0e57ac592d1454', '39444ccb6a6d2838facf83253ae6aced',
    '3981fd2bc5dd4dbc59287665f62fb699', '3e1e980b8d712637a74b2eb1f2797a82',
    '3f31fa70f914fc4e89418cf546aa5a88', '404c69d294fd6fa81b93784700cbe32c',
    '40e2f040e105456c9a0d98c7335bf8f9', '40ea40284d33d93aa16c001f78ee1299',
    '41f97ae962b0d14567e0c5d8b46fca14', '423ba99596095f2b4f96e4f16dbd5934',
    '43f36965fb60059554abe8f9798179c8', '46aa56de922abee03b3fc3c697aa9506',
    '4e6582502e41e07661c8b50aaa4b9580', '511971bc1931b22697773c733d803555',
    '51dfb0f84829e6f7153f0c7e96feceb8', '56896b38157be53e30547a646ab5fb79',
    '585b18876162f5af8724c6af632c5d42', '5e002e58b0cb849b6590ce9dbcfe0fe8',
    '5e0358f92e3d157df99be11626275dad', '603254906ad662652b401a2981b79117',
    '67ca348db08c8bfd83d0874dc06a2ba8', '6c0a5403ebac68092e88b6b066c6bc1a',
    '6c7d6c9fc0f5b7f697fcb8b3a0446c27', '6ca6aa726d51c8a5edf0be31b3642e85',
    '6d06c051b899b03b2f983c17482805ed', '6f076a01af30c04e4b7678898c192555',
    '6f2793bd954316d84a34c1c2ca7a7e2f', '6f6b23bf712f36d94a01306e012ea7ab',
    '6f7e5cec879bafec2f3a35ad2496a21e', '6f7f3867a310a09276c3174989e4bdc1',
    '6fb430cf7cee6d868ed7afdbcd2692b4', '6fff3258f37377f81c68e46ab801b00b',
    '7107be41823c5d78cf94038ccd2a496c', '71f8885964c65efdb44798d59a8f9f1c',
    '74556a7e67aa19d131ba5d93516b6f45', '7adea9581584b60ded4186844caf9251',
    '7c7c39586411c1b0abda8b233c3a82d7', '7e79d19cf9c0aa61dac057f9856c2b43',
    '7f3a994610becad50d971824e808c34c', '82eb8e3607e717723075090574a8b4a2',
    '84f44a316c781d4f1798eae2f9c65e6a', '885b0167cd7a095c42977d77a1f9ccb1',
    '88f059c9f82893c703438a6b680d1117', '8dd7d8822e5cfd56815267a5811883ec',
    '8e1778f792cc51e89bd4f39c88f8ffdc', '8ff75c547314ba5d51722a6724e47d2f',
    '8ffc6d8d2214118b4b90ddf0d4665cb2', '9195684ca56ab4475812ce2bed7b265c',
    '9533921e429524bac4bbc119d83ff705', '9b3663380c50ac175656d7506f691400',
    '9d4b09417ce75fe96a09cbb605840c2b', 'a08500f6471c5d690804d833402d9d5a',
    'a0dc1aeb14e6a680fb2a394ecf24edb3', 'a36d14125f7615b15f48e85cd2145e57',
    'a400380d570393cdda4422a75bc5c87b', 'a41bbdd8bc46f756d1f3a5543255017a',
    'a500226aad899d2a17a75ca40dadb7da', 'a63dfc6d949b71080751d01a98f1f45c',
    'a77b355cb49d54a16618206d147b404a', 'a8e3a0aed99d4d1f2b1e1e6d3e9c9cc8',
    'a90524ee1f03a906a99b05d0ded59046', 'a908da6406349db6335f4a604f6b6835',
    'a979c12b6d6704d199ef394119815c8c', 'aa08f730782c4dd9b9b2149cdf925649',
    'af04be7e4f0d3d37c0e267b70d040b70', 'b35a2fd3e7d828c805d3a0c46cbd31b4',
    'b8c95b6fd13a4d708a7bfe817b1dcc1f', 'ba8b318c64ab26d4468ce39aa8dccca2',
    'bb31fc9b55298b1c75d31d8e7a6ba42b', 'bc03b41a28a7dda71982606a1f6f2360',
    'c137813775fa3065321e6358fc1b1555', 'c17dab87def38cd4a987e9bd8df5c43e',
    'c482110e3cdd653ce11ff80766e050bd', 'c6dd9e58a1756ca8d2536e89e0d3ff06',
    'caa05669f9368d747569f8f5a3851045', 'cad9994d77b16accde53ae36d6f3b477',
    'cb4c4e161544c7e877d3ba10990c4707', 'cc4bca709074d85dc9f79b23e179f428',
    'cdb756385b98946d2278bf645738855f', 'ce8fbe2b3cd518a398f821915055d489',
    'd1bf5aad5cfc59b72502802c7a91d138', 'd4c1594f492d634ac4a0ca7b158c5976',
    'd4d54dec9afd335fed28f9748f1d405b', 'd54f61c1d18131869114ddbbcf437a99',
    'd715460242b4eb63b27adc5d3c2e76e7', 'da9242562ac97a8e5eda7c90d9560e12',
    'dad1eec55bfa4c5ad5e64a7b6d67c33d', 'db47cd834e2bd79e1047cd40870c66ef',
    'dbf38c4a831b1c98179a0245f0af540e', 'dc4f5c6b164e84cd0281e9a2ca8596c3',
    'dff75692ac72431ca9e8a85954c9fad5', 'e1ff1f48f92a761d045221473ddeb2b0',
    'e483618a965f5392ccdb390d80cf4428', 'e5348d70e575aaeee5c2c6fa6723ef10',
    'e7e460533f06693acae74bcfedb58202', 'e8b1bc31432d02ccfd1cbb464488d905',
    'ec7214b442fb61984dbc365cca9685bb', 'eccb2a5ef2c1ee4f0cd67c3ca11a3bf7',
    'ed287e27c3ceb34d6dc2c7e48f99fb78', 'f00e527b5dcbe5171a0f2640ab320eb3',
    'f0e3b448665328755f6ddeb0f3792e35', 'f135b6bb86a7f8e6764a2e78c522e617',
    'f4af0f318d169950896bd89cec34a877', 'f531c3f0839eb5d3f4349fc1af64c7f5',
    'f6decfb91ba0e18203c3edcc499f13d1', 'fd033521f97506f477a785d133ec4185',
    'fe00c77c968c157324a19b0b4adc0d0d'
  );
