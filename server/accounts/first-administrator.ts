import { createHash, createHmac } from "node:crypto";
import type { Engine, Transaction } from "@trousse/backend/database/engine";
import type { Config } from "../settings/config.ts";

/** Without the letters and digits that a hand mixes up, as recovery codes are written. */
const ALPHABET = "23456789abcdefghjkmnpqrstvwxyz";

/** 117 bits: nobody guesses it, and a plain digest of it tells nothing. */
const CODE_LENGTH = 24;

type AdministratorSettings = Pick<Config, "adminEmail" | "host" | "publicUrl">;

/**
 * Tells the database who may become the first administrator: who proves `ADMIN_EMAIL`, else whoever comes first where
 * this server answers its own machine alone, else who enters a code.
 *
 * The code follows from the installation's secret, so that every process and every start until it is used names the
 * same one. The database has its digest.
 *
 * @returns the code, as long as somebody has to enter it
 */
export async function prepareFirstAdministrator(
  engine: Engine,
  { adminEmail, host, publicUrl }: AdministratorSettings,
  secret: string,
): Promise<string | undefined> {
  const code = administrationCode(secret);
  const rule = adminEmail ? "address" : isLocalOnly(host, publicUrl) ? "anyone" : "code";
  const digest = createHash("sha256").update(code).digest("hex");
  return engine.transaction(async (tx) => {
    await tx.query(
      `insert into private.first_administrator (rule, address, code_digest) values ($1, $2, $3)
       on conflict (is_only) do update
       set rule = excluded.rule, address = excluded.address, code_digest = excluded.code_digest`,
      [rule, rule === "address" ? adminEmail : null, rule === "code" ? digest : null],
    );
    if (adminEmail) await appointConfirmed(tx, adminEmail);
    const [waiting] = await tx.query<{ waits: boolean }>(
      "select private.waits_for_administrator() as waits",
    );
    return waiting?.waits ? groupCode(code) : undefined;
  });
}

/** The setting came after the account. */
async function appointConfirmed(tx: Transaction, address: string): Promise<void> {
  await tx.query(
    `select private.appoint_first(id) from auth.users
     where lower(email) = $1 and email_confirmed_at is not null`,
    [address],
  );
}

/** Nobody reaches it from elsewhere: it listens here, and no other name leads here through a proxy. */
function isLocalOnly(host: string, publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  return isLoopback(host) && isLoopback(hostname.replace(/^\[|\]$/g, ""));
}

const isLoopback = (name: string) => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(name);

function administrationCode(secret: string): string {
  // 48 bytes: the remainder of 16 bits by 30 favours no letter by more than one in two thousand.
  const bytes = createHmac("sha384", secret).update("first administrator").digest();
  return Array.from(
    { length: CODE_LENGTH },
    (_, place) => ALPHABET[bytes.readUInt16BE(place * 2) % ALPHABET.length],
  ).join("");
}

const groupCode = (code: string) => (code.match(/.{4}/g) ?? []).join("-");
