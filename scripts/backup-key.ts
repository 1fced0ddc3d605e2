import { generateX25519Identity, identityToRecipient } from "age-encryption";

// A new key for BACKUP_KEY, on the standard output as `age-keygen` writes one: npm run --silent backup:key
const identity = await generateX25519Identity();
console.log(`# created: ${new Date().toISOString()}`);
console.log(`# public key: ${await identityToRecipient(identity)}`);
console.log(identity);
