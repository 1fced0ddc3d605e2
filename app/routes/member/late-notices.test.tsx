import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Language } from "#domain/locale/locales.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { LateNotices } from "./late-notices.tsx";

afterEach(cleanup);

const REVOKED_AT = "2026-11-26T10:00:00Z";

async function open(revokedAt: string | null, language: Language = "fr") {
  let revoked = revokedAt;
  const give = async (request: Request) => {
    const { text_version } = await request.json();
    if (text_version === "2026-11-26") revoked = null;
    return new Response(null, { status: 204 });
  };
  return renderScreen(
    <LateNotices userId="00000000-0000-4000-8000-000000000001" />,
    (request) => {
      if (request.url.includes("/user_preferences")) {
        return Response.json({ language, health_consent_revoked_at: revoked });
      }
      if (request.url.endsWith("/record_health_consent")) return give(request);
      return request.url.endsWith("/list_possible_duplicates") ? Response.json([]) : undefined;
    },
    language,
    ["member", "data"],
  );
}

test.each([
  {
    language: "fr",
    title: "Votre accord pour les données de santé",
    said: "Vous avez retiré votre accord pour les données de santé.",
    press: "Redonner mon accord",
    leave: "Emporter ou supprimer mes données",
  },
  {
    language: "en",
    title: "Your consent for health data",
    said: "You took back your consent for health data.",
    press: "Give my consent again",
    leave: "Download or delete my data",
  },
  {
    language: "es",
    title: "Su consentimiento para los datos de salud",
    said: "Ha retirado su consentimiento para los datos de salud.",
    press: "Volver a dar mi consentimiento",
    leave: "Llevarme o eliminar mis datos",
  },
] as const)(
  "in $language a consent that was taken back is said until one press gives it again",
  async ({ language, title, said, press, leave }) => {
    await open(REVOKED_AT, language);
    const notice = await screen.findByRole("region", { name: title });
    expect(notice.textContent).toContain(said);
    expect(screen.getByRole("link", { name: leave }).getAttribute("href")).toMatch(
      /\/settings\/data$/,
    );
    fireEvent.click(screen.getByRole("button", { name: press }));
    await waitFor(() => expect(screen.queryByRole("region", { name: title })).toBeNull());
  },
);

test("nothing is said while the consent holds, or was never asked for", async () => {
  const { requests } = await open(null);
  await waitFor(() => expect(requests.length).toBeGreaterThan(1));
  expect(screen.queryByRole("region")).toBeNull();
});
