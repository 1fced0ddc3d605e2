/**
 * A channel is part of a statement and cannot be a bound value.
 * @throws {RangeError} unless it is lower-case letters and underscores
 */
export function requireChannel(channel: string): void {
  if (!/^[a-z_]+$/.test(channel)) throw new RangeError(`Not a channel: ${channel}`);
}
