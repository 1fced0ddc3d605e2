import { randomUUID } from "node:crypto";
import type { Transaction } from "@trousse/backend/database/engine";
import type { Draftable } from "../permissions.ts";

type Content = Draftable | "health_products" | "site_metadata" | "symptoms_medications";

/** The column and value that find a row of a table. */
export type Finder = readonly [column: string, value: string];

const isPublic = {
  blog_posts: "published",
  faq_items: "published",
  homepage_content: "published",
  online_pharmacies: "is_active",
  press_mentions: "published",
  site_images: "is_active",
  testimonials: "published",
} as const satisfies Record<Draftable, string>;

/** Nothing but what the table asks for, under a name of its own; published where that can be said. */
export function aContentRow(relation: Content): Record<string, unknown> {
  const id = randomUUID();
  const name = lettersOf(id);
  const published = true;
  const language = "fr";
  switch (relation) {
    case "blog_posts":
      return {
        id,
        slug: name,
        title: "La trousse de voyage",
        content: "Peu de choses.",
        category: "Prévention",
        author: "La rédaction",
        published,
        published_at: "2026-01-01T00:00:00Z",
      };
    case "faq_items":
      return { id, question: "Où ?", answer: "Ici.", language, published };
    case "health_products":
      return {
        id,
        key: name,
        symptom_fr: "Toux",
        symptom_en: "Cough",
        symptom_es: "Tos",
        product_fr: "Miel de thym",
        product_us: "Thyme honey",
        product_es: "Miel de tomillo",
        category: "Médecine douce",
        caution_fr: "Pas avant un an.",
        caution_en: "Not under one year.",
        caution_es: "No antes del año.",
        source: "Une source",
        reviewed_on: "2026-01-01",
      };
    case "homepage_content":
      return { section_key: name, language, title: "Bonjour", published };
    case "online_pharmacies":
      return {
        id,
        name: "Pharmacie du Pont",
        url: `https://${name}.example.org/`,
        country: "France/Europe",
        authority: "ARS",
        source: "https://register.example.org/",
        is_active: true,
      };
    case "press_mentions":
      return { id, name: "Le Journal", language, published };
    case "site_images":
      return { name, desktop_url: "/images/a.webp", mobile_url: "/images/b.webp", is_active: true };
    case "site_metadata":
      return { language, meta_key: name, meta_value: "x" };
    case "symptoms_medications":
      return {
        id,
        key: name,
        symptome_fr: "Mal de tête",
        symptom_en: "Headache",
        symptoma_es: "Dolor de cabeza",
        suggested_medications_fr: "Paracétamol, Ibuprofène",
        suggested_medications_us: "Acetaminophen, Ibuprofen",
        medicamentos_sugeridos_es: "Paracetamol, Ibuprofeno",
        ordonnance_fr: "-",
        prescription_us: "-",
        receta_es: "-",
        severity: "mild",
        advice_fr: "Plus de trois jours : un médecin.",
        advice_en: "More than three days: a doctor.",
        advice_es: "Más de tres días: un médico.",
        source: "Une source",
        reviewed_on: "2026-01-01",
      };
    case "testimonials":
      return { id, content: "Utile.", name: "Une lectrice", language, published };
  }
}

/** A section's key has no digits. */
const lettersOf = (id: string) =>
  id.replaceAll("-", "").replace(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)));

const key = {
  blog_posts: "id",
  faq_items: "id",
  health_products: "id",
  homepage_content: "section_key",
  online_pharmacies: "id",
  press_mentions: "id",
  site_images: "name",
  site_metadata: "meta_key",
  symptoms_medications: "id",
  testimonials: "id",
} as const satisfies Record<Content, string>;

/** Writes a row past every policy. */
export async function writeContent(
  tx: Transaction,
  relation: Content,
  change: Record<string, unknown> = {},
): Promise<Finder> {
  const row = { ...aContentRow(relation), ...change };
  const columns = Object.keys(row);
  await tx.query(
    `insert into public.${relation} (${columns.join(", ")})
     values (${columns.map((_, at) => `$${at + 1}`).join(", ")})`,
    Object.values(row),
  );
  return [key[relation], String(row[key[relation]])];
}

/** A row that is not published. */
export const writeDraft = (tx: Transaction, relation: Draftable): Promise<Finder> =>
  writeContent(tx, relation, { [isPublic[relation]]: false });
