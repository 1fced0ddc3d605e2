import type { Permission } from "../../domain/sharing/permission.ts";

/** Texts for one dose, and for several. */
type OneOrSeveral = readonly [string, string];

interface AccountMail {
  readonly subject: string;
  /** `{{email}}` and `{{newEmail}}` stand for addresses. */
  readonly intro: string;
  readonly button: string;
  readonly after: string;
  readonly footnote: string;
}

interface UnavailablePage {
  readonly title: string;
  readonly body: string;
  readonly retry: string;
}

/**
 * What the server and its functions write in one language: notifications, mails and the page of a busy server. The
 * browser never loads it. Deno reads it too, so that it imports by relative paths.
 */
export interface ServerTexts {
  /** With the space that the language sets before it. */
  readonly colon: string;
  /** What a program of calendars shows; null for what the link hides. */
  readonly calendar: {
    readonly name: (person: string | null) => string;
    readonly dose: (dose: {
      readonly person: string | null;
      readonly medicine: string | null;
    }) => string;
  };
  readonly notifications: {
    readonly titles: Readonly<
      Record<"reminder" | "later" | "escalation" | "duplicate" | "renewal" | "test", OneOrSeveral>
    >;
    /** The title of a reminder that rings before its hour. */
    readonly early: (minutes: number, doses: number) => string;
    /** Another account recorded a dose that may be the reader's own. */
    readonly duplicate: (dose: {
      readonly giver: string;
      readonly time: string;
      /** Null where it must stay private. */
      readonly medicine: string | null;
      /** Null for the reader. */
      readonly person: string | null;
    }) => string;
    /** A prescription that ends soon. */
    readonly prescription: (prescription: {
      /** Null for the reader. */
      readonly person: string | null;
      /** Null where it is unknown or must stay private. */
      readonly prescriber: string | null;
      /** The last day that it is good for, with its weekday. */
      readonly until: string;
    }) => string;
    readonly take: OneOrSeveral;
    readonly later: string;
    readonly skip: string;
    readonly waiting: string;
    readonly refused: string;
    readonly asked: string;
    /** Instead of a reminder of doses that this device has noted already. */
    readonly answered: string;
    readonly more: (count: number) => string;
    readonly nameless: string;
    readonly tested: string;
  };
  readonly reminderMail: {
    readonly hello: string;
    readonly button: string;
    readonly prescriptionButton: OneOrSeveral;
    readonly intro: Readonly<Record<"reminder" | "escalation" | "duplicate" | "renewal", string>>;
    readonly after: Readonly<Record<"reminder" | "escalation" | "duplicate" | "renewal", string>>;
    /** By the kind of the mail, which a reader can end. */
    readonly why: Readonly<Record<"reminders" | "escalations" | "renewals", string>>;
    readonly unsubscribe: string;
  };
  readonly report: {
    readonly subject: (from: string, to: string) => string;
    readonly hello: string;
    readonly doses: string;
    readonly noDoses: string;
    readonly boxes: string;
    readonly you: string;
    readonly nameless: string;
    readonly planned: (count: number) => string;
    readonly taken: (count: number) => string;
    /** After the doses that were taken: how many of them others gave. */
    readonly byOthers: (
      given: readonly { readonly count: number; readonly giver: string }[],
    ) => string;
    readonly givers: Readonly<Record<"nameless" | "unknown", string>> & {
      readonly helper: (name: string) => string;
    };
    readonly skipped: (count: number) => string;
    readonly missed: (count: number) => string;
    readonly stock: Readonly<Record<"low" | "out", string>>;
    readonly expiry: Readonly<Record<"expired" | "soon", (date: string) => string>>;
    readonly counted: (count: number) => string;
    /** For boxes whose date or quantity cannot be read. */
    readonly unreadable: (count: number) => string;
    readonly button: string;
    readonly note: string;
    readonly why: string;
    readonly unsubscribe: string;
  };
  readonly invitation: {
    readonly hello: string;
    readonly somebody: string;
    readonly subject: (inviter: string) => string;
    readonly intro: (inviter: string) => string;
    readonly level: (permission: string) => string;
    readonly permissions: Readonly<Record<Permission, string>>;
    readonly button: string;
    readonly how: string;
    readonly stranger: string;
  };
  readonly loginAlert: {
    readonly subject: string;
    readonly hello: string;
    readonly intro: string;
    readonly device: (name: string) => string;
    readonly moment: (when: string) => string;
    readonly fine: string;
    readonly strange: string;
    readonly button: string;
    readonly why: string;
  };
  /** In the language of the message, since the person who replies reads that one. */
  readonly contact: { readonly intro: string; readonly answer: string };
  /** `npm run templates` writes them to supabase/templates. */
  readonly accountMails: {
    /** Before the first name. */
    readonly hello: string;
    /** Behind it. */
    readonly helloEnd: string;
  } & Readonly<
    Record<"confirmation" | "recovery" | "email_change" | "existing_account", AccountMail>
  >;
  readonly unavailable: Readonly<Record<"overloaded" | "database", UnavailablePage>>;
}
