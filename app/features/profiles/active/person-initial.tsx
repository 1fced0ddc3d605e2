import type { CSSProperties } from "react";
import { personHue } from "./person-hue.ts";

/** A person as one round letter in a hue of their own, muted, with its contrast in both schemes. The name always stands beside it. */
export function PersonInitial({
  id,
  name,
  className = "size-14 text-xl",
}: {
  /** Of the profile. */
  id: string;
  /** Null for a profile without a name. */
  name: string | null;
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      style={{ "--hue": personHue(id) } as CSSProperties}
      className={`person-initial grid shrink-0 place-items-center rounded-full font-semibold ${className}`}
    >
      {name ? [...name][0]?.toLocaleUpperCase() : "?"}
    </span>
  );
}
