const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text is an id in small letters, as PostgreSQL writes it. */
export const isUuid = (text: string): boolean => UUID.test(text);
