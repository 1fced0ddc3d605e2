import { Link } from "react-router";
import { languageOf } from "../../../domain/locale/locales.ts";
import { serverDb } from "../../client/server-db.ts";
import { listFaqItems } from "../../features/site/data.ts";
import { FaqAccordion } from "../../features/site/faq-accordion.tsx";
import { useLocalePath } from "../../locale/locale-path.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { localeOfRequest } from "../../request-locale.ts";
import { requestFacts } from "../../server-context.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { Route } from "./+types/faq.ts";
import { JsonLd } from "./json-ld.tsx";
import { markdownReader } from "./markdown-reader.server.ts";
import { faqPage } from "./structured-data.ts";
import { TextPage } from "./text-page.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = context.get(requestFacts);
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
