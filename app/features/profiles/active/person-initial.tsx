import type { CSSProperties } from "react";

/** Muted hues, in the order in which people joined the home; text on them keeps its contrast in both schemes. */
const HUES = [165, 45, 280, 15, 220, 320, 95] as const;

/** A person as one round letter in a hue of their own. The name always stands beside it. */
export function PersonInitial({
  name,
  index,
  className = "size-14 text-xl",
}: {
  /** Null for a profile without a name. */
  name: string | null;
  /** Place among the people of the home. */
  index: number;
  className?: string;
}) {
  const hue = HUES[index % HUES.length];
  return (
    <span
      aria-hidden="true"
      style={{ "--hue": hue } as CSSProperties}
      className={`person-initial grid shrink-0 place-items-center rounded-full font-semibold ${className}`}
    >
      {name ? [...name][0]?.toLocaleUpperCase() : "?"}
    </span>
  );
}
