import { serverDb } from "#app/client/database/server-db.ts";
import { ContactPanel } from "#app/features/contact/contact-panel.tsx";
import { listSiteMetadata } from "#app/features/site/data.ts";
import { useText } from "#app/locale/text.tsx";
import { requestContext } from "#app/request-context.ts";
import { localeOfRequest } from "#app/request-locale.ts";
import { languageOf } from "#domain/locale/locales.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/contact.ts";
import { NumbersToCall } from "./numbers-to-call.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext);
  const language = languageOf(localeOfRequest(request));
  // The form works without it.
  const metadata = await listSiteMetadata(serverDb(facts)).catch((problem: unknown) => {
    facts.report(problem);
    return [];
  });
  const said = (wanted: string) =>
    metadata.filter(({ key, value }) => key === wanted && value.trim() !== "");
  const inLanguage = (one: { language: string }) => one.language === language;
  const addresses = said("contact_email");
  return {
    ownerEmail: (addresses.find(inLanguage) ?? addresses[0])?.value.trim() ?? "",
    // Words in another language would be worse than none.
    hours: said("contact_hours").find(inLanguage)?.value.trim() ?? "",
  };
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8 md:py-14">
      <PageHead title={t("contact.title")} description={t("contact.description")} page="contact" />
      <h1 className="text-2xl md:text-3xl">{t("contact.title")}</h1>
      <p className="mt-2">{t("contact.description")}</p>
      {loaderData.hours && <p className="mt-2">{loaderData.hours}</p>}
      <p className="mt-2 mb-4 text-ink-soft">{t("contact.caution")}</p>
      <NumbersToCall />
      <div className="mt-6 rounded-card border border-line bg-paper-raised px-5 py-6 md:px-8 md:py-8">
        <ContactPanel ownerEmail={loaderData.ownerEmail} />
      </div>
    </div>
  );
}
