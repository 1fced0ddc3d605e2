import { appendFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { NATIONAL_FILES, type NationalFile } from "#domain/medicines/national/national-files.ts";

/** A packaging in the prescription file of CIMA. */
export interface CimaBox {
  readonly cn: string;
  readonly registration: string;
  readonly name: string;
  readonly dosage: string;
  readonly form: string;
  readonly content: string;
  readonly unit: string;
  readonly label: string;
  /** Code of the ingredient, dose, its unit, and what holds it. */
  readonly composition: readonly (readonly [string, string, string, string, string])[];
  readonly atc: string;
  readonly needsPrescription: boolean;
  readonly isSold: boolean;
}

const tablet = { form: "10", unit: "1", isSold: true, needsPrescription: false } as const;

/** Medicines of our own that nobody sells. */
export const CIMA_BOXES: readonly CimaBox[] = [
  {
    ...tablet,
    cn: "600001",
    registration: "50001",
    name: "TROUSALGIN 650 mg COMPRIMIDOS EFG",
    dosage: "650 mg",
    content: "20",
    label: "TROUSALGIN 650 mg COMPRIMIDOS EFG, 20 comprimidos",
    composition: [["12", "650", "mg", "1", "comprimido"]],
    atc: "N02BE01",
  },
  {
    ...tablet,
    cn: "600002",
    registration: "50001",
    name: "TROUSALGIN 650 mg COMPRIMIDOS EFG",
    dosage: "650 mg",
    content: "40",
    label: "TROUSALGIN 650 mg COMPRIMIDOS EFG, 40 comprimidos",
    composition: [["12", "650", "mg", "1", "comprimido"]],
    atc: "N02BE01",
  },
  {
    ...tablet,
    cn: "600003",
    registration: "50002",
    name: "TROUSAPIRO 100 mg/ml SUSPENSION ORAL",
    dosage: "100 mg/ml",
    form: "20",
    unit: "2",
    content: "150",
    label: "TROUSAPIRO 100 mg/ml SUSPENSION ORAL, 1 frasco de 150 ml",
    composition: [["13", "100", "mg", "1", "ml"]],
    atc: "M01AE01",
  },
  {
    ...tablet,
    cn: "600004",
    registration: "50003",
    name: "ARMARIDOL 850 mg COMPRIMIDOS RECUBIERTOS",
    dosage: "850 mg",
    content: "50",
    label: "ARMARIDOL 850 mg COMPRIMIDOS RECUBIERTOS, 50 comprimidos",
    composition: [["14", "850", "mg", "1", "comprimido"]],
    atc: "A10BA02",
    needsPrescription: true,
  },
  {
    ...tablet,
    cn: "600005",
    registration: "1190001001",
    name: "NOVEDADINA 5 mg COMPRIMIDOS",
    dosage: "5 mg",
    content: "28",
    label: "NOVEDADINA 5 mg COMPRIMIDOS, 28 comprimidos",
    composition: [["15", "5", "mg", "1", "comprimido"]],
    atc: "",
    needsPrescription: true,
    isSold: false,
  },
];

export function cimaDocument(boxes: readonly CimaBox[], listed = "2026-05-20"): string {
  return `${cimaHead(listed)}${boxes.map(cimaBox).join("")}</aemps_prescripcion>\n`;
}

function cimaHead(listed: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<aemps_prescripcion xmlns="http://schemas.aemps.es/prescripcion/aemps_prescripcion">
<header><listaprescriptiondate>${listed}</listaprescriptiondate></header>
`;
}

function cimaBox(box: CimaBox): string {
  const lines = box.composition.map(
    ([code, dose, unit, per, perUnit], index) =>
      `<composicion_pa><cod_principio_activo>${code}</cod_principio_activo><orden_colacion>${index + 1}</orden_colacion><dosis_pa>${dose}</dosis_pa><unidad_dosis_pa>${unit}</unidad_dosis_pa><dosis_composicion>${per}</dosis_composicion><unidad_composicion>${perUnit}</unidad_composicion><dosis_administracion>1</dosis_administracion><unidad_administracion>${perUnit}</unidad_administracion></composicion_pa>`,
  );
  const flag = (isSet: boolean) => (isSet ? "1" : "0");
  return `<prescription>
<cod_nacion>${box.cn}</cod_nacion><nro_definitivo>${box.registration}</nro_definitivo>
<des_nomco>${box.name}</des_nomco><des_prese>${box.label}</des_prese>
<cod_dcsa>1</cod_dcsa><cod_dcp>1</cod_dcp><cod_dcpf>1</cod_dcpf><des_dosific>${box.dosage}</des_dosific>
<cod_envase>4</cod_envase><contenido>${box.content}</contenido><unid_contenido>${box.unit}</unid_contenido><nro_conte>${box.content}</nro_conte>
<sw_psicotropo>0</sw_psicotropo><sw_estupefaciente>0</sw_estupefaciente><sw_afecta_conduccion>0</sw_afecta_conduccion><sw_triangulo_negro>0</sw_triangulo_negro>
<url_fictec>https://cima.aemps.es/cima/pdfs/ft/${box.registration}/FT_${box.registration}.pdf</url_fictec><url_prosp>https://cima.aemps.es/cima/pdfs/p/${box.registration}/P_${box.registration}.pdf</url_prosp>
<sw_receta>${flag(box.needsPrescription)}</sw_receta><sw_generico>1</sw_generico><sw_sustituible>1</sw_sustituible><sw_envase_clinico>0</sw_envase_clinico><sw_uso_hospitalario>0</sw_uso_hospitalario><sw_diagnostico_hospitalario>0</sw_diagnostico_hospitalario>
<laboratorio_titular>1</laboratorio_titular><fecha_autorizacion>2001-02-03</fecha_autorizacion><sw_comercializado>${flag(box.isSold)}</sw_comercializado><cod_sitreg>1</cod_sitreg><cod_sitreg_presen>1</cod_sitreg_presen>
<formasfarmaceuticas><cod_forfar>42</cod_forfar><cod_forfar_simplificada>${box.form}</cod_forfar_simplificada><nro_pactiv>${box.composition.length}</nro_pactiv>${lines.join("")}<viasadministracion><cod_via_admin>48</cod_via_admin></viasadministracion></formasfarmaceuticas>
<atc><cod_atc>${box.atc}</cod_atc></atc>
</prescription>
`;
}

const entries = (
  root: string,
  entry: string,
  rows: readonly (readonly (readonly [string, string])[])[],
) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://schemas.aemps.es/prescripcion/${root}">${rows
    .map(
      (row) =>
        `<${entry}>${row.map(([name, value]) => `<${name}>${value}</${name}>`).join("")}</${entry}>`,
    )
    .join("\n")}</${root}>\n`;

const dictionary = (root: string, entry: string, code: string, name: string, rows: string) =>
  entries(
    root,
    entry,
    rows.split(", ").map((row) => {
      const [number = "", words = ""] = row.split("=");
      return [
        [code, number],
        [name, words],
      ] as const;
    }),
  );

/** The files of CIMA, with these boxes. */
export function cimaFiles(boxes = CIMA_BOXES): Partial<Record<NationalFile, string>> {
  return {
    presentations: cimaDocument(boxes),
    "active-ingredients": dictionary(
      "aemps_prescripcion_principios_activos",
      "principiosactivos",
      "nroprincipioactivo",
      "principioactivo",
      "12=PARACETAMOL, 13=IBUPROFENO, 14=METFORMINA HIDROCLORURO, 15=NOVEDADINA",
    ),
    "simplified-forms": dictionary(
      "aemps_prescripcion_formas_farmaceuticas_simplificadas",
      "formasfarmaceuticassimplificadas",
      "codigoformafarmaceuticasimplificada",
      "formafarmaceuticasimplificada",
      "10=COMPRIMIDO, 20=SOLUCION/SUSPENSION ORAL",
    ),
    "content-units": dictionary(
      "aemps_prescripcion_unidad_contenido",
      "unidadescontenido",
      "codigounidadcontenido",
      "unidadcontenido",
      "1=comprimidos, 2=ml",
    ),
    "registration-states": dictionary(
      "aemps_prescripcion_situacion_registro",
      "situacionesregistro",
      "codigosituacionregistro",
      "situacionregistro",
      "1=Autorizado, 2=Suspendido, 3=Anulado",
    ),
  };
}

const PRODUCT_COLUMNS =
  "PRODUCTID|PRODUCTNDC|PRODUCTTYPENAME|PROPRIETARYNAME|PROPRIETARYNAMESUFFIX|NONPROPRIETARYNAME|DOSAGEFORMNAME|ROUTENAME|STARTMARKETINGDATE|ENDMARKETINGDATE|MARKETINGCATEGORYNAME|APPLICATIONNUMBER|LABELERNAME|SUBSTANCENAME|ACTIVE_NUMERATOR_STRENGTH|ACTIVE_INGRED_UNIT|PHARM_CLASSES|DEASCHEDULE|NDC_EXCLUDE_FLAG|LISTING_RECORD_CERTIFIED_THROUGH";
const PACKAGE_COLUMNS =
  "PRODUCTID|PRODUCTNDC|NDCPACKAGECODE|PACKAGEDESCRIPTION|STARTMARKETINGDATE|ENDMARKETINGDATE|NDC_EXCLUDE_FLAG|SAMPLE_PACKAGE";

/** Products and packages of our own; a bar stands for a tab. */
export const NDC_PRODUCTS = [
  "9|99901-101|HUMAN OTC DRUG|TROUSENOL|Extra Strength|Acetaminophen|TABLET, FILM COATED|ORAL|20200102||OTC MONOGRAPH DRUG|M013|Trousse Labs|ACETAMINOPHEN|500|mg/1|||N|20271231",
  "9|99901-102|HUMAN OTC DRUG|Trousenol Children’s||Acetaminophen|SUSPENSION|ORAL|20210102||OTC MONOGRAPH DRUG|M013|Trousse Labs|ACETAMINOPHEN|160|mg/5mL|||N|20271231",
  "9|99901-103|HUMAN PRESCRIPTION DRUG|Cabinetformin||Metformin Hydrochloride|TABLET|ORAL|20260315||ANDA|ANDA1|Trousse Labs|METFORMIN HYDROCHLORIDE|850|mg/1|||N|20271231",
  "9|99901-104|HUMAN OTC DRUG|Left Out||Menthol|GEL|TOPICAL|20200102||OTC MONOGRAPH DRUG|M017|Trousse Labs|MENTHOL|4|g/100g|||E|20191231",
] as const;
export const NDC_PACKAGES = [
  "9|99901-101|99901-101-24|1 BOTTLE in 1 CARTON (99901-101-24)  / 24 TABLET, FILM COATED in 1 BOTTLE|20200102||N|N",
  "9|99901-101|99901-101-01|100 TABLET, FILM COATED in 1 BOTTLE (99901-101-01)|20200102|20240101|N|N",
  "9|99901-102|99901-102-04|118 mL in 1 BOTTLE (99901-102-04)|20210102||N|N",
  "9|99901-103|99901-103-60|60 TABLET in 1 BOTTLE (99901-103-60)|20260315||N|N",
] as const;

const table = (columns: string, rows: readonly string[]) =>
  [columns, ...rows].join("\r\n").replaceAll("|", "\t");

/** The files of the directory, with these rows. */
export function ndcFiles(
  products: readonly string[] = NDC_PRODUCTS,
  packages: readonly string[] = NDC_PACKAGES,
): Partial<Record<NationalFile, string>> {
  return {
    "ndc-products": table(PRODUCT_COLUMNS, products),
    "ndc-packages": table(PACKAGE_COLUMNS, packages),
  };
}

export async function writeNationalFiles(
  folder: string,
  files: Partial<Record<NationalFile, string>>,
): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(folder, NATIONAL_FILES[file as NationalFile].name), text);
  }
}

/** A prescription file as long as the published one: as many boxes as `bytes` hold, two for each medicine. */
export async function writeLongPresentations(folder: string, bytes: number): Promise<number> {
  const path = join(folder, NATIONAL_FILES.presentations.name);
  await writeFile(path, cimaHead("2026-05-20"));
  let written = 0;
  let boxes = 0;
  while (written < bytes) {
    const piece = Array.from({ length: 500 }, () => {
      boxes += 1;
      const like = CIMA_BOXES[boxes % CIMA_BOXES.length] as CimaBox;
      const cn = String(600_000 + boxes);
      // The published file repeats excipients, supply problems and links at length.
      const filler = "<excipientes><cod_excipiente>1</cod_excipiente></excipientes>\n".repeat(40);
      return cimaBox({ ...like, cn, registration: String(10_000 + (boxes >> 1)) }).replace(
        "<viasadministracion>",
        `${filler}<viasadministracion>`,
      );
    }).join("");
    await appendFile(path, piece);
    written += Buffer.byteLength(piece);
  }
  await appendFile(path, "</aemps_prescripcion>\n");
  return boxes;
}
