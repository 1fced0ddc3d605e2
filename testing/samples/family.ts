/** A medicine of the family, with dates relative to today so that the sample is realistic on any day. */
export interface FamilyMedicine {
  readonly name: string;
  readonly dosage: string;
  readonly form: "Comprimé" | "Gélule" | "Sirop" | "Gouttes" | "Crème" | "Solution injectable";
  readonly total: number;
  /** What is left today, after every intake below. */
  readonly left: number;
  /** Days until the last good day; negative has passed. */
  readonly expiresIn: number;
  readonly openedDaysAgo?: number;
  readonly posology?: string;
  readonly notes?: string;
  /** Taken each day at these times of the wall clock, over the last `days` days. */
  readonly routine?: {
    readonly at: readonly string[];
    readonly days: number;
    readonly endedDaysAgo?: number;
  };
  /** Taken now and then. */
  readonly taken?: readonly {
    readonly daysAgo: number;
    readonly at: string;
    readonly quantity?: number;
  }[];
  readonly reminders?: readonly string[];
}

export interface FamilyMember {
  readonly firstName: string;
  readonly lastName: string;
  readonly type: "adult" | "child";
  /** Years on the day the family is made. */
  readonly age: number;
  readonly weight?: number;
  readonly height?: number;
  readonly allergies?: readonly string[];
  readonly medicines: readonly FamilyMedicine[];
}

const TWO_MONTHS = 60;

/** Everybody whose medicines one person looks after; the first is that person. */
export const family: readonly [FamilyMember, ...FamilyMember[]] = [
  {
    firstName: "Claire",
    lastName: "Moreau",
    type: "adult",
    age: 42,
    allergies: ["Pénicilline"],
    medicines: [
      {
        name: "Desloratadine Biogaran",
        dosage: "5 mg",
        form: "Comprimé",
        total: 30,
        left: 9,
        expiresIn: 410,
        posology: "1 comprimé le soir pendant la saison des pollens",
        routine: { at: ["21:30"], days: 21 },
        reminders: ["21:30"],
      },
      {
        name: "Doliprane",
        dosage: "1000 mg",
        form: "Comprimé",
        total: 8,
        left: 5,
        expiresIn: 620,
        taken: [
          { daysAgo: 24, at: "14:10" },
          { daysAgo: 9, at: "22:40" },
          { daysAgo: 0, at: "07:20" },
        ],
      },
      {
        name: "Spasfon",
        dosage: "80 mg/80 mg",
        form: "Comprimé",
        total: 30,
        left: 12,
        expiresIn: 24,
        taken: [
          { daysAgo: 31, at: "09:00", quantity: 2 },
          { daysAgo: 30, at: "13:00", quantity: 2 },
          { daysAgo: 2, at: "08:15", quantity: 2 },
        ],
      },
      {
        name: "BiafineAct",
        dosage: "0,67 %",
        form: "Crème",
        total: 139,
        left: 80,
        expiresIn: 190,
        openedDaysAgo: 96,
        notes: "Armoire de la salle de bain",
      },
      {
        name: "Humexlib",
        dosage: "500 mg/4 mg",
        form: "Gélule",
        total: 16,
        left: 10,
        expiresIn: -37,
      },
    ],
  },
  {
    firstName: "Thomas",
    lastName: "Moreau",
    type: "adult",
    age: 44,
    medicines: [
      {
        name: "Oméprazole Biogaran",
        dosage: "20 mg",
        form: "Gélule",
        total: 28,
        left: 4,
        expiresIn: 330,
        posology: "1 gélule avant le petit-déjeuner",
        routine: { at: ["07:00"], days: 24 },
        reminders: ["07:00"],
      },
      {
        name: "Ibuprofène Biogaran",
        dosage: "400 mg",
        form: "Comprimé",
        total: 20,
        left: 14,
        expiresIn: 505,
        taken: [
          { daysAgo: 40, at: "19:30" },
          { daysAgo: 39, at: "08:00" },
          { daysAgo: 12, at: "12:30" },
        ],
      },
      { name: "Imodiumcaps", dosage: "2 mg", form: "Gélule", total: 12, left: 0, expiresIn: 88 },
    ],
  },
  {
    firstName: "Léa",
    lastName: "Moreau",
    type: "child",
    age: 9,
    weight: 28,
    height: 133,
    medicines: [
      {
        name: "Cétirizine Biogaran gouttes",
        dosage: "10 mg/ml",
        form: "Gouttes",
        total: 300,
        left: 180,
        expiresIn: 280,
        openedDaysAgo: 18,
        posology: "10 gouttes matin et soir",
      },
      {
        name: "Doliprane",
        dosage: "2,4 %",
        form: "Sirop",
        total: 100,
        left: 55,
        expiresIn: 145,
        openedDaysAgo: 52,
        notes: "Une dose par 4 kg, toutes les 6 heures au plus",
        taken: [
          { daysAgo: 52, at: "20:10", quantity: 7 },
          { daysAgo: 51, at: "07:30", quantity: 7 },
          { daysAgo: 6, at: "19:45", quantity: 7 },
        ],
      },
    ],
  },
  {
    firstName: "Hugo",
    lastName: "Moreau",
    type: "child",
    age: 4,
    weight: 16.5,
    height: 103,
    allergies: ["Arachide"],
    medicines: [
      {
        name: "Ibuprofène Viatris enfants et nourrissons",
        dosage: "20 mg/ml",
        form: "Sirop",
        total: 200,
        left: 140,
        expiresIn: 7,
        openedDaysAgo: 150,
        taken: [
          { daysAgo: 17, at: "23:15", quantity: 5 },
          { daysAgo: 16, at: "06:40", quantity: 5 },
        ],
      },
      {
        name: "Carbocistéine Teva Conseil enfants",
        dosage: "2 %",
        form: "Sirop",
        total: 125,
        left: 20,
        expiresIn: -3,
        openedDaysAgo: 45,
        routine: { at: ["08:00", "18:30"], days: 5, endedDaysAgo: 40 },
      },
    ],
  },
  {
    firstName: "Monique",
    lastName: "Lefèvre",
    type: "adult",
    age: 74,
    weight: 63,
    height: 160,
    allergies: ["Aspirine", "Iode"],
    medicines: [
      {
        name: "Levothyrox",
        dosage: "75 microgrammes",
        form: "Comprimé",
        total: 30,
        left: 3,
        expiresIn: 540,
        posology: "1 comprimé à jeun, une demi-heure avant le petit-déjeuner",
        routine: { at: ["07:00"], days: TWO_MONTHS },
        reminders: ["07:00"],
      },
      {
        name: "Ramipril Biogaran",
        dosage: "5 mg",
        form: "Comprimé",
        total: 30,
        left: 18,
        expiresIn: 365,
        posology: "1 comprimé le matin",
        routine: { at: ["08:00"], days: TWO_MONTHS },
        reminders: ["08:00"],
      },
      {
        name: "Metformine Biogaran",
        dosage: "1000 mg",
        form: "Comprimé",
        total: 90,
        left: 41,
        expiresIn: 290,
        posology: "1 comprimé au milieu du déjeuner et du dîner",
        routine: { at: ["12:30", "19:30"], days: TWO_MONTHS },
        reminders: ["12:30", "19:30"],
      },
      {
        name: "Gaviscon",
        dosage: "5 g/2,67 g pour 100 ml",
        form: "Sirop",
        total: 250,
        left: 60,
        expiresIn: 30,
      },
    ],
  },
  {
    firstName: "Jacques",
    lastName: "Lefèvre",
    type: "adult",
    age: 77,
    weight: 81,
    height: 174,
    medicines: [
      {
        name: "Bisoprolol Viatris",
        dosage: "2,5 mg",
        form: "Comprimé",
        total: 30,
        left: 11,
        expiresIn: 460,
        posology: "1 comprimé le matin",
        routine: { at: ["08:00"], days: TWO_MONTHS },
        reminders: ["08:00"],
      },
      {
        name: "Atorvastatine Biogaran",
        dosage: "20 mg",
        form: "Comprimé",
        total: 30,
        left: 0,
        expiresIn: 385,
        posology: "1 comprimé le soir",
        routine: { at: ["20:00"], days: TWO_MONTHS },
        reminders: ["20:00"],
      },
      {
        name: "Lovenox",
        dosage: "4 000 UI (40 mg)/0,4 ml",
        form: "Solution injectable",
        total: 6,
        left: 1,
        expiresIn: 75,
        posology: "1 injection par jour après l’opération",
        notes: "Reste de l’opération du genou : à rapporter à la pharmacie",
        routine: { at: ["18:00"], days: 5, endedDaysAgo: 33 },
      },
    ],
  },
];

/** Her brother's, who has an account of his own: they care for their mother together. */
export const brothersFamily: readonly [FamilyMember, ...FamilyMember[]] = [
  {
    firstName: "Julien",
    lastName: "Lefèvre",
    type: "adult",
    age: 39,
    medicines: [
      {
        name: "Pantoprazole Biogaran",
        dosage: "20 mg",
        form: "Comprimé",
        total: 28,
        left: 17,
        expiresIn: 480,
        posology: "1 comprimé le matin",
        routine: { at: ["07:30"], days: 11 },
      },
      { name: "Nurofen", dosage: "400 mg", form: "Comprimé", total: 12, left: 8, expiresIn: 210 },
    ],
  },
  {
    firstName: "Inès",
    lastName: "Lefèvre",
    type: "child",
    age: 7,
    weight: 23,
    height: 121,
    allergies: ["Lactose"],
    medicines: [
      {
        name: "Doliprane",
        dosage: "2,4 %",
        form: "Sirop",
        total: 100,
        left: 70,
        expiresIn: 96,
        openedDaysAgo: 30,
        taken: [
          { daysAgo: 30, at: "21:00", quantity: 6 },
          { daysAgo: 29, at: "07:15", quantity: 6 },
        ],
      },
      {
        name: "Vogalène",
        dosage: "0,1 %",
        form: "Sirop",
        total: 150,
        left: 120,
        expiresIn: 21,
        openedDaysAgo: 64,
      },
    ],
  },
];
