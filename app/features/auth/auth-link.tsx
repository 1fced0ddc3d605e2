import { Link } from "react-router";

/** From one page around the account to another. */
export function AuthLink({
  to,
  target,
  children,
}: {
  to: string;
  target?: "_blank" | undefined;
  children: string;
}) {
  return (
    <Link
      to={to}
      target={target}
      className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
