import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { goToSymptomField } from "./symptom-jump.tsx";

/** What the home screen is opened with, by `location.state`: an address would show the words, and be kept by the server. */
interface SymptomState {
  readonly symptom: string;
}

export const symptomState = (words: string): SymptomState => ({ symptom: words });

const isSymptomState = (state: unknown): state is SymptomState =>
  typeof state === "object" &&
  state !== null &&
  "symptom" in state &&
  typeof state.symptom === "string";

/** Words that another screen asks the symptom field for, with a key of their own; null where none does. */
export interface AskedSymptom {
  readonly key: string;
  readonly words: string;
}

/** Each asking once: a reload or the way back begins without. */
export function useAskedSymptom(): AskedSymptom | null {
  const { key, state, pathname } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<AskedSymptom | null>(null);
  const words = isSymptomState(state) ? state.symptom : null;
  if (words !== null && asked?.key !== key) setAsked({ key, words });
  useEffect(() => {
    if (words !== null) {
      void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
    }
  }, [words, navigate, pathname]);
  useEffect(() => {
    if (asked) goToSymptomField();
  }, [asked]);
  return asked;
}
