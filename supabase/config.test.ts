import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

/** What Supabase's command line reads and deploys, held against what is there. */
const folder = import.meta.dirname;
const config = readFileSync(join(folder, "config.toml"), "utf8");
const functions = readdirSync(join(folder, "functions"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map(({ name }) => name);

/** The lines of a table of the file, as `name = value`. */
function table(name: string): Record<string, string> | undefined {
  const [, rest] = config.split(`\n[${name}]\n`);
  if (rest === undefined) return undefined;
  const [lines = ""] = rest.split(/^\[/m);
  return Object.fromEntries(
    Array.from(lines.matchAll(/^(\w+) = (.*)$/gm), ([, key, value]) => [key, value]),
  );
}

const tables = Array.from(config.matchAll(/^\[([\w.-]+)\]$/gm), ([, name = ""]) => name);

describe("functions", () => {
  test("each has its settings and no settings are without their function", () => {
    const set = tables.filter((name) => name.startsWith("functions."));
    expect(set.map((name) => name.slice("functions.".length)).sort()).toEqual(functions.sort());
  });

  test.each(functions)("%s lets its handler check access, in both runtimes", (name) => {
    expect(table(`functions.${name}`)).toEqual({
      verify_jwt: "false",
      import_map: '"./functions/deno.json"',
    });
    expect(existsSync(join(folder, "functions", name, "handler.ts"))).toBe(true);
    expect(readFileSync(join(folder, "functions", name, "index.ts"), "utf8")).toMatch(
      /^import \{ createHostedHandler \} from "\.\.\/_shared\/hosted\/hosted\.ts";\nimport \{ \w+ \} from "\.\/handler\.ts";\n\nDeno\.serve\(createHostedHandler\(\w+\)\);\n$/,
    );
  });

  test("Deno finds everything they import, in the versions of this project", () => {
    const { imports } = JSON.parse(readFileSync(join(folder, "functions/deno.json"), "utf8"));
    const { dependencies } = JSON.parse(readFileSync(join(folder, "../package.json"), "utf8"));
    const packages = new Set<string>();
    const seen = new Set<string>();
    const walk = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const wanted of importsOf(file)) {
        if (wanted.startsWith(".")) walk(join(dirname(file), wanted));
        else if (!wanted.startsWith("node:")) packages.add(wanted);
      }
    };
    for (const name of functions) walk(join(folder, "functions", name, "index.ts"));
    expect([...seen].filter((file) => !existsSync(file))).toEqual([]);
    expect([...packages].filter((name) => imports[name] === undefined)).toEqual([]);
    for (const [name, at] of Object.entries(imports)) {
      expect(at).toBe(`npm:${name}@${dependencies[name]}`);
    }
  });
});

/** Types are gone before anything runs. */
function importsOf(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const all = text.matchAll(
    /^(?:import|export) (?!type )[^;]*?from "([^"]+)";|^import "([^"]+)";/gm,
  );
  return Array.from(all, ([, named, bare]) => named ?? bare ?? "");
}

describe("mails", () => {
  const subjects = Object.fromEntries(
    Array.from(
      readFileSync(join(folder, "templates/subjects.toml"), "utf8").matchAll(/^(\w+) = (.*)$/gm),
      ([, name = "", subject = ""]) => [name, subject],
    ),
  );
  // The product of Supabase says nothing to an address that has an account.
  const ours = Object.keys(subjects).filter((name) => name !== "existing_account");

  test.each(ours)("%s is sent as our server sends it", (name) => {
    expect(table(`auth.email.template.${name}`)).toEqual({
      subject: subjects[name],
      content_path: `"./supabase/templates/${name}.html"`,
    });
    expect(existsSync(join(folder, "templates", `${name}.html`))).toBe(true);
  });

  test("no other template and no hook is set", () => {
    const set = tables.filter((name) => /^auth\.(email\.template|hook)\./.test(name));
    expect(set.sort()).toEqual(ours.map((name) => `auth.email.template.${name}`).sort());
  });
});

test("the rules of accounts are those of our server", () => {
  expect(table("auth")).toMatchObject({
    jwt_expiry: "600",
    enable_refresh_token_rotation: "true",
    minimum_password_length: "8",
    password_requirements: '"lower_upper_letters_digits_symbols"',
  });
  expect(table("auth.email")).toMatchObject({
    enable_confirmations: "true",
    secure_password_change: "true",
  });
  expect(table("auth.mfa.totp")).toEqual({ enroll_enabled: "true", verify_enabled: "true" });
  expect(table("api")).toMatchObject({ schemas: '["public"]' });
});
