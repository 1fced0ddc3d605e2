import { isEmail } from "../accounts/email.ts";
import { type Checked, isLongerThan, wrongOnly } from "../draft.ts";
import { plainLine, plainText } from "../plain-text.ts";
import { wrongPhone } from "./phone.ts";

/** The treating doctor, each field as typed. */
export interface DoctorDraft {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly appointmentLink: string;
}

/** The same as kept: what was left empty is null. */
export type Doctor = { readonly [Field in keyof DoctorDraft]: string | null };

/** In the order of the form, for the focus. */
export const DOCTOR_FIELDS = [
  "name",
  "phone",
  "email",
  "address",
  "appointmentLink",
] as const satisfies readonly (keyof DoctorDraft)[];

export type DoctorWrong = "too-long" | "not-a-phone" | "not-an-email" | "not-a-link";

/** In characters, as the database limits them. */
const NAME_MAX_LENGTH = 200;
const ADDRESS_MAX_LENGTH = 500;
const LINK_MAX_LENGTH = 2000;

/** What people copy from their browser: a host with a dot, then anything without a space. */
const WEB_LINK = /^https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+(?:[/?#]\S*)?$/iu;
const SCHEME = /^[a-z][a-z\d+.-]*:/iu;

/** Everything is optional; what is there must be of its kind. */
export function checkDoctor(
  draft: DoctorDraft,
): Checked<Doctor, Partial<Record<keyof DoctorDraft, DoctorWrong>>> {
  const typed: DoctorDraft = {
    name: plainLine(draft.name),
    phone: plainLine(draft.phone),
    email: draft.email.trim(),
    address: plainText(draft.address).trim(),
    appointmentLink: withScheme(draft.appointmentLink.trim()),
  };
  const wrong = wrongOnly<keyof DoctorDraft, DoctorWrong>({
    name: isLongerThan(typed.name, NAME_MAX_LENGTH) ? "too-long" : undefined,
    phone: wrongPhone(typed.phone),
    email: typed.email === "" || isEmail(typed.email) ? undefined : "not-an-email",
    address: isLongerThan(typed.address, ADDRESS_MAX_LENGTH) ? "too-long" : undefined,
    appointmentLink: wrongLink(typed.appointmentLink),
  });
  if (Object.keys(wrong).length > 0) return { ok: false, wrong };
  return {
    ok: true,
    value: {
      name: typed.name || null,
      phone: typed.phone || null,
      email: typed.email || null,
      address: typed.address || null,
      appointmentLink: typed.appointmentLink || null,
    },
  };
}

/** Whether a link may be put before people: a page of the web and nothing that runs. */
export function isWebLink(link: string): boolean {
  return WEB_LINK.test(link);
}

/** `www.example.org/rdv` is what an address bar shows. */
function withScheme(link: string): string {
  return link === "" || SCHEME.test(link) ? link : `https://${link}`;
}

function wrongLink(link: string): DoctorWrong | undefined {
  if (link === "") return undefined;
  if (isLongerThan(link, LINK_MAX_LENGTH)) return "too-long";
  return isWebLink(link) ? undefined : "not-a-link";
}
