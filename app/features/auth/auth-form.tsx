import type { ComponentProps } from "react";
import { NeedsScripts } from "#app/ui/feedback/needs-scripts.tsx";

/**
 * A form with a password or a mailed code. Its method does nothing outside a dialog: without scripts a browser would put the fields
 * into the address.
 */
export function AuthForm({
  children,
  ...props
}: Omit<ComponentProps<"form">, "method" | "className">) {
  return (
    <form {...props} method="dialog" noValidate className="flex flex-col gap-5">
      <NeedsScripts />
      {children}
    </form>
  );
}
