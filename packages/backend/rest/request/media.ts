import { invalidBody, RestError } from "../rest-error.ts";

/** The form of the answer that the `Accept` header asks for. */
export interface Media {
  /** One object instead of an array: any other number of rows is an error. */
  readonly isSingle: boolean;
  readonly stripsNulls: boolean;
  /** Lines of comma-separated values instead of JSON. */
  readonly isCsv: boolean;
  readonly contentType: string;
}

const JSON_TYPE = "application/json";
const OBJECT_TYPE = "application/vnd.pgrst.object+json";
const CSV_TYPE = "text/csv";
const ARRAY_TYPE = "application/vnd.pgrst.array+json";

/** The first type we have, in the order of the header; without a header, JSON. @throws RestError PGRST107 */
export function parseAccept(header: string | null): Media {
  for (const range of (header ?? "*/*").split(",")) {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const stripsNulls = parameters.includes("nulls=stripped");
    const media = { isSingle: type === OBJECT_TYPE, stripsNulls, isCsv: type === CSV_TYPE };
    if (type === OBJECT_TYPE || type === ARRAY_TYPE) return { ...media, contentType: utf8(type) };
    if (type === CSV_TYPE) return { ...media, stripsNulls: false, contentType: utf8(type) };
    if (type === JSON_TYPE || type === "*/*" || type === "application/*" || type === "") {
      return { ...media, stripsNulls: false, contentType: utf8(JSON_TYPE) };
    }
  }
  throw new RestError(406, {
    code: "PGRST107",
    message: `None of these media types are available: ${header}`,
  });
}

/** Only JSON comes in; a request that does not say is taken to send it. */
export function checkContentType(header: string | null): void {
  if (header === null || header === "") return;
  const type = header.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== JSON_TYPE) throw invalidBody(`Content-Type not acceptable: ${type}`);
}

function utf8(type: string): string {
  return `${type}; charset=utf-8`;
}
