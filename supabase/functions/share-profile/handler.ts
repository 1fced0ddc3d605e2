import { DEFAULT_LOCALE, isLocale } from "../../../domain/locale/locales.ts";
import { checkShare, type ShareEntry } from "../../../domain/sharing/share-draft.ts";
import { isUuid } from "../../../domain/uuid.ts";
import type { AttemptLimit, Deps } from "../_shared/deps.ts";
import { readTexts } from "../_shared/read-texts.ts";
import { refuse, refuseTooMany } from "../_shared/refusals.ts";
import { refuseUnproven } from "../_shared/refuse-without-password.ts";
import { writeInvitationMail } from "./invitation-mail.ts";

const FIELDS = ["profileId", "email", "permission", "notes", "password", "locale"] as const;

/** Enough for a family in an evening; too few for a mailing, or to pester one address under many names. */
const attemptLimitsFor = (person: string, email: string): AttemptLimit[] => [
  { name: "share-by", who: person, attempts: 10, minutes: 60 },
  { name: "share-by-daily", who: person, attempts: 30, minutes: 24 * 60 },
  { name: "share-to", who: email, attempts: 5, minutes: 24 * 60 },
];

/** The answer of `private.invite_to_profile`, or its error; names and token only with the first. */
interface Invited {
  readonly outcome: "invited" | keyof typeof REFUSALS;
  readonly share_id: string | null;
  readonly token: string | null;
  readonly inviter_name: string | null;
}

const REFUSALS = {
  "not-found": () => refuse(404, "not_found", "Profile not found"),
  "own-address": () => refuse(409, "own-address", "This is your own address"),
  "owner-address": () => refuse(409, "owner-address", "This profile is theirs"),
  "already-shared": () => refuse(409, "already-shared", "This address was invited already"),
  "consent-revoked": () =>
    refuse(428, "consent-revoked", "The consent for health data was taken back"),
  "too-many-shares": () =>
    refuse(413, "too-many-shares", "The account shares as much as one account can"),
};

/**
 * Invites somebody to a profile: the invitation is stored first, then mailed. The response does not depend on whether the
 * address has an account, because the handler never looks. Granting management needs the password.
 */
export async function shareProfile(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST");
  if (!deps.person) return refuse(401, "no_authorization", "Sign in to share a profile");
  const typed = await readTexts(request, FIELDS);
  if (!typed) return refuse(400, "bad_json", "Could not parse request body as JSON");
  const checked = checkShare(typed);
  if (!checked.ok) {
    const { wrong } = checked;
    return refuse(400, "validation_failed", "The invitation is not complete", { wrong });
  }
  const profileId = typed.profileId.toLowerCase();
  if (!isUuid(profileId)) return REFUSALS["not-found"]();
  const { value: entry } = checked;
  const refusal = await refuseUnproven(deps, deps.person, entry.password);
  if (refusal) return refusal;
  const seconds = await deps.countAttempts(attemptLimitsFor(deps.person.id, entry.email));
  if (seconds > 0) return refuseTooMany("invitations", seconds);
  const { outcome, share_id, token, inviter_name } = await invite(profileId, entry, deps);
  if (outcome !== "invited") return REFUSALS[outcome]();
  const locale = isLocale(typed.locale) ? typed.locale : DEFAULT_LOCALE;
  deps.sendMail(
    writeInvitationMail({
      to: entry.email,
      inviter: inviter_name,
      permission: entry.permission,
      locale,
      link: `${deps.siteUrl}/${locale}/invitation?token=${token}`,
    }),
  );
  return Response.json({ id: share_id }, { status: 201 });
}

async function invite(
  profileId: string,
  { email, permission, notes }: ShareEntry,
  { asCaller }: Deps,
): Promise<Invited> {
  const [row] = await asCaller<Invited>(
    "select outcome, share_id, token, inviter_name from private.invite_to_profile($1, $2, $3, $4)",
    [profileId, email, permission, notes],
  ).catch((problem: unknown): Invited[] => {
    const code = problem instanceof Error && "code" in problem ? problem.code : undefined;
    const outcome = code === "PT428" ? "consent-revoked" : code === "PT413" && "too-many-shares";
    if (!outcome) throw problem;
    return [{ outcome, share_id: null, token: null, inviter_name: null }];
  });
  if (!row) throw new Error("The invitation was neither made nor refused.");
  return row;
}
