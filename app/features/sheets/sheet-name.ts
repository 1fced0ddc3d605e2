/** As the words of the screens call the sheets: `sheets.<name>.title` and so on. */
export type SheetName =
  | "medicines"
  | "symptoms"
  | "products"
  | "pharmacies"
  | "sections"
  | "questions"
  | "testimonials"
  | "press"
  | "images";

/** Columns by the name that the words of the screens have for them. */
export type ColumnName = keyof typeof import("#app/locale/fr/sheets.ts").sheets.column;
