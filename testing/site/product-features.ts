/** What the product does, once: how a public sentence names it, and what shows that it is there. */
export interface ProductFeature {
  readonly name: string;
  /** Words by which a sentence in any of the three languages is about it. */
  readonly words: RegExp;
  /** What a plain denial of it would name: a calendar that shows nothing. */
  readonly subject?: RegExp;
  /** Journeys that use it. */
  readonly proof: readonly string[];
}

/** What a reader may ask for and the product does not do. */
export interface AbsentFeature {
  readonly name: string;
  readonly words: RegExp;
  /** Files of which one would be there if it did. */
  readonly wouldBe: string;
}

export const PRODUCT_FEATURES: readonly ProductFeature[] = [
  {
    name: "boxes with quantity and expiry",
    words: /date d’expiration|expir(?:y|ation) date|fecha de caducidad/i,
    proof: ["e2e/inventory.spec.ts"],
  },
  {
    name: "alerts about expiry and stock",
    words: /\balertes?\b|\balerts?\b|\balertas?\b/i,
    proof: ["e2e/home.spec.ts", "e2e/opened-box.spec.ts"],
  },
  {
    name: "reminders of doses while the page is closed",
    words:
      /rappelle la prise|remind(?:s|er) you of the dose|reminds you of the dose|recuerda la toma|rien ne sonne|nothing rings|no suena nada/i,
    subject: /rappels?\b|reminders?\b|recordatorios?\b/i,
    proof: ["e2e/push.spec.ts", "e2e/reminders.spec.ts"],
  },
  {
    name: "a carer is told of a dose without an answer",
    words:
      /proches qui peuvent noter les prises sont prévenus|people who may log doses for a profile are told|se avisa a los allegados/i,
    proof: ["e2e/reminders.spec.ts"],
  },
  {
    name: "shared profiles with an access log",
    words: /profil se partage|profile can be shared|perfil se comparte/i,
    subject: /profils? (?:avec|entre)|profiles? with|perfil(?:es)? con/i,
    proof: ["e2e/sharing.spec.ts"],
  },
  {
    name: "boxes of the whole home",
    words: /toute la maison|the whole home|toda la casa/i,
    proof: ["e2e/household.spec.ts"],
  },
  {
    name: "live pages between carers",
    words: /en quelques secondes|within seconds|en unos segundos/i,
    proof: ["e2e/live.spec.ts", "e2e/two-carers.spec.ts"],
  },
  {
    name: "emergencies recognized in a symptom",
    words: /évoquent une urgence|suggest an emergency|sugieren una urgencia/i,
    proof: ["e2e/symptoms.spec.ts", "e2e/night.spec.ts"],
  },
  {
    name: "interactions",
    words: /interactions?\b|interacción|interacciones/i,
    proof: ["e2e/interactions.spec.ts"],
  },
  {
    name: "a substance that was taken already",
    words: /substance déjà prise|substance that was taken|sustancia ya tomada/i,
    proof: ["e2e/recent-doses.spec.ts", "e2e/night.spec.ts"],
  },
  {
    name: "the log of an illness and its sheet",
    words: /pendant une maladie|during an illness|durante una enfermedad/i,
    proof: ["e2e/illness.spec.ts"],
  },
  {
    name: "a report for the doctor",
    words: /rapport pour le médecin|report for the doctor|informe para el médico/i,
    subject: /rapport|report for|informe para/i,
    proof: ["e2e/report.spec.ts"],
  },
  {
    name: "planned doses in another calendar",
    words: /calendrier de votre téléphone|calendar of your phone|calendario de su teléfono/i,
    subject:
      /votre (?:calendrier|agenda)|your (?:calendar|phone’s calendar)|su (?:calendario|agenda)/i,
    proof: ["e2e/calendar-feed.spec.ts"],
  },
  {
    name: "codes of boxes",
    words: /code d’une boîte|code on a box|código de una caja/i,
    subject:
      /code[s]? (?:des|d’une|de la) bo[iî]te|codes? on (?:a |the )?box|códigos? de (?:la|una|las) caja/i,
    proof: ["e2e/scanner.spec.ts", "e2e/scanner-camera.spec.ts"],
  },
  {
    name: "prescriptions with their photos",
    words: /ordonnance se garde|prescription can be kept|receta se guarda/i,
    proof: ["e2e/prescriptions.spec.ts"],
  },
  {
    name: "pages without a network",
    words: /sans réseau|without a network|sin red\b/i,
    subject: /sans réseau|hors ligne|offline|without a network|sin red|sin conexión/i,
    proof: ["e2e/offline.spec.ts", "e2e/offline-shell.spec.ts", "e2e/kept-data.spec.ts"],
  },
  {
    name: "the lock of an own device, with an emergency card in front",
    words: /\bverrou\b|a lock with|\bbloqueo\b|fiche d’urgence|emergency card|ficha de emergencia/i,
    proof: ["e2e/lock.spec.ts", "e2e/lock-code.spec.ts"],
  },
  {
    name: "a question about a symptom before there is an account",
    words:
      /symptôme se pose aussi sans compte|about a symptom without an account|por un síntoma sin cuenta/i,
    proof: ["e2e/visitor-question.spec.ts", "e2e/first-answer.spec.ts"],
  },
  {
    name: "what to take on a journey",
    words: /compte ce qu’il faut emporter|counts what to take along|cuenta lo que hay que llevar/i,
    proof: ["e2e/travel.spec.ts"],
  },
  {
    name: "an example of a home without an account",
    words: /famille d’exemple|sample family|familia de ejemplo/i,
    proof: ["e2e/example.spec.ts"],
  },
  {
    name: "a care sheet for who looks after somebody",
    words: /fiche de garde|care sheet|hoja de cuidado/i,
    proof: ["e2e/helper-pages.spec.ts"],
  },
  {
    name: "a page that sets up a phone",
    words: /préparer un téléphone|set up a phone|preparar un teléfono/i,
    proof: ["e2e/phone-help.spec.ts"],
  },
  {
    name: "a page about the health of an installation",
    words: /page sur l’état du système|how the system is doing|estado del sistema/i,
    proof: ["e2e/admin-health.spec.ts"],
  },
  {
    name: "a dose that somebody takes care of",
    words: /je m’en occupe|I’ll do it|yo me encargo/i,
    proof: ["e2e/claims.spec.ts"],
  },
  {
    name: "doses corrected, and skips undone",
    words: /prise mal notée|dose that was logged wrong|toma mal anotada/i,
    proof: ["e2e/activity.spec.ts"],
  },
  {
    name: "a simple screen",
    words: /écran simple|simple screen|pantalla sencilla/i,
    proof: ["e2e/simple-screen.spec.ts"],
  },
  {
    name: "recalled lots",
    words: /rappelle des lots|recalls lots|retira lotes/i,
    subject: /lots? rappelés?|recalled (?:batch|lot)|lotes? retirados?/i,
    proof: ["e2e/recalls.spec.ts"],
  },
  {
    name: "a home that is ready for a night",
    words: /prête pour une nuit|ready for a night|lista para una noche/i,
    proof: ["e2e/readiness.spec.ts"],
  },
  {
    name: "a sheet for the fridge",
    words: /feuille pour le frigo|sheet for the fridge|hoja para la nevera/i,
    proof: ["e2e/fridge.spec.ts"],
  },
  {
    name: "renewals of prescriptions",
    words: /rappellent de la faire renouveler|to have it renewed|hay que renovarla/i,
    subject: /ordonnances?|prescriptions?|recetas?/i,
    proof: ["e2e/renewals.spec.ts"],
  },
  {
    name: "a list that fills the cabinet",
    words: /tapée, collée ou dictée|typed, pasted or dictated|escrita, pegada o dictada/i,
    proof: ["e2e/fill-cabinet.spec.ts"],
  },
  {
    name: "a copy of the data, and the end of the account",
    words: /copie de tout|copy of everything|copia de todo/i,
    proof: ["e2e/account-data.spec.ts"],
  },
];

export const ABSENT_FEATURES: readonly AbsentFeature[] = [
  {
    name: "a premium plan",
    words: /offre premium|premium plan|oferta premium/i,
    wouldBe: "app/features/premium/**",
  },
  {
    name: "prices beside a suggestion",
    words: /prix affichés à côté|prices shown beside|precios mostrados junto/i,
    wouldBe: "app/features/prices/**",
  },
  {
    name: "a watch or a scale that is connected",
    words:
      /(?:votre|sur la) montre\b|montres? connectée|smart ?watch|(?:your|a) watch\b|\bsu reloj\b|reloj(?:es)? inteligente|balances? connectée|smart scale|báscula conectada/i,
    wouldBe: "app/features/wearables/**",
  },
  {
    name: "records of a health service or another app",
    words:
      /Mon espace santé|Doctolib|Ameli|Apple Health|Google Fit|Health Connect|dossier médical partagé|electronic health record|historia clínica electrónica/i,
    wouldBe: "app/features/health-records/**",
  },
  {
    name: "medicines ordered and delivered",
    words:
      /livré(?:e?s)? (?:chez|à) |commander (?:vos|des) médicaments|delivered to your|order your medic|entrega a domicilio|pedir sus medicamentos/i,
    wouldBe: "app/features/orders/**",
  },
  {
    name: "a doctor who answers",
    words:
      /téléconsultation|telehealth|video visit|teleconsulta|un médecin vous répond|a doctor answers|un médico le responde/i,
    wouldBe: "app/features/consultations/**",
  },
  {
    name: "an assistant of speech",
    words: /\b(?:Alexa|Siri|Google Assistant|Assistant Google|Asistente de Google)\b/,
    wouldBe: "app/features/voice/**",
  },
  {
    name: "sign-up with the account of another service",
    words:
      /Google, Apple|s’inscrire avec|sign(?:ing)? (?:up|in) with (?:Google|Apple|Facebook)|registr\p{L}+ con (?:Google|Apple|Facebook)/iu,
    wouldBe: "supabase/functions/social-sign-in/**",
  },
];
