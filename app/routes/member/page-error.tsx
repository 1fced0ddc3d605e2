import { useRevalidator } from "react-router";
import { failureOf } from "../../client/failure.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { NowherePage } from "../nowhere-page.tsx";

/**
 * What a signed-in page shows in its own place when it cannot be loaded; the frame around it stays. Each page
 * says `export { PageError as ErrorBoundary } from "./page-error.tsx"`.
 */
export function PageError({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  const failure = failureOf(error);
  if (failure === "not-found") return <NowherePage />;
  return (
    <div className="mx-auto max-w-6xl px-4 py-10">
      <ErrorState failure={failure} onRetry={() => void revalidate()} />
    </div>
  );
}
