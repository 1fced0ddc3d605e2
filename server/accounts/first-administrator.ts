import { createHash, createHmac } from "node:crypto";
import { CODE_ALPHABET, CODE_LENGTH } from "@trousse/backend/auth/factors/code-alphabet";
import type { Engine, Transaction } from "@trousse/backend/database/engine";
import type { Config } from "../settings/config.ts";
import { isLocalOnly } from "../settings/open-without-https.ts";

type AdministratorSettings = Pick<Config, "adminEmail" | "host" | "publicUrl">;

/**
 * Tells the database who may become the first administrator: the owner of `ADMIN_EMAIL` once it is confirmed; otherwise
 * the first account, when this server listens on its own machine only; otherwise the account that enters a code.
 *
 * The code is derived from the installation's secret, so every process and every start shows the same one until it is
 * used. The database stores only its digest.
 *
 * @returns the code, while somebody still has to enter it
 */
export async function prepareFirstAdministrator(
  engine: Engine,
  { adminEmail, ...settings }: AdministratorSettings,
  secret: string,
): Promise<string | undefined> {
  const code = administrationCode(secret);
  const rule = adminEmail ? "address" : isLocalOnly(settings) ? "anyone" : "code";
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
      "select private.needs_first_admin() as waits",
    );
    return waiting?.waits ? groupCode(code) : undefined;
  });
}

/** Covers the case where the setting was added after the account was created. */
async function appointConfirmed(tx: Transaction, address: string): Promise<void> {
  await tx.query(
    `select private.make_first_admin(id) from auth.users
     where lower(email) = $1 and email_confirmed_at is not null`,
    [address],
  );
}

function administrationCode(secret: string): string {
  // With 48 bytes, 16 bits for each letter, the remainder by 30 favours no letter by more than one in two thousand.
  const bytes = createHmac("sha384", secret).update("first administrator").digest();
  return Array.from(
    { length: CODE_LENGTH },
    (_, index) => CODE_ALPHABET[bytes.readUInt16BE(index * 2) % CODE_ALPHABET.length],
  ).join("");
}

const groupCode = (code: string) => (code.match(/.{4}/g) ?? []).join("-");
