import { useText } from "#app/locale/text.tsx";
import { requestContext } from "#app/request-context.ts";
import { Prose } from "#app/ui/layout/prose.tsx";
import type { Route } from "./+types/about.ts";
import { readLegalText } from "./legal-text.server.ts";
import { TextPage } from "./text-page.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  return { html: await readLegalText("about", request, context.get(requestContext)) };
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  return (
    <TextPage page="about" description={t("pages.about.description")}>
      <Prose html={loaderData.html} />
    </TextPage>
  );
}
