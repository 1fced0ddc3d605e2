import { fold } from "../../locale/fold.ts";
import { type DateOrder, parseExpiry } from "../typed-expiry.ts";

/** What a column may say of a box. */
export const BOX_COLUMNS = [
  "name",
  "dosage",
  "form",
  "expiresOn",
  "quantity",
  "left",
  "boxes",
  "lot",
] as const;

export type BoxColumn = (typeof BOX_COLUMNS)[number];

/** For each column of a table what it says; null for nothing of a box. */
export type ColumnChoice = readonly (BoxColumn | null)[];

/** Headings of files of other programs in three languages, and of our own. */
const HEADINGS: Readonly<Record<BoxColumn, string>> = {
  name: "name,nom,nombre,médicament,medicament,medicine,medicamento,drug,drug name,medication,produit,product,producto,désignation,libellé,dénomination,nom du médicament,medicine name,nombre del medicamento,titre,title,brand,marque,marca",
  dosage: "dosage,dose,strength,dosis,concentration,concentración,force,dosis por unidad,teneur",
  form: "form,forme,forma,dosage form,forme pharmaceutique,forma farmacéutica,type,galénique,forme galénique",
  expiresOn:
    "expiry_date,expiry,expires,expiration,expiry date,expiration date,exp,exp date,exp.,date d'expiration,date de péremption,péremption,date péremption,périme le,caducidad,fecha de caducidad,vencimiento,vence,use by,best before,dlu,valid until,dluo",
  quantity:
    "total_quantity,quantité totale,total quantity,cantidad total,pack size,package size,conditionnement,contenance,taille,unités par boîte,units per box,total",
  left: "current_quantity,quantité actuelle,current quantity,cantidad actual,quantity left,reste,restant,remaining,quedan,en stock,stock,amount,pills left,quantité restante",
  boxes:
    "boîtes,boites,nombre de boîtes,boxes,cajas,packs,qty,qté,count,nb,nombre de cajas,number of boxes",
  lot: "lot,lote,batch,n° de lot,numéro de lot,lot number,batch number,número de lote",
};

const BY_HEADING: ReadonlyMap<string, BoxColumn> = new Map(
  BOX_COLUMNS.flatMap((column) =>
    HEADINGS[column].split(",").map((heading): [string, BoxColumn] => [plain(heading), column]),
  ),
);

export interface GuessedColumns {
  readonly columns: ColumnChoice;
  /** Whether the first row holds headings. */
  readonly hasHeadings: boolean;
  /** Whether nothing has to be asked: the headings name at least a name and an expiry. */
  readonly isSure: boolean;
}

/** What each column seems to say, by its heading; without headings, by what stands in it. */
export function guessColumns(
  rows: readonly (readonly string[])[],
  order: DateOrder,
): GuessedColumns {
  const [first = []] = rows;
  const taken = new Set<BoxColumn>();
  const named = first.map((heading) => {
    const column = BY_HEADING.get(plain(heading)) ?? null;
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
  const isSure = taken.has("name") && taken.has("expiresOn");
  if (taken.size > 0) return { columns: named, hasHeadings: true, isSure };
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const cellsOf = (at: number) => rows.map((row) => row[at] ?? "").filter((cell) => cell !== "");
  const places = Array.from({ length: width }, (_, at) => at);
  const isMostly = (at: number, isSo: (cell: string) => boolean) => {
    const cells = cellsOf(at);
    return cells.length > 0 && cells.filter(isSo).length * 2 > cells.length;
  };
  const expiry = places.find((at) => isMostly(at, (cell) => parseExpiry(cell, order) !== null));
  const name = places.find((at) => at !== expiry && isMostly(at, (cell) => /\p{L}{3}/u.test(cell)));
  const columns = places.map((at) => (at === name ? "name" : at === expiry ? "expiresOn" : null));
  return { columns, hasHeadings: false, isSure: false };
}

function plain(text: string): string {
  return fold(text)
    .replace(/[\s_:.*-]+/g, " ")
    .trim();
}
