import { useBrand } from "./brand.ts";

/** The case and the name of the product. Where it is a link, the link says where it leads. */
export function Logo({ className = "" }: { className?: string }) {
  const { name, logo } = useBrand();
  return (
    <span className={`inline-flex items-center gap-2.5 font-bold text-accent ${className}`}>
      {logo ? <img src={logo} alt="" className="size-8 shrink-0 object-contain" /> : <Case />}
      <span className="text-lg tracking-tight">{name}</span>
    </span>
  );
}

function Case() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0">
      <path
        d="M11 8V6.5a2.5 2.5 0 0 1 2.5-2.5h5A2.5 2.5 0 0 1 21 6.5V8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <rect x="3" y="8" width="26" height="20" rx="5" fill="currentColor" />
      <path d="M16 13v10M11 18h10" stroke="var(--paper)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
