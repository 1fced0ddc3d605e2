import type { Db } from "#app/client/database/browser-db.ts";
import { orThrow } from "#app/client/errors/failure.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import { fold } from "#domain/locale/fold.ts";
import type { NoticedProduct } from "#domain/notices/notice-parser.ts";
import { readableRows } from "#domain/stored-row.ts";
import { nullOr, storedDay, storedInstant, storedText } from "#domain/stored-values.ts";

/** A medicine of the reference list, as an admin tells it from another. */
export interface RecallableProduct {
  readonly referenceId: string;
  readonly name: string;
  readonly dosage: string;
  readonly form: string;
}

/** A product of a recall with its batches; none where all are recalled. */
export interface RecalledProduct extends RecallableProduct {
  readonly lots: readonly string[];
}

export interface Recall {
  readonly id: string;
  readonly title: string;
  readonly publishedOn: Day;
  readonly url: string;
  /** Null while it counts. */
  readonly withdrawnAt: Instant | null;
  readonly products: readonly RecalledProduct[];
}

export interface NewRecall {
  readonly title: string;
  readonly publishedOn: Day;
  readonly url: string;
  /** As it was pasted. */
  readonly notice: string;
  readonly products: readonly RecalledProduct[];
}

/** A product that a notice may mean. */
export interface ProposedProduct extends RecallableProduct {
  /** Whether the notice names its code; else its name alone resembles. */
  readonly isByCode: boolean;
  readonly lots: readonly string[];
  readonly allLots: boolean;
}

const PRODUCT = "id, name, dosage, form";
const RECALLS_MAX = 200;
const PROPOSALS_PER_NAME = 5;
const SEARCH_MAX = 10;

/** The newest first. */
export async function listRecalls(db: Db): Promise<Recall[]> {
  const rows = orThrow(
    await db
      .from("recalls")
      .select(
        `id, title, published_on, url, withdrawn_at, recall_products(lots, medication_references(${PRODUCT}))`,
      )
      .order("published_on", { ascending: false })
      .order("id")
      .limit(RECALLS_MAX),
  );
  return readableRows(rows, (row) => ({
    id: row.id,
    title: storedText(row.title),
    publishedOn: storedDay(row.published_on),
    url: storedText(row.url),
    withdrawnAt: nullOr(row.withdrawn_at, storedInstant),
    products: row.recall_products.map(({ lots, medication_references: reference }) => ({
      ...productOf(reference),
      lots,
    })),
  })).rows;
}

/** @param id made when the form opens: sent twice, it is published once */
export async function publishRecall(
  db: Db,
  id: string,
  { title, publishedOn, url, notice, products }: NewRecall,
): Promise<void> {
  orThrow(
    await db.rpc("publish_recall", {
      recall: id,
      title,
      published_on: publishedOn,
      url,
      notice,
      products: products.map(({ referenceId, lots }) => ({
        reference_id: referenceId,
        all_lots: lots.length === 0,
        lots: [...lots],
      })),
    }),
  );
}

/** The boxes of homes no longer find it. */
export async function withdrawRecall(db: Db, id: string): Promise<void> {
  orThrow(await db.rpc("withdraw_recall", { recall: id }));
}

export async function searchProducts(db: Db, query: string): Promise<RecallableProduct[]> {
  const rows = orThrow(
    await db
      .rpc("search_medication_references", { query, max_results: SEARCH_MAX }, { get: true })
      .select(PRODUCT),
  );
  return rows.map(productOf);
}

/** The medicines that a parsed notice may mean, each once: by the codes it names, else those with a name like it. */
export async function proposeProducts(
  db: Db,
  noticed: readonly NoticedProduct[],
): Promise<ProposedProduct[]> {
  const proposals = new Map<string, ProposedProduct>();
  for (const product of noticed) {
    const byCode = await productsByCode(db, product);
    const found = byCode.length > 0 ? byCode : await productsByName(db, product.name);
    for (const each of found) {
      const known = proposals.get(each.referenceId);
      const lots = [...new Set([...(known?.lots ?? []), ...product.lots])];
      proposals.set(each.referenceId, {
        ...each,
        isByCode: byCode.length > 0 || (known?.isByCode ?? false),
        lots,
        allLots: lots.length === 0 && (product.allLots || (known?.allLots ?? false)),
      });
    }
  }
  return [...proposals.values()];
}

async function productsByCode(
  db: Db,
  { packs, medicines }: NoticedProduct,
): Promise<RecallableProduct[]> {
  const [ofPacks, ofMedicines] = await Promise.all([
    packs.length === 0
      ? []
      : db
          .from("reference_packs")
          .select(`medication_references(${PRODUCT})`)
          .in("cip13", [...packs])
          .then((answer) => orThrow(answer).flatMap((row) => row.medication_references ?? [])),
    medicines.length === 0
      ? []
      : db
          .from("medication_references")
          .select(PRODUCT)
          .in("cis", [...medicines])
          .then(orThrow),
  ]);
  return [...ofPacks, ...ofMedicines].map(productOf);
}

/** `TROUSSALGAN 500 mg, comprimé` is looked for without its form; the first word alone where that finds nothing. */
async function productsByName(db: Db, name: string): Promise<RecallableProduct[]> {
  const [brand = ""] = name.split(/[\s,]/);
  if (brand.length < 3) return [];
  const [wording = ""] = name.split(/, /);
  const found = await searchProducts(db, wording.slice(0, 100));
  const near = found.length > 0 ? found : await searchProducts(db, brand);
  return near
    .filter((product) => fold(product.name).startsWith(fold(brand)))
    .slice(0, PROPOSALS_PER_NAME);
}

function productOf(row: {
  id: string;
  name: string;
  dosage: string;
  form: string;
}): RecallableProduct {
  return { referenceId: row.id, name: row.name, dosage: row.dosage, form: row.form };
}
