/** An open cabinet with nearly nothing in it, drawn in one line and one colour. */
export function CabinetDrawing({ className = "" }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 112 88"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d="M30 10h52v68H30z" fill="var(--accent-soft)" />
      <path d="M30 10 10 18v66l20-6M82 10l20 8v66l-20-6" fill="var(--paper-raised)" />
      <path d="M16 52v4M96 52v4" />
      <path d="M30 44h52" />
      <path d="M40 44V31h10v13M42 31v-4h6v4" fill="var(--paper-raised)" />
      <rect x="58" y="64" width="16" height="14" rx="2" fill="var(--paper-raised)" />
      <path d="M66 68v6M63 71h6" />
      <path d="M40 82h32" opacity="0.45" />
    </svg>
  );
}
