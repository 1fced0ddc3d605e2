/** 30 characters for codes on paper, without those that are confused in handwriting. */
export const CODE_ALPHABET = "23456789abcdefghjkmnpqrstvwxyz";

/** 117 bits a code: with fewer than 112, a plain digest would not be enough (ASVS 6.5.2). */
export const CODE_LENGTH = 24;
