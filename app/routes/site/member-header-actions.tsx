import { QueryClientProvider } from "@tanstack/react-query";
import { queryClient } from "#app/client/queries/query-client.ts";
import { useSession } from "#app/client/session/session.ts";
import { accountOf } from "#app/features/account/account.ts";
import { HeaderActions } from "../member/header-actions.tsx";

/** The header actions of a public page for a signed-in account, once the session is known. */
export default function MemberHeaderActions() {
  const { session } = useSession();
  return (
    session && (
      <QueryClientProvider client={queryClient}>
        <HeaderActions userId={session.user.id} account={accountOf(session.user)} />
      </QueryClientProvider>
    )
  );
}
