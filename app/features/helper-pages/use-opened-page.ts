import { useCallback, useEffect, useRef, useState } from "react";
import { newId } from "#app/client/database/new-id.ts";
import { visitorDb } from "#app/client/database/visitor-db.ts";
import type { OpenedPage } from "#domain/helper-pages/helper-content.ts";
import { openHelperPage } from "./data.ts";

/** A page that its owner ends is gone within this, and a dose that somebody else records is there. */
const ASKED_EVERY_MS = 1500;

/** Answers that may fail before the page says that what it shows may be old. */
const FAILURES_MAX = 2;

export interface OpenedPageState {
  readonly opened: OpenedPage | "opening" | "gone" | "failed";
  /** What is shown could not be read again for a while. */
  readonly isStale: boolean;
  readonly ask: () => void;
}

/** Reads the page behind a secret again and again while it is looked at: one visit is one opening. */
export function useOpenedPage(secret: string | null): OpenedPageState {
  const [opened, setOpened] = useState<OpenedPageState["opened"]>("opening");
  const [isStale, setStale] = useState(false);
  const opening = useRef(newId());
  const failures = useRef(0);
  const isAsking = useRef(false);

  const ask = useCallback(async () => {
    if (secret === null) return setOpened("gone");
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      setOpened((await openHelperPage(visitorDb(), secret, opening.current)) ?? "gone");
      failures.current = 0;
      setStale(false);
    } catch {
      failures.current += 1;
      setStale(failures.current >= FAILURES_MAX);
      setOpened((known) => (known === "opening" ? "failed" : known));
    } finally {
      isAsking.current = false;
    }
  }, [secret]);

  useEffect(() => {
    opening.current = newId();
    setOpened("opening");
    void ask();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void ask();
    }, ASKED_EVERY_MS);
    const askWhenSeen = () => {
      if (document.visibilityState === "visible") void ask();
    };
    document.addEventListener("visibilitychange", askWhenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askWhenSeen);
    };
  }, [ask]);

  return { opened, isStale, ask: useCallback(() => void ask(), [ask]) };
}
