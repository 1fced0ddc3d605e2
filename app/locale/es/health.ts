import type { TranslationOf } from "../catalog.ts";
import type { health as french } from "../fr/health.ts";

export const health: TranslationOf<typeof french> = {
  summary: {
    broken_one: "{{count}} punto no funciona.",
    broken_other: "{{count}} puntos no funcionan.",
    attention_one: "{{count}} punto requiere su atención.",
    attention_other: "{{count}} puntos requieren su atención.",
    fine: "Nada requiere su atención.",
  },
  failed: "No se pudo leer el estado del servidor.",
  elsewhere:
    "Las copias de seguridad, el correo, el disco y las versiones son los de su proyecto de Supabase: su panel los muestra.",
  todo: "Qué hacer: {{what}}",
  notes: "Leer las novedades de la versión {{version}}",
  state: {
    broken: "No funciona",
    attention: "Por revisar",
    unknown: "Aún no se sabe",
    fine: "Todo bien",
  },
  topic: {
    backups: "Copias de seguridad",
    backupKey: "Cifrado de las copias",
    disk: "Disco",
    mail: "Correo electrónico",
    push: "Notificaciones",
    address: "Dirección",
    updates: "Actualizaciones",
    medicines: "Lista oficial de medicamentos",
    rules: "Revisión de las reglas médicas",
  },
  versions: {
    title: "Versiones",
    program: "Trousse",
    node: "Node.js",
    database: "Base de datos",
    schema: "Esquema",
  },
  said: {
    "backups-fine": "La última es del {{newest}}.",
    "backups-off": "El servidor no hace ninguna: BACKUPS está en «off».",
    "backups-none-yet":
      "Todavía no hay ninguna. La primera se hace dos minutos después del inicio.",
    "backups-tool-missing": "El servidor no encuentra pg_dump y no hace ninguna.",
    "backups-old": "La última es del {{newest}}, hace más de tres horas.",
    "backups-failed": "El último intento falló.",
    "backups-drill": "La última se restauró como prueba y algo no estaba bien.",
    "backup-key-set": "Las copias están cifradas.",
    "backup-key-missing": "Quien lea la carpeta de las copias leerá los datos de las familias.",
    "disk-fine": "{{size}} libres.",
    "disk-tight": "Solo quedan {{size}}.",
    "disk-full": "Solo quedan {{size}}: nadie puede guardar nada.",
    "mail-fine": "El último mensaje se aceptó el {{delivered}}.",
    "mail-local":
      "No hay servidor de correo configurado: los mensajes se quedan en el buzón de esta máquina y nadie más los recibe.",
    "mail-failing": "El último mensaje no pudo enviarse, el {{failed}}.",
    "mail-untried": "No se ha enviado ningún mensaje desde el inicio del servidor.",
    "push-fine": "La última se aceptó el {{delivered}}.",
    "push-no-https": "Los navegadores solo las muestran con una dirección https.",
    "push-unreached_one":
      "El recordatorio de una toma no llegó por ningún medio en las últimas 24 horas.",
    "push-unreached_other":
      "Los recordatorios de {{count}} tomas no llegaron por ningún medio en las últimas 24 horas.",
    "push-failing": "La última no fue aceptada, el {{failed}}.",
    "push-untried": "No se ha enviado ninguna desde el inicio del servidor.",
    "address-https": "Está cifrada (https).",
    "address-this-machine": "Solo este equipo puede abrir Trousse.",
    "address-unencrypted":
      "No está cifrada: quien comparta la red puede leer lo que se envía, contraseñas incluidas.",
    "updates-current": "Tiene la última versión.",
    "updates-off": "Nadie comprueba si hay una versión nueva.",
    "updates-pending": "La respuesta aún no ha llegado.",
    "updates-failed": "La dirección configurada no dio ninguna versión.",
    "updates-available": "La versión {{version}} está disponible.",
    "medicines-fine": "Edición del {{edition}}.",
    "medicines-none": "No se ha importado: Trousse solo conoce unos cientos de medicamentos.",
    "medicines-old": "Edición del {{edition}}, de hace más de dos meses.",
    "rules-reviewed_one": "La regla ha sido revisada por un profesional de la salud.",
    "rules-reviewed_other":
      "Las {{count}} reglas han sido revisadas por un profesional de la salud.",
    "rules-unreviewed_one":
      "Reglas revisadas por un profesional de la salud: {{reviewed}} de {{count}}.",
    "rules-unreviewed_other":
      "Reglas revisadas por un profesional de la salud: {{reviewed}} de {{count}}.",
  },
  action: {
    "backups-off":
      "quite BACKUPS=off, o compruebe que sus propias copias incluyen la base y las imágenes.",
    "backups-none-yet": "nada; vuelva dentro de unos minutos.",
    "backups-tool-missing":
      "instale pg_dump en la versión de PostgreSQL, o haga las copias de otro modo con BACKUPS=off.",
    "backups-old": "lea el registro del servidor y ejecute «npm run backup» en la máquina.",
    "backups-failed":
      "compruebe el espacio y los permisos de la carpeta de las copias; el registro del servidor dice por qué.",
    "backups-drill": "ejecute «npm run restore:drill» en la máquina: dice qué no está bien.",
    "backup-key-missing":
      "ejecute «npm run backup:key», configure BACKUP_KEY y guarde esa clave en otro lugar.",
    "disk-tight": "libere espacio, o ponga BACKUP_DIR en otro disco.",
    "disk-full": "libere espacio; todo se reanuda por sí solo.",
    "mail-local": "configure SMTP_URL con la dirección de su servidor de correo.",
    "mail-failing": "revise SMTP_URL; las líneas «delivery» del registro dan el motivo.",
    "mail-untried": "envíese una prueba desde los ajustes de los recordatorios.",
    "push-no-https": "siga «From http to https» en docs/operations.md.",
    "push-unreached": "lea las líneas «delivery» del registro del servidor.",
    "push-failing":
      "compruebe que el servidor llega a Internet; las líneas «delivery» del registro dan el motivo.",
    "push-untried": "envíese una prueba desde los ajustes de los recordatorios.",
    "address-unencrypted": "siga «From http to https» en docs/operations.md.",
    "updates-off": "configure UPDATE_URL para saberlo aquí, o compruébelo usted cada mes.",
    "updates-pending": "nada; vuelva dentro de un minuto.",
    "updates-failed": "abra UPDATE_URL en un navegador: debe mostrar una versión.",
    "updates-available":
      "lea qué cambia y actualice; se hace una copia de seguridad antes de que cambie la base.",
    "medicines-none": "impórtela desde «Medicamentos oficiales».",
    "medicines-old": "importe la nueva edición desde «Medicamentos oficiales».",
    "rules-unreviewed":
      "haga revisar la hoja que imprime «npm run medical:review -- --sheet». Mientras tanto, cada pantalla dice que la regla no está revisada.",
  },
};
