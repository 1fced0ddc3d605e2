import { useText } from "../../locale/text.tsx";
import { requestFacts } from "../../server-context.ts";
import { Prose } from "../../ui/prose.tsx";
import type { Route } from "./+types/terms.ts";
import { readLegalText } from "./legal-text.server.ts";
import { TextPage } from "./text-page.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  return { html: await readLegalText("terms", request, context.get(requestFacts)) };
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  return (
    <TextPage page="terms" description={t("pages.terms.description")}>
      <Prose html={loaderData.html} />
    </TextPage>
  );
}
