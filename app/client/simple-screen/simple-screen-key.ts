/** Of this device. Removed with the session: it names a person and a phone number. */
export const SIMPLE_SCREEN_KEY = "trousse-simple-screen";
