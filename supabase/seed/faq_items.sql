-- Ten questions in three languages. Answers are Markdown: paragraphs, lists, links. They promise
-- nothing that does not exist; `site-content.test.ts` says which sentence to mend when it does.
insert into public.faq_items
  (id, language, published, display_order, featured, question, answer)
values
  ('fa000000-0000-4000-8000-000000000101', 'fr', true, 1, true,
   'À quoi sert Trousse, et pour qui ?',
   'Trousse est l’armoire à pharmacie de votre foyer, en ordre et lisible d’un coup d’œil. On y trouve :

- chaque boîte, avec sa quantité et sa date d’expiration ;
- les alertes sur ce qui expire ou vient à manquer ;
- chaque prise, avec son heure, pour la bonne personne.

C’est fait pour une personne seule, pour une famille et pour qui prend soin d’un proche.'),
  ('fa000000-0000-4000-8000-000000000102', 'fr', true, 2, false,
   'Puis-je suivre plusieurs personnes, et partager un profil ?',
   'Oui. Un compte tient autant de profils que vous voulez, adultes ou enfants. Chacun a son inventaire, ses alertes et son historique.

Un profil se partage avec le compte de quelqu’un d’autre, à l’un de trois niveaux :

- Lecture : tout voir ;
- Modification : aussi corriger, ajouter et noter des prises ;
- Gestion : aussi supprimer des médicaments et inviter quelqu’un.

L’invitation arrive par e-mail et vaut 14 jours. Vous pouvez la retirer à tout moment, et un journal dit qui a ouvert ou modifié le profil.'),
  ('fa000000-0000-4000-8000-000000000103', 'fr', true, 3, true,
   'Comment suis-je prévenu qu’un médicament expire ou manque ?',
   'Trousse regarde la date et la quantité de chaque boîte, et crée une alerte :

- à partir de 30 jours avant l’expiration, puis quand la date est passée ;
- quand il reste moins de 20 % de la boîte ;
- quand la boîte est vide.

Vous les voyez dans l’application, à la cloche et à la page Alertes. Vous pouvez aussi créer les vôtres, avec une date et une heure. L’e-mail du lundi cite aussi les boîtes à regarder, selon vos préférences. Ces alertes n’envoient pas de notification : elles se voient quand vous ouvrez l’application.'),
  ('fa000000-0000-4000-8000-000000000104', 'fr', true, 4, false,
   'Peut-on programmer des rappels de prise ?',
   'Oui. Donnez une ou plusieurs heures à un médicament : l’accueil montre alors ce qui est à prendre aujourd’hui, ce qui viendra plus tard et ce qui est déjà noté.

Quand la page est fermée, Trousse vous rappelle la prise par une notification sur chaque appareil où vous l’acceptez, et par e-mail, selon vos préférences. Si vous le demandez, un proche est prévenu quand une prise reste sans réponse.

Un appareil éteint ou un réseau coupé peuvent faire manquer un rappel : pour un traitement qui ne souffre pas d’oubli, gardez aussi un réveil.'),
  ('fa000000-0000-4000-8000-000000000105', 'fr', true, 5, true,
   'J’ai un symptôme : que peut me dire Trousse ?',
   'Trousse informe et ne pose pas de diagnostic. Décrivez un symptôme sur l’accueil : si vos mots évoquent une urgence, ou si notre liste ne les connaît pas, Trousse montre les numéros à appeler, et rien à prendre. Sinon, Trousse regarde dans votre armoire, propose au plus deux choses par symptôme, et dit d’où vient l’information et ce qui a été écarté : périmé, vide, allergie, âge.

Trousse ne calcule aucune dose, ne vérifie pas les interactions, et peut ne pas reconnaître une urgence. Lisez la notice, et demandez conseil à un pharmacien ou à un médecin.

**En cas d’urgence, appelez les secours :**

- France : 15 ou 112
- Belgique et Espagne : 112
- Suisse : 144
- États-Unis, Canada et Mexique : 911
- Argentine : 107'),
  ('fa000000-0000-4000-8000-000000000106', 'fr', true, 6, false,
   'D’où viennent les informations sur les médicaments ?',
   'Les médicaments proposés pendant la saisie viennent de la [Base de données publique des médicaments](https://base-donnees-publique.medicaments.gouv.fr/) : nom, dosage, forme, substance active, contenance, délivrance sur ordonnance ou non. Les quelques mots sur les indications et les effets indésirables sont de nous, d’après les notices françaises. La fiche d’un médicament cite sa source et la date de celle-ci.

Un médicament absent de la liste s’ajoute à la main. Trousse ne vérifie pas encore les interactions : posez la question à votre pharmacien.'),
  ('fa000000-0000-4000-8000-000000000107', 'fr', true, 7, false,
   'Peut-on numériser une ordonnance ou le code d’une boîte ?',
   'Le code d’une boîte, oui, avec l’appareil photo ou en le tapant, si la lecture est activée sur cette installation. Une ordonnance, non.

Sans code, deux lettres suffisent pour trouver un médicament courant ; le choisir remplit le nom, le dosage, la forme et la quantité.

N’existent pas encore :

- le profil d’urgence, lisible sans mot de passe ;
- les bilans de santé ;
- les alertes d’interactions.'),
  ('fa000000-0000-4000-8000-000000000108', 'fr', true, 8, true,
   'Où sont mes données, et qui peut les lire ?',
   'Dans la base de données de cette installation. Trousse n’a ni publicité ni mesure d’audience. Dans l’application, vos profils ne sont visibles que de vous et de ceux avec qui vous les partagez : la base de données le vérifie à chaque lecture. Qui administre le serveur peut en revanche atteindre les fichiers ; choisissez une installation à qui vous faites confiance, ou la vôtre : Trousse s’installe d’une commande sur un ordinateur muni de Node.js.

Dans les paramètres, la page « Mes données » dit ce qui est gardé et qui l’a vu, et donne une copie de tout, qu’un autre compte sait reprendre. Vous y supprimez aussi votre compte, avec tout ce qu’il contient. Le détail est dans la [politique de confidentialité](/privacy).'),
  ('fa000000-0000-4000-8000-000000000109', 'fr', true, 9, false,
   'En quelles langues, et faut-il une connexion ?',
   'En français, en anglais et en espagnol ; la langue se change à tout moment. Les médicaments proposés pendant la saisie sont pour l’instant ceux vendus en France.

Il faut une connexion. Si elle se coupe pendant que vous écrivez, votre saisie reste à l’écran et vous l’enregistrez quand elle revient. Pour garder votre inventaire sous la main sans réseau, imprimez-le.'),
  ('fa000000-0000-4000-8000-000000000110', 'fr', true, 10, false,
   'Combien coûte Trousse ?',
   'Rien dans Trousse n’est payant : toutes les fonctions sont ouvertes à tous les comptes, et le nombre de profils n’est pas limité. Il n’y a pas d’offre premium aujourd’hui.

Si l’exploitant d’une installation demande une participation, c’est à lui de l’annoncer avant l’inscription.'),

  ('fa000000-0000-4000-8000-000000000201', 'en', true, 1, true,
   'What is Trousse, and who is it for?',
   'Trousse is your household’s medicine cabinet, tidy and readable at a glance. It holds:

- every box, with its quantity and expiry date;
- alerts about what is about to expire or run out;
- every dose, with its time, for the right person.

It is made for one person, for a family, and for anyone who cares for somebody.'),
  ('fa000000-0000-4000-8000-000000000202', 'en', true, 2, false,
   'Can I look after several people, and share a profile?',
   'Yes. One account holds as many profiles as you like, adults or children. Each has its own inventory, alerts and history.

A profile can be shared with somebody else’s account, at one of three levels:

- View: see everything;
- Edit: also correct, add and log doses;
- Manage: also delete medicines and invite somebody.

The invitation comes by email and is good for 14 days. You can take it back at any time, and a journal says who opened or changed the profile.'),
  ('fa000000-0000-4000-8000-000000000203', 'en', true, 3, true,
   'How will I know that a medicine is expiring or running out?',
   'Trousse looks at the date and the quantity of every box, and creates an alert:

- from 30 days before it expires, and again once the date has passed;
- when less than 20% of the box is left;
- when the box is empty.

You see them in the app, at the bell and on the Alerts page. You can also create your own, with a date and a time. The Monday email also names the boxes worth a look, depending on your preferences. These alerts send no notification: you see them when you open the app.'),
  ('fa000000-0000-4000-8000-000000000204', 'en', true, 4, false,
   'Can I set dose reminders?',
   'Yes. Give a medicine one or more times of day: the home page then shows what is due today, what comes later and what has been logged.

When the page is closed, Trousse reminds you of the dose by a notification on every device where you accept it, and by email, depending on your preferences. If you ask for it, somebody close to you is told when a dose stays without an answer.

A device that is off or a network that is down can make a reminder go missing: for a treatment that must not be missed, keep an alarm clock as well.'),
  ('fa000000-0000-4000-8000-000000000205', 'en', true, 5, true,
   'I have a symptom: what can Trousse tell me?',
   'Trousse informs and does not diagnose. Describe a symptom on the home page: if your words suggest an emergency, or if our list does not know them, Trousse shows the numbers to call, and nothing to take. Otherwise it looks in your cabinet, offers at most two things for each symptom, and says where the information comes from and what was left out: expired, empty, allergy, age.

Trousse works out no dose, does not check interactions, and may fail to recognize an emergency. Read the leaflet, and ask a pharmacist or a doctor.

**In an emergency, call for help:**

- United States, Canada and Mexico: 911
- France: 15 or 112
- Belgium and Spain: 112
- Switzerland: 144
- Argentina: 107'),
  ('fa000000-0000-4000-8000-000000000206', 'en', true, 6, false,
   'Where does the information about medicines come from?',
   'The medicines suggested while you type come from the [French public medicines database](https://base-donnees-publique.medicaments.gouv.fr/): name, strength, form, active ingredient, pack size, and whether a prescription is needed. The few words about uses and side effects are ours, after the French leaflets. The details of a medicine name their source and its date.

A medicine that is not on the list can be typed in by hand. Trousse does not check interactions yet: ask your pharmacist.'),
  ('fa000000-0000-4000-8000-000000000207', 'en', true, 7, false,
   'Can I scan a prescription or the code on a box?',
   'The code on a box, yes, with the camera or by typing it, if scanning is turned on at this installation. A prescription, no.

Without a code, two letters are enough to find a common medicine; choosing it fills in the name, the strength, the form and the quantity.

These do not exist yet:

- an emergency profile that opens without a password;
- health reports;
- interaction alerts.'),
  ('fa000000-0000-4000-8000-000000000208', 'en', true, 8, true,
   'Where is my data, and who can read it?',
   'In the database of this installation. Trousse has no advertising and no audience tracking. In the app, your profiles are visible only to you and to those you share them with: the database checks that at every reading. Whoever administers the server can reach its files, though; choose an installation you trust, or run your own: one command installs Trousse on a computer that has Node.js.

In the settings, the “My data” page says what is kept and who has seen it, and gives you a copy of everything, which another account can take back. You can delete your account there too, with all it holds. The details are in the [privacy policy](/privacy).'),
  ('fa000000-0000-4000-8000-000000000209', 'en', true, 9, false,
   'Which languages are there, and do I need a connection?',
   'French, English and Spanish; you can switch at any time. The medicines suggested while you type are, for now, those sold in France.

You do need a connection. If it drops while you are typing, what you wrote stays on the screen and you can save it when the connection is back. To keep your inventory at hand without a network, print it.'),
  ('fa000000-0000-4000-8000-000000000210', 'en', true, 10, false,
   'How much does Trousse cost?',
   'Nothing in Trousse has to be paid for: every feature is open to every account, and the number of profiles is not limited. There is no premium plan today.

If whoever runs an installation asks for a contribution, it is up to them to say so before you sign up.'),

  ('fa000000-0000-4000-8000-000000000301', 'es', true, 1, true,
   '¿Para qué sirve Trousse, y a quién?',
   'Trousse es el botiquín de su hogar, ordenado y legible de un vistazo. Contiene:

- cada caja, con su cantidad y su fecha de caducidad;
- las alertas sobre lo que caduca o se acaba;
- cada toma, con su hora, para la persona correcta.

Está hecho para una persona sola, para una familia y para quien cuida de alguien.'),
  ('fa000000-0000-4000-8000-000000000302', 'es', true, 2, false,
   '¿Puedo llevar a varias personas y compartir un perfil?',
   'Sí. Una cuenta tiene tantos perfiles como quiera, de adultos o de niños. Cada uno tiene su inventario, sus alertas y su historial.

Un perfil se comparte con la cuenta de otra persona, en uno de tres niveles:

- Lectura: verlo todo;
- Modificación: además, corregir, añadir y anotar tomas;
- Gestión: además, eliminar medicamentos e invitar a alguien.

La invitación llega por correo y vale 14 días. Puede retirarla en cualquier momento, y un diario dice quién ha abierto o cambiado el perfil.'),
  ('fa000000-0000-4000-8000-000000000303', 'es', true, 3, true,
   '¿Cómo sabré que un medicamento caduca o se acaba?',
   'Trousse mira la fecha y la cantidad de cada caja, y crea una alerta:

- desde 30 días antes de la caducidad, y de nuevo cuando la fecha ha pasado;
- cuando queda menos del 20 % de la caja;
- cuando la caja está vacía.

Las ve en la aplicación, en la campana y en la página Alertas. También puede crear las suyas, con fecha y hora. El correo del lunes cita además las cajas por revisar, según sus preferencias. Estas alertas no envían notificaciones: se ven al abrir la aplicación.'),
  ('fa000000-0000-4000-8000-000000000304', 'es', true, 4, false,
   '¿Se pueden programar recordatorios de las tomas?',
   'Sí. Indique una o varias horas para un medicamento: el inicio muestra entonces lo que toca hoy, lo que vendrá más tarde y lo que ya está anotado.

Con la página cerrada, Trousse le recuerda la toma con una notificación en cada dispositivo donde la acepte, y por correo, según sus preferencias. Si lo pide, se avisa a un allegado cuando una toma queda sin respuesta.

Un dispositivo apagado o una red caída pueden hacer que se pierda un recordatorio: para un tratamiento que no admite olvidos, ponga también un despertador.'),
  ('fa000000-0000-4000-8000-000000000305', 'es', true, 5, true,
   'Tengo un síntoma: ¿qué puede decirme Trousse?',
   'Trousse informa y no hace diagnósticos. Describa un síntoma en el inicio: si sus palabras sugieren una urgencia, o si nuestra lista no las conoce, Trousse muestra los números a los que llamar, y nada que tomar. Si no, mira en su botiquín, propone como máximo dos cosas por síntoma, y dice de dónde viene la información y qué se ha descartado: caducado, vacío, alergia, edad.

Trousse no calcula ninguna dosis, no comprueba las interacciones y puede no reconocer una urgencia. Lea el prospecto y consulte a un farmacéutico o a un médico.

**En caso de urgencia, llame a emergencias:**

- España y Bélgica: 112
- México, Estados Unidos y Canadá: 911
- Argentina: 107
- Francia: 15 o 112
- Suiza: 144'),
  ('fa000000-0000-4000-8000-000000000306', 'es', true, 6, false,
   '¿De dónde viene la información sobre los medicamentos?',
   'Los medicamentos propuestos al escribir provienen de la [base de datos pública francesa de medicamentos](https://base-donnees-publique.medicaments.gouv.fr/): nombre, dosis, forma, principio activo, contenido y si hace falta receta. Las pocas palabras sobre indicaciones y efectos adversos son nuestras, según los prospectos franceses. La ficha de un medicamento cita su fuente y la fecha de esta.

Un medicamento que no está en la lista se añade a mano. Trousse todavía no comprueba las interacciones: pregunte a su farmacéutico.'),
  ('fa000000-0000-4000-8000-000000000307', 'es', true, 7, false,
   '¿Se puede escanear una receta o el código de una caja?',
   'El código de una caja, sí, con la cámara o escribiéndolo, si la lectura está activada en esta instalación. Una receta, no.

Sin código, dos letras bastan para encontrar un medicamento corriente; al elegirlo se rellenan el nombre, la dosis, la forma y la cantidad.

Todavía no existen:

- el perfil de emergencia, legible sin contraseña;
- los informes de salud;
- las alertas de interacciones.'),
  ('fa000000-0000-4000-8000-000000000308', 'es', true, 8, true,
   '¿Dónde están mis datos, y quién puede leerlos?',
   'En la base de datos de esta instalación. Trousse no tiene publicidad ni medición de audiencia. En la aplicación, sus perfiles solo los ven usted y las personas con quienes los comparte: la base de datos lo comprueba en cada lectura. Quien administra el servidor sí puede llegar a los archivos; elija una instalación de confianza o la suya propia: Trousse se instala con un comando en un ordenador con Node.js.

En los ajustes, la página «Mis datos» dice qué se guarda y quién lo ha visto, y da una copia de todo, que otra cuenta sabe recuperar. Allí también elimina su cuenta, con todo lo que contiene. Los detalles están en la [política de privacidad](/privacy).'),
  ('fa000000-0000-4000-8000-000000000309', 'es', true, 9, false,
   '¿En qué idiomas está, y hace falta conexión?',
   'En francés, inglés y español; el idioma se cambia en cualquier momento. Los medicamentos propuestos al escribir son, por ahora, los que se venden en Francia.

Hace falta conexión. Si se corta mientras escribe, lo escrito queda en la pantalla y podrá guardarlo cuando vuelva. Para tener su inventario a mano sin red, imprímalo.'),
  ('fa000000-0000-4000-8000-000000000310', 'es', true, 10, false,
   '¿Cuánto cuesta Trousse?',
   'En Trousse no hay nada de pago: todas las funciones están abiertas a todas las cuentas y el número de perfiles no está limitado. Hoy no existe ninguna oferta premium.

Si quien gestiona una instalación pide una contribución, le corresponde anunciarlo antes del registro.')
on conflict (id) do nothing;
