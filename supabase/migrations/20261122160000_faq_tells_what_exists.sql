-- Answers of the FAQ that denied what exists by now: reminders by notification and by email, the weekly email, the
-- code of a box. The seed brings the new texts to a new installation; here they replace the former ones, each only
-- where it still is, to the letter, what a seed once wrote. What somebody edited stays.

update public.faq_items item
set answer = change.answer
from (values
  ('fa000000-0000-4000-8000-000000000103', '{a137af5f727176341a0184e39176d513}',
   'Trousse regarde la date et la quantité de chaque boîte, et crée une alerte :

- à partir de 30 jours avant l’expiration, puis quand la date est passée ;
- quand il reste moins de 20 % de la boîte ;
- quand la boîte est vide.

Vous les voyez dans l’application, à la cloche et à la page Alertes. Vous pouvez aussi créer les vôtres, avec une date et une heure. L’e-mail du lundi cite aussi les boîtes à regarder, selon vos préférences. Ces alertes n’envoient pas de notification : elles se voient quand vous ouvrez l’application.'),
  ('fa000000-0000-4000-8000-000000000104', '{e275e3ce754d622c792c36694fcf97b1}',
   'Oui. Donnez une ou plusieurs heures à un médicament : l’accueil montre alors ce qui est à prendre aujourd’hui, ce qui viendra plus tard et ce qui est déjà noté.

Quand la page est fermée, Trousse vous rappelle la prise par une notification sur chaque appareil où vous l’acceptez, et par e-mail, selon vos préférences. Si vous le demandez, un proche est prévenu quand une prise reste sans réponse.

Un appareil éteint ou un réseau coupé peuvent faire manquer un rappel : pour un traitement qui ne souffre pas d’oubli, gardez aussi un réveil.'),
  ('fa000000-0000-4000-8000-000000000105', '{a297ebb1ecdddaf7816b264f218ee0c1,ac174375286bb765976389a6bdf6e0e4}',
   'Trousse informe et ne pose pas de diagnostic. Décrivez un symptôme sur l’accueil : si vos mots évoquent une urgence, ou si notre liste ne les connaît pas, Trousse montre les numéros à appeler, et rien à prendre. Sinon, Trousse regarde dans votre armoire, propose au plus deux choses par symptôme, et dit d’où vient l’information et ce qui a été écarté : périmé, vide, allergie, âge.

Trousse ne calcule aucune dose, ne vérifie pas les interactions, et peut ne pas reconnaître une urgence. Lisez la notice, et demandez conseil à un pharmacien ou à un médecin.

**En cas d’urgence, appelez les secours :**

- France : 15 ou 112
- Belgique et Espagne : 112
- Suisse : 144
- États-Unis, Canada et Mexique : 911
- Argentine : 107'),
  ('fa000000-0000-4000-8000-000000000107', '{83e6924d8fb98ddc3587495220049e8b}',
   'Le code d’une boîte, oui, avec l’appareil photo ou en le tapant, si la lecture est activée sur cette installation. Une ordonnance, non.

Sans code, deux lettres suffisent pour trouver un médicament courant ; le choisir remplit le nom, le dosage, la forme et la quantité.

N’existent pas encore :

- le profil d’urgence, lisible sans mot de passe ;
- les bilans de santé ;
- les alertes d’interactions.'),
  ('fa000000-0000-4000-8000-000000000108', '{af4eac74864e4e5126ce99c7095d5f91}',
   'Dans la base de données de cette installation. Trousse n’a ni publicité ni mesure d’audience. Dans l’application, vos profils ne sont visibles que de vous et de ceux avec qui vous les partagez : la base de données le vérifie à chaque lecture. Qui administre le serveur peut en revanche atteindre les fichiers ; choisissez une installation à qui vous faites confiance, ou la vôtre : Trousse s’installe d’une commande sur un ordinateur muni de Node.js.

Dans les paramètres, la page « Mes données » dit ce qui est gardé et qui l’a vu, et donne une copie de tout, qu’un autre compte sait reprendre. Vous y supprimez aussi votre compte, avec tout ce qu’il contient. Le détail est dans la [politique de confidentialité](/privacy).'),
  ('fa000000-0000-4000-8000-000000000203', '{beaa7ef2c1068d55048c141c9877d41e}',
   'Trousse looks at the date and the quantity of every box, and creates an alert:

- from 30 days before it expires, and again once the date has passed;
- when less than 20% of the box is left;
- when the box is empty.

You see them in the app, at the bell and on the Alerts page. You can also create your own, with a date and a time. The Monday email also names the boxes worth a look, depending on your preferences. These alerts send no notification: you see them when you open the app.'),
  ('fa000000-0000-4000-8000-000000000204', '{007b3d14197843ad1fe3ec40b9ab359d}',
   'Yes. Give a medicine one or more times of day: the home page then shows what is due today, what comes later and what has been logged.

When the page is closed, Trousse reminds you of the dose by a notification on every device where you accept it, and by email, depending on your preferences. If you ask for it, somebody close to you is told when a dose stays without an answer.

A device that is off or a network that is down can make a reminder go missing: for a treatment that must not be missed, keep an alarm clock as well.'),
  ('fa000000-0000-4000-8000-000000000205', '{125c49698968158c916140df4b7db435,f8bb3cfc8285ac16f10c7a61d92f10f9}',
   'Trousse informs and does not diagnose. Describe a symptom on the home page: if your words suggest an emergency, or if our list does not know them, Trousse shows the numbers to call, and nothing to take. Otherwise it looks in your cabinet, offers at most two things for each symptom, and says where the information comes from and what was left out: expired, empty, allergy, age.

Trousse works out no dose, does not check interactions, and may fail to recognize an emergency. Read the leaflet, and ask a pharmacist or a doctor.

**In an emergency, call for help:**

- United States, Canada and Mexico: 911
- France: 15 or 112
- Belgium and Spain: 112
- Switzerland: 144
- Argentina: 107'),
  ('fa000000-0000-4000-8000-000000000207', '{a91fedf8dfd70eef5414f91b3628e0ec}',
   'The code on a box, yes, with the camera or by typing it, if scanning is turned on at this installation. A prescription, no.

Without a code, two letters are enough to find a common medicine; choosing it fills in the name, the strength, the form and the quantity.

These do not exist yet:

- an emergency profile that opens without a password;
- health reports;
- interaction alerts.'),
  ('fa000000-0000-4000-8000-000000000208', '{420e05d57649739e70d5fca234135e52}',
   'In the database of this installation. Trousse has no advertising and no audience tracking. In the app, your profiles are visible only to you and to those you share them with: the database checks that at every reading. Whoever administers the server can reach its files, though; choose an installation you trust, or run your own: one command installs Trousse on a computer that has Node.js.

In the settings, the “My data” page says what is kept and who has seen it, and gives you a copy of everything, which another account can take back. You can delete your account there too, with all it holds. The details are in the [privacy policy](/privacy).'),
  ('fa000000-0000-4000-8000-000000000303', '{21d9240d4b39682dd024dda4e670df85}',
   'Trousse mira la fecha y la cantidad de cada caja, y crea una alerta:

- desde 30 días antes de la caducidad, y de nuevo cuando la fecha ha pasado;
- cuando queda menos del 20 % de la caja;
- cuando la caja está vacía.

Las ve en la aplicación, en la campana y en la página Alertas. También puede crear las suyas, con fecha y hora. El correo del lunes cita además las cajas por revisar, según sus preferencias. Estas alertas no envían notificaciones: se ven al abrir la aplicación.'),
  ('fa000000-0000-4000-8000-000000000304', '{67f8779122eae4089d254d72b2f77f2b}',
   'Sí. Indique una o varias horas para un medicamento: el inicio muestra entonces lo que toca hoy, lo que vendrá más tarde y lo que ya está anotado.

Con la página cerrada, Trousse le recuerda la toma con una notificación en cada dispositivo donde la acepte, y por correo, según sus preferencias. Si lo pide, se avisa a un allegado cuando una toma queda sin respuesta.

Un dispositivo apagado o una red caída pueden hacer que se pierda un recordatorio: para un tratamiento que no admite olvidos, ponga también un despertador.'),
  ('fa000000-0000-4000-8000-000000000305', '{2a192edd6e8d0ea7a940609b87334acf,283436f830884bc4890618f37b048a76}',
   'Trousse informa y no hace diagnósticos. Describa un síntoma en el inicio: si sus palabras sugieren una urgencia, o si nuestra lista no las conoce, Trousse muestra los números a los que llamar, y nada que tomar. Si no, mira en su botiquín, propone como máximo dos cosas por síntoma, y dice de dónde viene la información y qué se ha descartado: caducado, vacío, alergia, edad.

Trousse no calcula ninguna dosis, no comprueba las interacciones y puede no reconocer una urgencia. Lea el prospecto y consulte a un farmacéutico o a un médico.

**En caso de urgencia, llame a emergencias:**

- España y Bélgica: 112
- México, Estados Unidos y Canadá: 911
- Argentina: 107
- Francia: 15 o 112
- Suiza: 144'),
  ('fa000000-0000-4000-8000-000000000307', '{acc7cc026a63ca59288d2879ada593a6}',
   'El código de una caja, sí, con la cámara o escribiéndolo, si la lectura está activada en esta instalación. Una receta, no.

Sin código, dos letras bastan para encontrar un medicamento corriente; al elegirlo se rellenan el nombre, la dosis, la forma y la cantidad.

Todavía no existen:

- el perfil de emergencia, legible sin contraseña;
- los informes de salud;
- las alertas de interacciones.'),
  ('fa000000-0000-4000-8000-000000000308', '{70e7e0696332c37d61a9fb4323238411}',
   'En la base de datos de esta instalación. Trousse no tiene publicidad ni medición de audiencia. En la aplicación, sus perfiles solo los ven usted y las personas con quienes los comparte: la base de datos lo comprueba en cada lectura. Quien administra el servidor sí puede llegar a los archivos; elija una instalación de confianza o la suya propia: Trousse se instala con un comando en un ordenador con Node.js.

En los ajustes, la página «Mis datos» dice qué se guarda y quién lo ha visto, y da una copia de todo, que otra cuenta sabe recuperar. Allí también elimina su cuenta, con todo lo que contiene. Los detalles están en la [política de privacidad](/privacy).')
) as change (id, former_md5s, answer)
where item.id = change.id::uuid and md5(item.answer) = any (change.former_md5s::text[]);
