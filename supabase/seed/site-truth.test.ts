import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** Whatever a visitor reads: the content of a fresh installation, the legal texts and the words of the public pages. */
const TEXTS = globSync(
  ["supabase/seed/*.sql", "app/features/site/legal/*.md", "app/locale/*/site.ts"],
  { cwd: ROOT },
);

/** What the product does, the file that does it, and how a text would deny it in each language. */
const FEATURES = [
  {
    feature: "reminders while the page is closed",
    proof: "supabase/functions/deliver-reminders/index.ts",
    denied:
      /rien ne sonne|nothing rings|no suena nada|n’envoie encore|does not send emails|todavía no envía/i,
    told: ["par une notification", "by a notification", "con una notificación"],
  },
  {
    feature: "interactions",
    proof: "domain/interactions/interactions.ts",
    denied:
      /ne vérifie (?:pas encore|pas|ni) les interactions|(?:does not check|checks neither) interactions|no comprueba las interacciones|alertes? d’interactions?|interaction alerts|alertas de interacciones/i,
    told: ["Les interactions sont comparées", "Interactions are checked", "Las interacciones se"],
  },
  {
    feature: "doses compared with the leaflet",
    proof: "domain/dose-rules/leaflet-warnings.ts",
    denied: /ni les doses|nor doses|ni las dosis/i,
    told: ["Une substance déjà prise", "A substance that was taken", "Una sustancia ya tomada"],
  },
  {
    feature: "pages without a network",
    proof: "app/service-worker/shell.ts",
    denied: /Il faut une connexion\.|You do need a connection|Hace falta conexión\./i,
    told: ["s’ouvre aussi sans réseau", "opens without a network", "se abre también sin red"],
  },
  {
    feature: "one cabinet for the home",
    proof: "supabase/migrations/20261123100200_homes.sql",
    denied: /Chacun a son inventaire|Each has its own inventory|Cada uno tiene su inventario/i,
    told: ["à toute la maison", "belongs to the whole home", "de toda la casa"],
  },
] as const;

/** What the questions say does not exist, and the route that would show that it does. */
const MISSING = [
  ["le profil d’urgence", /emergency-(?:card|profile)/],
  ["les bilans de santé", /health-report|doctor-report/],
] as const;

test.each(FEATURES)("no text denies $feature, and the questions tell of it", (each) => {
  expect(existsSync(join(ROOT, each.proof))).toBe(true);
  expect(TEXTS.filter((path) => each.denied.test(read(path)))).toEqual([]);
  const questions = read("supabase/seed/faq_items.sql");
  expect(each.told.filter((words) => !questions.includes(words))).toEqual([]);
});

test.each(MISSING)(
  "the questions say that %s does not exist only as long as it does not",
  (name, route) => {
    expect(read("supabase/seed/faq_items.sql")).toContain(name);
    expect(read("app/routes.ts")).not.toMatch(route);
  },
);
