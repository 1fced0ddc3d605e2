import Square from "lucide-react/icons/square";
import Volume2 from "lucide-react/icons/volume-2";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "../button/button.tsx";
import { type SpokenLine, screenText } from "./screen-text.ts";

type State = "silent" | "reading" | "no-voice";

/**
 * Reads what stands in an element aloud, on a press: line by line, in the language of the screen, and nothing that is
 * not on it. It stops on a second press, when the element goes, and where a line has changed meanwhile. Shows nothing
 * where the browser cannot speak.
 */
export function ReadAloud({ of }: { of: RefObject<Element | null> }) {
  const t = useText();
  const language = useLanguage();
  const [state, setState] = useState<State>("silent");
  const reading = useRef(0);
  const stop = useCallback(() => {
    reading.current += 1;
    if ("speechSynthesis" in window) window.speechSynthesis.cancel();
  }, []);
  useEffect(() => stop, [stop]);
  if (typeof window === "undefined" || !("speechSynthesis" in window)) return null;
  const isReading = state === "reading";
  return (
    <div data-not-read className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button
        variant="secondary"
        className="min-h-12"
        aria-pressed={isReading}
        icon={
          isReading ? (
            <Square aria-hidden="true" className="size-5" />
          ) : (
            <Volume2 aria-hidden="true" className="size-5" />
          )
        }
        onClick={() => {
          stop();
          if (isReading) setState("silent");
          else void start();
        }}
      >
        {t(isReading ? "ui.speech.stop" : "ui.speech.read")}
      </Button>
      {state === "no-voice" && <p role="status">{t("ui.speech.noVoice")}</p>}
    </div>
  );

  async function start(): Promise<void> {
    const own = reading.current;
    const voice = voiceOf(await knownVoices(), language);
    if (reading.current !== own) return;
    if (!of.current || !voice) {
      setState("no-voice");
      return;
    }
    const lines = screenText(of.current);
    setState("reading");
    const speak = (at: number) => {
      if (reading.current !== own) return;
      const line = lines[at];
      if (!line || !isStillShown(line)) {
        setState("silent");
        return;
      }
      const utterance = new SpeechSynthesisUtterance(line.text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.onend = () => speak(at + 1);
      utterance.onerror = () => {
        if (reading.current === own) setState("silent");
      };
      window.speechSynthesis.speak(utterance);
    };
    speak(0);
  }
}

/** How long a browser may take to read its voices. */
const VOICES_WITHIN_MS = 1500;

async function knownVoices(): Promise<readonly SpeechSynthesisVoice[]> {
  const { speechSynthesis } = window;
  const voices = speechSynthesis.getVoices();
  if (voices.length > 0) return voices;
  await new Promise<void>((resolve) => {
    speechSynthesis.addEventListener("voiceschanged", () => resolve(), { once: true });
    setTimeout(resolve, VOICES_WITHIN_MS);
  });
  return speechSynthesis.getVoices();
}

/** One of the device itself: what is read is about somebody's health, and another voice is a request to its maker. */
function voiceOf(voices: readonly SpeechSynthesisVoice[], language: string) {
  return (
    voices.find(
      ({ lang, localService }) => localService && lang.toLowerCase().startsWith(language),
    ) ?? null
  );
}

function isStillShown({ element, text }: SpokenLine): boolean {
  return element.isConnected && screenText(element).some((line) => line.text === text);
}
