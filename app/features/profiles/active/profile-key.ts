/**
 * In the storage of a tab, which a reload keeps: another tab may be in the middle of a form about somebody else. A new one
 * starts with the person chosen last on this device. It holds an id, no name; signing out removes both.
 */
export const PROFILE_KEY = "user-profile";
