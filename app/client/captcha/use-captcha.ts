import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { CaptchaAction, CaptchaState } from "./challenge.ts";
import { solveCaptcha } from "./solve-captcha.ts";

export type Captcha = CaptchaState & {
  /** Makes a new proof: the one before was used, has expired, or could not be made. */
  restart: () => void;
  /** The element in which a provider may show its widget. */
  container: RefObject<HTMLDivElement | null>;
};

const WORKING: CaptchaState = { step: "working", token: "" };

/** Creates a captcha proof, starting when the form is shown. */
export function useCaptcha(action: CaptchaAction): Captcha {
  const container = useRef<HTMLDivElement>(null);
  const [run, setRun] = useState({ action });
  const [state, setState] = useState(WORKING);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void solveCaptcha(run.action, {
      container: container.current,
      signal,
      onStateChange: (next) => {
        if (!signal.aborted) setState(next);
      },
    });
    return () => controller.abort();
  }, [run]);

  const restart = useCallback(() => {
    setState(WORKING);
    setRun({ action });
  }, [action]);

  const stopped = state.step === "failed" || state.step === "down";
  useEffect(() => {
    if (!stopped) return;
    window.addEventListener("online", restart);
    return () => window.removeEventListener("online", restart);
  }, [stopped, restart]);

  return { ...state, restart, container };
}
