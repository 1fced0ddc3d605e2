import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Checked } from "#domain/draft.ts";
import type { CaptchaAction, CaptchaState } from "./challenge.ts";
import { solveCaptcha } from "./solve-captcha.ts";

export type Captcha = CaptchaState & {
  /** Makes a new proof: the one before was used, has expired, or could not be made. */
  restart: () => void;
  /**
   * Checks a form with its proof. Where nothing else is wrong with it and the proof is being made, waits for the proof:
   * who presses early has pressed once.
   */
  check: <C extends Checked<unknown, object>>(checkWith: (state: CaptchaState) => C) => Promise<C>;
  /** The element in which a provider may show its widget. */
  container: RefObject<HTMLDivElement | null>;
};

const WORKING: CaptchaState = { step: "working", token: "" };

/** Creates a captcha proof, starting when the form is shown. */
export function useCaptcha(action: CaptchaAction): Captcha {
  const container = useRef<HTMLDivElement>(null);
  const [run, setRun] = useState({ action });
  const [state, setState] = useState(WORKING);
  const waiting = useRef<((state: CaptchaState) => void)[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void solveCaptcha(run.action, {
      container: container.current,
      signal,
      onStateChange: (next) => {
        if (signal.aborted) return;
        setState(next);
        if (next.step !== "working") for (const resolve of waiting.current.splice(0)) resolve(next);
      },
    });
    return () => controller.abort();
  }, [run]);

  const restart = useCallback(() => {
    setState(WORKING);
    setRun({ action });
  }, [action]);

  async function check<C extends Checked<unknown, object>>(checkWith: (state: CaptchaState) => C) {
    const checked = checkWith(state);
    if (checked.ok || state.step !== "working" || !lacksOnlyProof(checked.wrong)) return checked;
    return checkWith(await new Promise((resolve) => waiting.current.push(resolve)));
  }

  const stopped = state.step === "failed" || state.step === "down";
  useEffect(() => {
    if (!stopped) return;
    window.addEventListener("online", restart);
    return () => window.removeEventListener("online", restart);
  }, [stopped, restart]);

  return { ...state, restart, check, container };
}

const lacksOnlyProof = (wrong: object) =>
  Object.keys(wrong).every((field) => field === "captchaToken");
