/** Countries whose list is imported from files of its own, beside the French one. */
export type NationalListWord = "cima" | "ndc";

/** The files of these lists that are read, by what is in them. */
export type NationalFile =
  | "presentations"
  | "active-ingredients"
  | "simplified-forms"
  | "content-units"
  | "registration-states"
  | "ndc-products"
  | "ndc-packages";

interface NationalFileShape {
  readonly list: NationalListWord;
  /** The name under which it is published. */
  readonly name: string;
  readonly isNeeded: boolean;
  /** Its beginning, after a mark of byte order, the declaration of XML and comments. */
  readonly begins: RegExp;
}

export const NATIONAL_FILES: Readonly<Record<NationalFile, NationalFileShape>> = {
  presentations: {
    list: "cima",
    name: "Prescripcion.xml",
    isNeeded: true,
    begins: /^<(?:\w+:)?aemps_prescripcion[\s>]/,
  },
  "active-ingredients": {
    list: "cima",
    name: "DICCIONARIO_PRINCIPIOS_ACTIVOS.xml",
    isNeeded: true,
    begins: /^<(?:\w+:)?aemps_prescripcion_principios_activos[\s>]/,
  },
  "simplified-forms": {
    list: "cima",
    name: "DICCIONARIO_FORMA_FARMACEUTICA_SIMPLIFICADAS.xml",
    isNeeded: true,
    begins: /^<(?:\w+:)?aemps_prescripcion_formas_farmaceuticas_simplificadas[\s>]/,
  },
  "content-units": {
    list: "cima",
    name: "DICCIONARIO_UNIDAD_CONTENIDO.xml",
    isNeeded: false,
    begins: /^<(?:\w+:)?aemps_prescripcion_unidad_contenido[\s>]/,
  },
  "registration-states": {
    list: "cima",
    name: "DICCIONARIO_SITUACION_REGISTRO.xml",
    isNeeded: false,
    begins: /^<(?:\w+:)?aemps_prescripcion_situacion_registro[\s>]/,
  },
  "ndc-products": {
    list: "ndc",
    name: "product.txt",
    isNeeded: true,
    begins: /^PRODUCTID\tPRODUCTNDC\tPRODUCTTYPENAME\t/,
  },
  "ndc-packages": {
    list: "ndc",
    name: "package.txt",
    isNeeded: true,
    begins: /^PRODUCTID\tPRODUCTNDC\tNDCPACKAGECODE\t/,
  },
};

/** Why a file of a list cannot be read. */
export type InvalidNationalFile = { readonly file: NationalFile } & (
  | { readonly is: "missing" | "empty" | "web-page" | "truncated" }
  /** `looksLike` is the name of the file whose contents it has, where they are those of one. */
  | { readonly is: "other-file"; readonly looksLike: string | null }
);

const NATIONAL_WORDS = Object.keys(NATIONAL_FILES) as NationalFile[];

export function isNationalFile(file: string): file is NationalFile {
  return Object.hasOwn(NATIONAL_FILES, file);
}

/** The files of one list. */
export function filesOf(list: NationalListWord): NationalFile[] {
  return NATIONAL_WORDS.filter((file) => NATIONAL_FILES[file].list === list);
}

/** Which file begins so, whatever it is called; undefined for any other. */
export function nationalFileLike(head: string): NationalFile | undefined {
  const beginning = withoutPreamble(head);
  return NATIONAL_WORDS.find((file) => NATIONAL_FILES[file].begins.test(beginning));
}

/** Which file a name on a disk means, whatever its case; undefined for any other. */
export function nationalFileNamed(name: string): NationalFile | undefined {
  const published = name.toLowerCase();
  return NATIONAL_WORDS.find((file) => NATIONAL_FILES[file].name.toLowerCase() === published);
}

/** Whether a server answered with a page instead of a file. */
export function beginsLikeWebPage(head: string): boolean {
  return /^<(?:!doctype\s+html|html)[\s>]/i.test(withoutPreamble(head));
}

function withoutPreamble(head: string): string {
  let rest = head.replace(/^\ufeff/, "").trimStart();
  for (const [opening, closing] of [
    ["<?", "?>"],
    ["<!--", "-->"],
  ] as const) {
    while (rest.startsWith(opening)) {
      const end = rest.indexOf(closing);
      if (end === -1) return "";
      rest = rest.slice(end + closing.length).trimStart();
    }
  }
  return rest;
}
