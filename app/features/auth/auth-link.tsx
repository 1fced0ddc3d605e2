import { Link } from "react-router";

/** From one page around the account to another. */
export function AuthLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
