/** The private bucket of the photos and PDFs of prescriptions. */
export const PRESCRIPTION_BUCKET = "prescriptions";

/** Of one prescription; the database refuses more. */
export const FILES_MAX = 4;

/** Bytes of one file, as the bucket bounds them. */
export const FILE_MAX_BYTES = 5_242_880;
