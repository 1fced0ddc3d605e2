import { useEffect, useMemo, useRef } from "react";
import type { Emergency } from "#domain/symptoms/guidance.ts";
import { type KnownAge, personOf } from "#domain/symptoms/list/symptom-ages.ts";
import { useSymptomMatcher } from "../search/use-symptom-matcher.ts";

const WANTED = { list: true, code: true };

/** Milliseconds within which what this device noted is in the log, or waits for it. */
const LED_WITHIN_MS = 15_000;

interface About {
  readonly age: KnownAge;
  readonly isPregnant: boolean;
}

/** What somebody notes here, from the press on: a new object for each time. */
export interface JustNoted {
  readonly words: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * What was noted of an illness, read as what is typed in the symptom field is: an emergency says whom to call. Who has
 * just noted it further down is led to it, because a message that it was noted would be all they see.
 */
export function NotedEmergencies({
  words,
  justNoted,
  ...about
}: About & {
  words: readonly string[];
  /** Null where nothing was noted since the page was opened. */
  justNoted: JustNoted | null;
}) {
  const { code, read, find } = useEmergencyReader(about);
  const noted = useMemo(() => read(words), [read, words]);
  const emergencies = useMemo(() => find(noted), [find, noted]);
  const block = useRef<HTMLElement>(null);
  const known = useRef("");
  const led = useRef<JustNoted>(null);
  useEffect(() => {
    const isNew = keyOf(emergencies) !== known.current;
    known.current = keyOf(emergencies);
    if (justNoted === null || justNoted === led.current || emergencies.length === 0) return;
    // Two notes may be an emergency only together, and one that was noted before is one again.
    if (!isNew && find(read(justNoted.words)).length === 0) return;
    led.current = justNoted;
    if (Date.now() - justNoted.at > LED_WITHIN_MS) return;
    // After what closed takes the focus back to its button.
    requestAnimationFrame(() => {
      block.current?.scrollIntoView({ block: "start" });
      block.current?.focus({ preventScroll: true });
    });
  }, [emergencies, justNoted, find, read]);
  if (!code.data) return null;
  const { EmergencyBlock, SupportLine } = code.data;
  return (
    <div className="empty:hidden print:hidden">
      {emergencies.length > 0 && (
        <EmergencyBlock ref={block} emergencies={emergencies} heading="h2" />
      )}
      <SupportLine chosen={noted} emergencies={emergencies} />
    </div>
  );
}

/** Beside a field of free words: whom to call where what is being typed is an emergency. */
export function TypedEmergency({ text, ...about }: About & { text: string }) {
  const { code, read, find } = useEmergencyReader(about);
  const typed = useMemo(() => (text.trim() === "" ? [] : read([text])), [read, text]);
  const emergencies = useMemo(() => find(typed), [find, typed]);
  if (!code.data) return null;
  const { EmergencyBlock, SupportLine } = code.data;
  return (
    <div className="empty:hidden w-full print:hidden">
      {emergencies.length > 0 && <EmergencyBlock emergencies={emergencies} />}
      <SupportLine chosen={typed} emergencies={emergencies} />
    </div>
  );
}

function useEmergencyReader({ age, isPregnant }: About) {
  const { code, rematch } = useSymptomMatcher(WANTED, { age, hasChildren: false });
  const matcher = code.data;
  return useMemo(() => {
    const patient = {
      ...personOf(age),
      circumstances: isPregnant ? (["pregnant"] as const) : [],
    };
    return {
      code,
      read: (words: readonly string[]) => rematch(words.map((text) => ({ text, symptom: null }))),
      find: (chosen: Parameters<typeof rematch>[0]): readonly Emergency[] =>
        matcher?.emergencies(chosen, patient) ?? [],
    };
  }, [code, matcher, rematch, age, isPregnant]);
}

const keyOf = (emergencies: readonly Emergency[]) =>
  emergencies.map(({ flag, words }) => [flag, ...words].join(" ")).join("\n");
