import type { TranslationOf } from "../catalog.ts";
import type { accounts as french } from "../fr/accounts.ts";

export const accounts: TranslationOf<typeof french> = {
  email: "Correo electrónico",
  password: "Contraseña",
  unencrypted:
    "Esta dirección no está cifrada: quien comparte esta red puede leer lo que usted envía, contraseña incluida. Continúe solo en una red propia. Las notificaciones, la cámara y la apertura sin red necesitan una dirección https.",
  tooMany_one: "Demasiados intentos. Vuelva a intentarlo en {{count}} minuto.",
  tooMany_other: "Demasiados intentos. Vuelva a intentarlo en {{count}} minutos.",
  rules: {
    title: "La contraseña debe tener:",
    met: "cumplido",
    unmet: "todavía no",
    refused: "rechazado",
    allMet: "Esta contraseña cumple todas las reglas.",
    length: "8 caracteres como mínimo",
    uppercase: "una letra mayúscula",
    lowercase: "una letra minúscula",
    digit: "una cifra",
    special: "un carácter especial, como el guion o el espacio",
    "not-common": "que no sea demasiado común",
    "not-too-long": "72 caracteres como máximo, menos con tildes",
    lookedUp: "Esta contraseña se comprobará en las bases de contraseñas comprometidas.",
    common:
      "Esta contraseña es demasiado común, aunque se escriba de otra manera o con cifras. Elija otra.",
    context:
      "Esta contraseña es poco más que su nombre, su dirección o el nombre del sitio. Elija otra.",
    leaked: "Esta contraseña figura en una filtración de datos conocida. Elija otra.",
    same: "Esta ya es su contraseña. Elija otra.",
  },
  refused: {
    banned:
      "Esta cuenta está bloqueada: la persona que gestiona Trousse la ha suspendido. Para saber por qué, escríbale desde la página «Contacto».",
    password: "Esta no es su contraseña",
    passwordNeeded: "Introduzca su contraseña actual",
    weak: "Esta contraseña es demasiado fácil de adivinar. Elija una más larga, con cifras y un carácter especial.",
    address: "No se puede enviar ningún mensaje a esta dirección. Compruébela o indique otra.",
    tooOften: "Demasiados intentos. Espere unos minutos y vuelva a intentarlo.",
    secondStep:
      "Primero hace falta el código de su aplicación de autenticación. Cierre la sesión y vuelva a entrar con ese código.",
    values: "Una de las respuestas no se acepta. Revise lo que ha escrito y vuelva a intentarlo.",
    origin:
      "Esta instalación no conoce la dirección {{origin}}, y ningún mensaje podría traerle de vuelta a ella. La persona que gestiona Trousse debe iniciarla con PUBLIC_URL={{origin}}. Sus respuestas no tienen ningún error.",
    closed:
      "Esto no es posible aquí. Consulte a la persona que gestiona Trousse, desde la página «Contacto».",
  },
  login: {
    title: "Iniciar sesión",
    description: "Entre en su botiquín.",
    ended:
      "Su sesión ha terminado en este dispositivo. Inicie sesión para continuar; lo que no estaba guardado debe escribirse de nuevo.",
    submit: "Iniciar sesión",
    forgotten: "¿Ha olvidado su contraseña?",
    register: "¿Aún no tiene cuenta? Crear una cuenta",
    done: "Sesión iniciada",
    invalidEmail: "Escriba una dirección de correo completa, como nombre@ejemplo.es.",
    shortPassword: "La contraseña debe tener al menos 6 caracteres.",
    captchaRefused: "Error con el captcha. Vuelva a intentarlo.",
    wrong: "Correo o contraseña incorrectos.",
    failed: "Error al iniciar sesión. Vuelva a intentarlo.",
    tooMany_one:
      "Demasiados intentos de inicio de sesión. Vuelva a intentarlo en {{count}} minuto.",
    tooMany_other:
      "Demasiados intentos de inicio de sesión. Vuelva a intentarlo en {{count}} minutos.",
    unconfirmed: "Su dirección aún no está confirmada: abra el enlace del mensaje que le enviamos.",
    resend: "Enviar el mensaje otra vez",
    resent: "Si una cuenta espera esta confirmación, un nuevo mensaje está en camino.",
  },
  device: {
    question: "Este dispositivo",
    own: "Es mío: seguir conectado en este dispositivo",
    timed: "Cerrar la sesión cuando me ausente",
    shared: "Dispositivo compartido: no guardar nada en él",
    help: {
      own: "Nadie más lo usa. Sigue conectado, y lo que ya ha abierto se puede leer sin red.",
      timed:
        "Tras el tiempo elegido en «Seguridad», se cierra la sesión y se borra lo que guarda este dispositivo.",
      shared:
        "La sesión se cierra tras el mismo tiempo, y no se guarda nada de lo que lee: sin red, las páginas quedan vacías.",
    },
  },
  register: {
    title: "Crear una cuenta",
    description: "Cree gratis el botiquín de su familia.",
    firstName: "Nombre",
    lastName: "Apellidos",
    confirmation: "Confirmar la contraseña",
    submit: "Crear mi cuenta",
    agreement: "Al crear una cuenta, acepta las condiciones de uso.",
    healthConsent:
      "Acepto que Trousse guarde los datos de salud que introduciré, míos y de las personas cuyo perfil llevo. Puedo retirar este consentimiento en cualquier momento en «Mis datos».",
    healthConsentRequired:
      "Marque esta casilla para crear una cuenta: sin este consentimiento, Trousse no puede guardar nada.",
    login: "¿Ya tiene una cuenta? Inicie sesión",
    socialTitle: "No se ofrece el registro con Google, Apple o Facebook.",
    firstNameRequired: "El nombre es obligatorio",
    lastNameRequired: "Los apellidos son obligatorios",
    nameTooLong: "100 caracteres como máximo",
    emailRequired: "El correo electrónico es obligatorio",
    invalidEmail: "Escriba una dirección de correo completa, como nombre@ejemplo.es.",
    rule: {
      length: "La contraseña debe tener al menos 8 caracteres",
      uppercase: "La contraseña debe tener al menos una mayúscula",
      lowercase: "La contraseña debe tener al menos una minúscula",
      digit: "La contraseña debe tener al menos una cifra",
      special: "La contraseña debe tener al menos un carácter especial",
      "not-common": "Esta contraseña es demasiado común. Elija una más segura",
      "not-too-long":
        "Esta contraseña es demasiado larga: 72 caracteres como máximo, menos con tildes",
    },
    different: "Las contraseñas no coinciden",
    failed: "Error al registrarse. Vuelva a intentarlo.",
    unexpected: "Se ha producido un error inesperado.",
    tooMany_one: "Demasiados intentos de registro. Vuelva a intentarlo en {{count}} minuto.",
    tooMany_other: "Demasiados intentos de registro. Vuelva a intentarlo en {{count}} minutos.",
    done: "Su cuenta está creada. Abra el correo que acabamos de enviarle para confirmarla.",
    sentTo: "Se ha enviado a {{email}}. Su enlace funciona una sola vez, durante una hora.",
    openMail: "Abrir {{site}}",
    nothingReceived: "No he recibido nada",
    nothingHelp:
      "Mire también en el correo no deseado. Si la dirección es incorrecta, regístrese de nuevo con la correcta.",
  },
  recover: {
    title: "Contraseña olvidada",
    description: "Reciba un enlace para elegir una nueva contraseña.",
    body: "Indique la dirección de su cuenta: le enviaremos un enlace para elegir una nueva contraseña.",
    submit: "Recibir un enlace",
    failed: "No se ha podido enviar el mensaje. Vuelva a intentarlo.",
    sent: "Si existe una cuenta con esta dirección, un mensaje está en camino.",
    sentHelp:
      "Su enlace funciona una sola vez, durante una hora. Tras varias peticiones en la misma hora no se envía ningún otro mensaje: use el último que recibió. Mire también en el correo no deseado.",
    login: "Volver a iniciar sesión",
  },
  renew: {
    title: "Nueva contraseña",
    password: "Nueva contraseña",
    confirmation: "Confirmar la nueva contraseña",
    body: "Se cerrará la sesión en sus otros dispositivos.",
    submit: "Guardar la contraseña",
    expired: "Esta página se abre con el enlace de un mensaje, en el plazo de una hora.",
    ask: "Pedir un nuevo enlace",
    failed: "No se ha podido actualizar la contraseña",
  },
  secondStep: {
    title: "Verificación en dos pasos",
    body: "Abra su aplicación de autenticación y copie el código de seis cifras de Trousse.",
    code: "Código de seis cifras",
    recoveryBody: "Copie uno de los códigos de recuperación que guardó. Solo sirve una vez.",
    recovery: "Código de recuperación",
    submit: "Verificar",
    useRecovery: "No tengo mi teléfono",
    useApp: "Usar la aplicación de autenticación",
    notACode: "Este código tiene seis cifras",
    notARecoveryCode: "Un código de recuperación tiene 24 letras y cifras, o 16",
    wrong: "Este código no es correcto, o ya se ha usado. Espere al siguiente.",
    wrongRecovery: "Este código no es correcto, o ya se ha usado.",
    failed: "No se ha podido comprobar el código. Inténtelo de nuevo.",
    signOut: "Cerrar sesión",
  },
  loginOrRegister: {
    title: "Su cuenta",
    description: "Entre en su botiquín o cree el suyo.",
    choose: "Iniciar sesión o registrarse",
  },
  confirm: {
    title: "Confirmar su dirección",
    body: "Un último paso: confirme que esta dirección es suya para abrir su botiquín.",
    submit: "Confirmar mi dirección",
    expired: "Este enlace ya se ha usado o ha dejado de ser válido.",
    expiredHelp:
      "Inicie sesión: si su dirección sigue sin confirmar, podrá pedir un nuevo mensaje.",
    login: "Ir a iniciar sesión",
    elsewhere:
      "Está abriendo este enlace en un lugar distinto de donde se registró. Escriba la contraseña que eligió al registrarse: demuestra que esta cuenta es suya.",
    password: "Contraseña elegida al registrarse",
    wrong:
      "Esta no es la contraseña elegida al registrarse. Tras cinco intentos, este enlace no aceptará más.",
    notMine:
      "¿No se ha registrado usted? Cierre esta página: no se abrirá ninguna cuenta. ¿Ha olvidado esa contraseña? Elija otra.",
    other: "Elegir otra contraseña",
    recovery: {
      title: "Elegir una nueva contraseña",
      body: "Ha pedido una nueva contraseña. Continúe para elegirla; después, este enlace ya no servirá.",
      submit: "Continuar",
      expiredHelp: "Pida un nuevo enlace: funciona una sola vez, durante una hora.",
    },
    change: {
      title: "Cambiar de correo electrónico",
      body: "Confirme que este buzón es suyo y que quiere cambiar la dirección de su cuenta.",
      submit: "Confirmar el cambio",
      expiredHelp:
        "Inicie sesión: si la dirección no ha cambiado, vuelva a pedir el cambio en los ajustes.",
      halfConfirmed: "Esta dirección está confirmada. La otra también debe estarlo.",
      halfConfirmedHelp:
        "Abra el mensaje enviado a la otra dirección y confirme allí el cambio. Hasta entonces, nada cambia.",
      taken: "Esta dirección ya tiene una cuenta.",
      elsewhere:
        "Está abriendo este enlace en un lugar distinto de donde usa Trousse. Escriba la contraseña de la cuenta cuya dirección va a cambiar.",
      password: "Contraseña de la cuenta",
      wrong:
        "Esta no es la contraseña de esa cuenta. Tras cinco intentos, este enlace no aceptará más.",
      notMine: "¿No ha pedido nada? Cierre esta página: nada cambiará.",
    },
  },
};
