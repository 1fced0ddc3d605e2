import type { Day } from "#domain/calendar/day.ts";
import {
  type CimaDictionaries,
  CimaReader,
  cimaDay,
} from "#domain/medicines/national/cima-medicine.ts";
import type { NationalFile } from "#domain/medicines/national/national-files.ts";
import type { NationalEdition } from "#domain/medicines/national/national-medicine.ts";
import { ImportRejectedError } from "../import-rejected-error.ts";
import type { FoundFile, NationalFiles } from "./national-folder.ts";
import { DamagedXmlError, readXml, type XmlListener } from "./read-xml.ts";

/** Elements of a dictionary that hold the code and the name of an entry, and the one that holds both. */
const ENTRIES = {
  "active-ingredients": {
    entry: "principiosactivos",
    // The presentations name an ingredient by its number; the other code is of the substance in other registers.
    code: "nroprincipioactivo",
    name: "principioactivo",
  },
  "simplified-forms": {
    entry: "formasfarmaceuticassimplificadas",
    code: "codigoformafarmaceuticasimplificada",
    name: "formafarmaceuticasimplificada",
  },
  "content-units": {
    entry: "unidadescontenido",
    code: "codigounidadcontenido",
    name: "unidadcontenido",
  },
  "registration-states": {
    entry: "situacionesregistro",
    code: "codigosituacionregistro",
    name: "situacionregistro",
  },
} as const;

/**
 * Reads the prescription files of CIMA: the dictionaries, and then the presentations one after the other.
 *
 * @throws {ImportRejectedError} for a file that is not whole, or has no rows
 */
export async function readCima(files: NationalFiles, today: Day): Promise<NationalEdition> {
  const counts: Partial<Record<NationalFile, number>> = {};
  const dictionary = async (file: keyof typeof ENTRIES) => {
    const found = files[file];
    const names = found ? await readDictionary(found, file) : new Map<string, string>();
    if (found) counts[file] = names.size;
    return names;
  };
  const dictionaries: CimaDictionaries = {
    activeIngredients: await dictionary("active-ingredients"),
    simplifiedForms: await dictionary("simplified-forms"),
    contentUnits: await dictionary("content-units"),
    registrationStates: await dictionary("registration-states"),
  };
  const reader = new CimaReader(dictionaries);
  let listed: Day | null = null;
  const found = files.presentations;
  if (!found) throw new ImportRejectedError({ file: "presentations", is: "missing" });
  await read(
    found,
    "presentations",
    presentationListener(reader, (text) => {
      listed ??= cimaDay(text, today);
    }),
  );
  const edition = reader.edition(listed, counts);
  if (edition.medicines.length === 0) {
    throw new ImportRejectedError({ file: "presentations", is: "empty" });
  }
  return edition;
}

async function readDictionary(
  found: FoundFile,
  file: keyof typeof ENTRIES,
): Promise<Map<string, string>> {
  const { entry, code, name } = ENTRIES[file];
  const names = new Map<string, string>();
  let current = { code: "", name: "" };
  await read(found, file, {
    opened(opened) {
      if (opened === entry) current = { code: "", name: "" };
    },
    closed(closed, text) {
      if (closed === code) current.code = text;
      if (closed === name) current.name = text;
      if (closed === entry && current.code !== "") names.set(current.code, current.name);
    },
  });
  if (names.size === 0) throw new ImportRejectedError({ file, is: "empty" });
  return names;
}

function presentationListener(reader: CimaReader, dated: (text: string) => void): XmlListener {
  let fields = new Map<string, string>();
  let forms: string[] = [];
  let composition: Map<string, string>[] = [];
  let atc: string[] = [];
  let line: Map<string, string> | null = null;
  let isHeader = false;
  return {
    opened(name) {
      if (name === "header") isHeader = true;
      if (name === "prescription") {
        fields = new Map();
        forms = [];
        composition = [];
        atc = [];
      }
      if (name === "composicion_pa") line = new Map();
    },
    closed(name, text) {
      switch (name) {
        case "header":
          isHeader = false;
          return;
        case "prescription":
          reader.add({ fields, forms, composition, atc });
          return;
        case "composicion_pa":
          if (line) composition.push(line);
          line = null;
          return;
        case "cod_forfar_simplificada":
          forms.push(text);
          return;
        case "cod_atc":
          atc.push(text);
          return;
      }
      if (isHeader) dated(text);
      else if (line) line.set(name, text);
      else if (READ.has(name)) fields.set(name, text);
    },
  };
}

/** Fields of a presentation that are read. */
const READ: ReadonlySet<string> = new Set([
  "cod_nacion",
  "nro_definitivo",
  "des_nomco",
  "des_prese",
  "des_dosific",
  "contenido",
  "unid_contenido",
  "nro_conte",
  "sw_receta",
  "sw_uso_hospitalario",
  "sw_envase_clinico",
  "sw_comercializado",
  "cod_sitreg_presen",
]);

async function read(found: FoundFile, file: NationalFile, listener: XmlListener): Promise<void> {
  try {
    await readXml(found.path, found.encoding, listener);
  } catch (problem) {
    if (problem instanceof DamagedXmlError) {
      throw new ImportRejectedError({ file, is: "truncated" });
    }
    throw problem;
  }
}
