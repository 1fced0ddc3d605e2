import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { expect, test } from "vitest";
import { derivePbkdf2 } from "./derive-pbkdf2.ts";

const PARAMETERS = { nonce: "", salt: "", keyPrefix: "", cost: 600, keyLength: 32 };

test.each([0, 1, 600, 2 ** 31])(
  "the key of try %i is that of the browser's cryptography",
  async (attempt) => {
    const parameters = { ...PARAMETERS, algorithm: "PBKDF2/SHA-256" };
    const salt = Uint8Array.from({ length: 16 }, (_, index) => (index * 7 + attempt) % 256);
    const password = new TextEncoder().encode(`nonce ${attempt}`);
    const ours = await derivePbkdf2(parameters, salt, password);
    expect(ours).toEqual(await deriveKey(parameters, salt, password));
  },
);

test("another hash is refused", async () => {
  const parameters = { ...PARAMETERS, algorithm: "PBKDF2/SHA-512" };
  await expect(derivePbkdf2(parameters, new Uint8Array(16), new Uint8Array(4))).rejects.toThrow(
    RangeError,
  );
});
