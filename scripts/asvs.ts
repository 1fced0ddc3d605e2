import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { asvsDocument } from "#testing/security/asvs/document.ts";

// Writes docs/asvs.md from testing/security/asvs/.

writeFileSync(join(import.meta.dirname, "../docs/asvs.md"), asvsDocument());
