let made = 0;

/**
 * An address that nobody has in the database of this test file. All its letters are those of `name`: a password may
 * not contain the letters of its owner's address, and those of a random address meet any password now and then.
 */
export function newEmail(name = "person"): string {
  made += 1;
  return `${name}-${made}@example.org`;
}
