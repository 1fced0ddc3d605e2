import { diallable } from "#domain/profiles/phone.ts";

const LINK = "inline-flex min-h-11 items-center text-accent underline md:min-h-6";

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${diallable(phone)}`} className={LINK}>
      {phone}
    </a>
  );
}

export function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`} className={LINK}>
      {email}
    </a>
  );
}
