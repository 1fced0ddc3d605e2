/**
 * The picture of the product: a wooden cabinet, open, in the light of a kitchen window. One line, few colours,
 * no words, so that it is the same in every language.
 */
export function CabinetScene({ className = "" }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 600 480"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <WindowLight />
      <Cabinet />
      <TopShelf />
      <MiddleShelf />
      <BottomShelf />
      <Worktop />
    </svg>
  );
}

function WindowLight() {
  return (
    <g fill="var(--sun)" stroke="none">
      <path d="M20 60 152 18v150L20 210zM168 13l132-42v150l-132 42z" transform="translate(14 36)" />
      <path
        d="M20 226l132-42v150L20 376zM168 179l132-42v150l-132 42z"
        transform="translate(14 36)"
      />
    </g>
  );
}

function Cabinet() {
  return (
    <g>
      <path d="M150 60h260v350H150z" fill="var(--wood-shade)" />
      <path d="M166 76h228v318H166z" fill="var(--paper)" strokeWidth="2" />
      <path d="M150 60 74 84v350l76-24zM410 60l76 24v350l-76-24z" fill="var(--wood)" />
      <path d="M136 88 90 103v294l46-15zM424 88l46 15v294l-46-15z" strokeWidth="2" opacity="0.55" />
      <path d="M84 246v20M476 246v20" strokeWidth="5" />
      <path d="M166 176h228v10H166zM166 284h228v10H166z" fill="var(--wood)" strokeWidth="2" />
    </g>
  );
}

/** A bottle of syrup with its cup, a box of tablets, and one of capsules behind it. */
function TopShelf() {
  return (
    <g>
      <path d="M190 176v-44c0-8 8-10 8-18v-6h24v6c0 8 8 10 8 18v44z" fill="var(--accent-soft)" />
      <path d="M196 108v-10h28v10zM190 142h40v22h-40z" fill="var(--paper-raised)" strokeWidth="2" />
      <path d="M240 176v-18h20v18z" fill="var(--paper-raised)" strokeWidth="2" />
      <path d="M322 176v-66h52v66z" fill="var(--sun)" />
      <path d="M284 176v-48h60v48z" fill="var(--paper-raised)" />
      <path d="M314 140v22M303 151h22" stroke="var(--accent)" strokeWidth="5" />
    </g>
  );
}

/** A blister of six, a tube of cream standing on its cap, and a small jar. */
function MiddleShelf() {
  return (
    <g>
      <path d="M188 284v-62h56v62z" fill="var(--paper-raised)" />
      <g fill="var(--accent-soft)" strokeWidth="2">
        <circle cx="204" cy="236" r="7" />
        <circle cx="228" cy="236" r="7" />
        <circle cx="204" cy="254" r="7" />
        <circle cx="228" cy="254" r="7" />
        <circle cx="204" cy="272" r="7" />
        <circle cx="228" cy="272" r="7" />
      </g>
      <path d="M272 272l-6-58h44l-6 58z" fill="var(--sun)" />
      <path d="M276 272h24v12h-24z" fill="var(--paper-raised)" strokeWidth="2" />
      <path d="M280 234h16M281 244h14" strokeWidth="2" />
      <path d="M334 284v-36h46v36z" fill="var(--accent-soft)" />
      <path d="M338 248v-12h38v12z" fill="var(--paper-raised)" strokeWidth="2" />
    </g>
  );
}

/** A first-aid case, the thermometer, and a folded leaflet. */
function BottomShelf() {
  return (
    <g>
      <path d="M214 330v-8a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8v8" />
      <rect x="184" y="330" width="108" height="64" rx="10" fill="var(--accent)" />
      <path d="M238 346v32M222 362h32" stroke="var(--paper)" strokeWidth="7" />
      <path d="M316 394v-70h54v70z" fill="var(--paper-raised)" />
      <path d="M328 342h30M328 354h30M328 366h18" strokeWidth="2" />
    </g>
  );
}

function Worktop() {
  return (
    <g>
      <path d="M30 452h548" />
      <path
        d="M506 418h44v26a8 8 0 0 1-8 8h-28a8 8 0 0 1-8-8zM550 424h7a8 8 0 0 1 0 18h-7"
        fill="var(--paper-raised)"
      />
      <path d="M520 406c-5-6 5-9 0-16M536 406c-5-6 5-9 0-16" strokeWidth="2" opacity="0.55" />
    </g>
  );
}
