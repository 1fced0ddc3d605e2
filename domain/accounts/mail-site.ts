/** Where a mailbox is read in a browser. */
export interface MailSite {
  readonly name: string;
  readonly url: string;
}

const site = (name: string, url: string, ...domains: string[]) => ({ name, url, domains });

const SITES = [
  site("Gmail", "https://mail.google.com/", "gmail.com", "googlemail.com"),
  site(
    "Outlook",
    "https://outlook.live.com/mail/",
    ..."outlook.com outlook.fr outlook.es hotmail.com hotmail.fr hotmail.es live.com live.fr msn.com".split(
      " ",
    ),
  ),
  site("Yahoo Mail", "https://mail.yahoo.com/", "yahoo.com", "yahoo.fr", "yahoo.es", "ymail.com"),
  site("iCloud Mail", "https://www.icloud.com/mail", "icloud.com", "me.com", "mac.com"),
  site("Proton Mail", "https://mail.proton.me/", "proton.me", "protonmail.com", "pm.me"),
  site("Orange", "https://mail.orange.fr/", "orange.fr", "wanadoo.fr"),
  site("La Poste", "https://www.laposte.net/", "laposte.net"),
  site("SFR Mail", "https://webmail.sfr.fr/", "sfr.fr", "neuf.fr"),
];

/** The site of the provider that an address names, null for one that is not known. */
export function mailSiteOf(email: string): MailSite | null {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const found = SITES.find(({ domains }) => domains.includes(domain));
  return found ? { name: found.name, url: found.url } : null;
}
