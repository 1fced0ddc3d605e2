import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import type { ReactNode } from "react";

/** A sentence about the whole form or page, where it is read before going on. Failures interrupt a screen reader. */
export function Notice({ tone, children }: { tone: "success" | "failure"; children: ReactNode }) {
  const failed = tone === "failure";
  const Icon = failed ? CircleAlert : CircleCheck;
  return (
    <div
      role={failed ? "alert" : "status"}
      className={`flex items-start gap-3 rounded-control px-4 py-3 ${failed ? "bg-expired/10 text-expired" : "bg-valid/10 text-valid"}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
