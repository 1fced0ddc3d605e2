import { QueryClientProvider } from "@tanstack/react-query";
import { queryClient } from "../../client/query-client.ts";
import { useSession } from "../../client/session.ts";
import { accountOf } from "../../features/account/account.ts";
import { HeaderCorner } from "../member/header-corner.tsx";

/** The corner of a public page for somebody signed in, once the session is known. */
export default function MemberCorner() {
  const { session } = useSession();
  return (
    session && (
      <QueryClientProvider client={queryClient}>
        <HeaderCorner userId={session.user.id} account={accountOf(session.user)} />
      </QueryClientProvider>
    )
  );
}
