import Globe from "lucide-react/icons/globe";
import type { ReactNode } from "react";

/** Our own small drawings, on a ground of 30 by 20: coats of arms are left to a dot, as on a stamp. */
const FLAGS: Readonly<Record<string, ReactNode>> = {
  FR: <Columns colours={["#000091", "#fff", "#e1000f"]} />,
  BE: <Columns colours={["#000", "#fdda24", "#ef3340"]} />,
  ES: (
    <>
      <path fill="#aa151b" d="M0 0h30v20H0z" />
      <path fill="#f1bf00" d="M0 5h30v10H0z" />
      <rect x="6.5" y="7.5" width="4" height="5" rx="1.5" fill="#aa151b" />
    </>
  ),
  US: (
    <>
      <path fill="#fff" d="M0 0h30v20H0z" />
      <path
        stroke="#b22234"
        strokeWidth="1.54"
        d="M0 .77h30M0 3.85h30M0 6.92h30M0 10h30M0 13.08h30M0 16.15h30M0 19.23h30"
      />
      <path fill="#3c3b6e" d="M0 0h13v10.77H0z" />
      <path
        stroke="#fff"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeDasharray="0 2.75"
        d="M2.4 2.2h9M2.4 5.4h9M2.4 8.6h9"
      />
    </>
  ),
  CA: (
    <>
      <path fill="#fff" d="M0 0h30v20H0z" />
      <path
        fill="#d80621"
        d="M0 0h7.5v20H0zM22.5 0H30v20h-7.5zM15 3l-1.2 2.3-1.4-.7.7 3.9-1.7-1.8-.4 1.1-2-.4.7 2.1-.8.5 3.1 2.5-.4 1.4 3.1-.5-.1 3.6h.8l-.1-3.6 3.1.5-.4-1.4 3.1-2.5-.8-.5.7-2.1-2 .4-.4-1.1-1.7 1.8.7-3.9-1.4.7z"
      />
    </>
  ),
  CH: (
    <>
      <path fill="#da291c" d="M0 0h30v20H0z" />
      <path stroke="#fff" strokeWidth="4" d="M15 4v12M9 10h12" />
    </>
  ),
  MX: (
    <>
      <Columns colours={["#006847", "#fff", "#ce1126"]} />
      <circle cx="15" cy="10" r="2.4" fill="#8c6b3f" />
      <path fill="none" stroke="#006847" d="M12 11.2a3.2 3.2 0 0 0 6 0" />
    </>
  ),
  AR: (
    <>
      <path fill="#74acdf" d="M0 0h30v20H0z" />
      <path fill="#fff" d="M0 6.67h30v6.66H0z" />
      <circle cx="15" cy="10" r="2.2" fill="#f6b40e" />
    </>
  ),
};

/** It stands beside the country's name, so it says nothing to a screen reader. A globe where we have no drawing. */
export function CountryFlag({ country, className = "" }: { country: string; className?: string }) {
  const flag = FLAGS[country];
  if (!flag) return <Globe aria-hidden="true" className={`text-ink-soft ${className}`} />;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 30 20"
      className={`shrink-0 rounded-[3px] border border-line ${className}`}
    >
      {flag}
    </svg>
  );
}

function Columns({ colours }: { colours: readonly string[] }) {
  return colours.map((colour, place) => (
    <path key={colour} fill={colour} d={`M${place * 10} 0h10v20H${place * 10}z`} />
  ));
}
