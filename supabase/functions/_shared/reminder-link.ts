import { defaultLocale } from "../../../domain/locale/locales.ts";
import type { ReminderMessage } from "./reminder-message.ts";

/** The path that a message opens: today's doses, the prescription that ends, or what several of them have in common. */
export function linkOf({ recipient, occasion, prescriptions }: ReminderMessage): string {
  const root = `/${defaultLocale(recipient.language)}`;
  if (occasion !== "renewal") return `${root}/dashboard#today`;
  const [first, ...others] = prescriptions;
  if (!first || others.some(({ profileId }) => profileId !== first.profileId))
    return `${root}/alerts`;
  const asked = new URLSearchParams({ person: first.profileId });
  if (others.length === 0) asked.set("prescription", first.id);
  return `${root}/profile/prescriptions?${asked}`;
}
