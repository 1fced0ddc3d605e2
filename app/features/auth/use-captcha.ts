import { useCallback, useEffect, useState } from "react";
import { type CaptchaAction, solveCaptcha } from "./solve-captcha.ts";

type State =
  | { step: "working" | "expired" | "failed"; token: "" }
  | { step: "solved"; token: string };

export type Captcha = State & {
  /** Makes a new proof: the one before was used, has expired, or could not be made. */
  restart: () => void;
};

/** A proof is thrown away this long before the server would refuse it, so that none is refused on its way. */
const MARGIN_MS = 5_000;

/** Proves in the background that a browser with time to spare is here, from the moment the form is shown. */
export function useCaptcha(action: CaptchaAction): Captcha {
  const [run, setRun] = useState({ action });
  const [state, setState] = useState<State>({ step: "working", token: "" });

  useEffect(() => {
    const controller = new AbortController();
    let expiry: ReturnType<typeof setTimeout> | undefined;
    const show = (next: State) => {
      if (!controller.signal.aborted) setState(next);
    };
    solveCaptcha(run.action, controller).then(
      ({ token, expiresAt }) => {
        show({ step: "solved", token });
        const lasts = expiresAt - Date.now() - MARGIN_MS;
        expiry = setTimeout(() => show({ step: "expired", token: "" }), lasts);
      },
      () => show({ step: "failed", token: "" }),
    );
    return () => {
      controller.abort();
      clearTimeout(expiry);
    };
  }, [run]);

  const restart = useCallback(() => {
    setState({ step: "working", token: "" });
    setRun({ action });
  }, [action]);

  const stopped = state.step === "failed";
  useEffect(() => {
    if (!stopped) return;
    window.addEventListener("online", restart);
    return () => window.removeEventListener("online", restart);
  }, [stopped, restart]);

  return { ...state, restart };
}
