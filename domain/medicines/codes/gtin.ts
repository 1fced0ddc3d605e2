/**
 * The last digit of a GTIN of any length, from the digits before it (GS1 General Specifications, 7.9): from the right, every
 * second digit counts three times, and the check digit completes the ten.
 */
export function checkDigit(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * ((digits.length - index) % 2 === 1 ? 3 : 1),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

/** Whether `code` has the digits of a GTIN (8, 12, 13 or 14), the last one checking the others. */
export function isGtin(code: string): boolean {
  return (
    /^(\d{8}|\d{12,14})$/.test(code) &&
    /[1-9]/.test(code) &&
    checkDigit(code.slice(0, -1)) === code.at(-1)
  );
}
