import type { ReactNode } from "react";

/** What stands on the shelf of the landing page, drawn in the line of the cabinet; the shelf is at the lower edge. */
function Drawing({ width, children }: { width: number; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 120`}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      preserveAspectRatio="xMinYMax"
      className="block h-36 w-auto max-w-full md:h-28 lg:h-44"
    >
      {children}
    </svg>
  );
}

/** A thermometer in a glass, and the notebook in which somebody wrote how they felt. */
export function NotebookDrawing() {
  return (
    <Drawing width={160}>
      <path d="M11 119 5 55h42l-6 64z" fill="var(--accent-soft)" stroke="none" />
      <path d="m20 108 13-95a7 7 0 0 1 14 2l-14 95z" fill="var(--paper-raised)" />
      <path d="m27 103 9-60" stroke="var(--expired)" strokeWidth="4" />
      <path d="M11 119 5 55h42l-6 64z" />
      <path d="m70 119 10-112 70 6-9 106z" fill="var(--paper-raised)" />
      <path d="m70 119 10-112 16 1.300L86 119z" fill="var(--accent)" />
      <path d="m106 36 32 2.800M104 54l32 2.800M103 72l20 1.800" strokeWidth="1.750" />
      <path d="m101 94 8 1 5-12 7 20 5-10 6 .5" stroke="var(--accent)" />
    </Drawing>
  );
}

/** A box, a half-empty bottle with its level, and a blister of which some tablets were taken. */
export function StockDrawing() {
  return (
    <Drawing width={212}>
      <path d="M2 119V43h84v76z" fill="var(--sun)" />
      <path d="M2 59h84" strokeWidth="1.750" />
      <path d="M44 71v34M27 88h34" stroke="var(--accent)" strokeWidth="6" />
      <path d="M98 119V61c0-9 10-12 10-21v-9h26v9c0 9 10 12 10 21v58z" fill="var(--paper-raised)" />
      <path d="M98 119V83c8-5 15 4 23 0s15 4 23 0v36z" fill="var(--accent-soft)" />
      <path d="M104 31V15h34v16z" fill="var(--wood)" />
      <path d="M156 119V53h52v66z" fill="var(--paper-raised)" />
      <g strokeWidth="1.750">
        <circle cx="171" cy="69" r="6" strokeDasharray="2 4" />
        <circle cx="193" cy="69" r="6" strokeDasharray="2 4" />
        <circle cx="171" cy="87" r="6" strokeDasharray="2 4" />
        <circle cx="193" cy="87" r="6" fill="var(--accent-soft)" />
        <circle cx="171" cy="105" r="6" fill="var(--accent-soft)" />
        <circle cx="193" cy="105" r="6" fill="var(--accent-soft)" />
      </g>
    </Drawing>
  );
}

/** An alarm clock at eight, a glass of water and the tablet that goes with it. */
export function ReminderDrawing() {
  return (
    <Drawing width={206}>
      <path d="m21 111-8 8M85 111l8 8" strokeWidth="5" />
      <path
        d="M18 23a17 17 0 0 1 24-14L19 33a17 17 0 0 1-1-10zM88 23A17 17 0 0 0 64 9l23 24a17 17 0 0 0 1-10z"
        fill="var(--wood)"
      />
      <circle cx="53" cy="71" r="45" fill="var(--paper-raised)" />
      <path d="M53 34v5M53 103v5M16 71h5M85 71h5" strokeWidth="1.750" />
      <path d="M53 43v28l-18 11" />
      <circle cx="53" cy="71" r="3" fill="var(--ink)" />
      <path d="m126 119-7-84h52l-7 84z" fill="var(--paper-raised)" />
      <path d="m126 119-4.500-54c8-5 15 4 23 0s15 4 23 0l-4.500 54z" fill="var(--accent-soft)" />
      <ellipse cx="190" cy="113" rx="14" ry="5.500" fill="var(--sun)" />
      <path d="m183 110 13 6" strokeWidth="1.750" />
    </Drawing>
  );
}
