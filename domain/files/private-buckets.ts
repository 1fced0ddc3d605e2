/** The private bucket of the photos and PDFs of prescriptions. */
export const PRESCRIPTION_BUCKET = "prescriptions";

/** Of one prescription; the database refuses more. */
export const FILES_MAX = 4;

/** Bytes of one file, as the bucket bounds them. */
export const FILE_MAX_BYTES = 5_242_880;

/** The private bucket of the photos of boxes. */
export const BOX_BUCKET = "boxes";

/** Of one box; the database refuses more. One is shown, and the other is there while it takes the place of the first. */
export const BOX_PHOTOS_MAX = 2;

/** Bytes of one photo of a box, as the bucket bounds them. */
export const BOX_PHOTO_MAX_BYTES = 2_097_152;
