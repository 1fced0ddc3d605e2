import { Link } from "react-router";
import { serverDb } from "#app/client/database/server-db.ts";
import { listFaqItems } from "#app/features/site/data.ts";
import { FaqAccordion } from "#app/features/site/landing/faq-accordion.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { requestContext } from "#app/request-context.ts";
import { localeOfRequest } from "#app/request-locale.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { languageOf } from "#domain/locale/locales.ts";
import type { Route } from "./+types/faq.ts";
import { markdownReader } from "./markdown-reader.server.ts";
import { JsonLd } from "./metadata/json-ld.tsx";
import { faqPage } from "./metadata/structured-data.ts";
import { TextPage } from "./text-page.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext);
  const items = await listFaqItems(serverDb(facts), languageOf(localeOfRequest(request)));
  const read = await markdownReader(request, facts);
  return {
    questions: items.map(({ id, question, answer }) => ({
      id,
      question,
      answerHtml: read(answer),
    })),
  };
}

export default function FaqPage({ loaderData: { questions } }: Route.ComponentProps) {
  const t = useText();
  const path = useLocalePath();
  const language = useLanguage();
  return (
    <TextPage
      page="faq"
      description={t("pages.faq.description")}
      lead={
        <>
          {t("pages.faq.lead")}{" "}
          <Link to={path("contact")} className="text-accent underline underline-offset-4">
            {t("pages.faq.contact")}
          </Link>
        </>
      }
    >
      {questions.length > 0 ? (
        <>
          <FaqAccordion name="faq" questions={questions} />
          <JsonLd data={faqPage(questions, language)} />
        </>
      ) : (
        <EmptyState title={t("pages.faq.empty")} />
      )}
    </TextPage>
  );
}
