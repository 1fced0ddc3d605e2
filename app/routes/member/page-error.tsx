import { useRevalidator } from "react-router";
import { failureOf } from "#app/client/errors/failure.ts";
import { EmergencyCard } from "#app/features/symptoms/emergency/emergency-card.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { NotFoundPage } from "../not-found-page.tsx";

/**
 * What a signed-in page shows in its own place when it cannot be loaded; the frame around it stays. Each page
 * says `export { PageError as ErrorBoundary } from "./page-error.tsx"`.
 */
export function PageError({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  const failure = failureOf(error);
  if (failure === "not-found") return <NotFoundPage />;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-5 px-4 py-10">
      {/* Who asked for help here must not be left without the numbers. */}
      <EmergencyCard />
      <ErrorState failure={failure} onRetry={() => void revalidate()} />
    </div>
  );
}
