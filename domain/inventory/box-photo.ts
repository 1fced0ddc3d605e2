/** The private bucket of the photos of boxes. */
export const BOX_BUCKET = "boxes";

/** Of one box; the database refuses more. One is shown, and the other is there while it takes the place of the first. */
export const BOX_PHOTOS_MAX = 2;

/** Bytes of one photo, as the bucket bounds them. */
export const BOX_PHOTO_MAX_BYTES = 2_097_152;

/** Points of the longer side: what is printed on a box stays readable. */
export const BOX_PHOTO_SIDE = 1600;
