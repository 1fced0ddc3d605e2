import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "#app/locale/text.tsx";

/** The browser's own reader of codes, which only some have and TypeScript does not know. */
interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

declare const BarcodeDetector: new (options: { formats: string[] }) => Detector;

/** The square code of a box, the bars of an older one. */
const FORMATS = ["data_matrix", "ean_13", "code_128"];

/** Milliseconds between two looks: the eye does not notice, and the battery does. */
const SCAN_INTERVAL_MS = 200;

export function canScan(): boolean {
  return "BarcodeDetector" in globalThis && "mediaDevices" in navigator;
}

/** Shows what the camera sees, and reports every code in it until it is taken away. */
export function BarcodeCamera({
  onCode,
  onUnavailable,
}: {
  onCode: (code: string) => void;
  onUnavailable: () => void;
}) {
  const t = useText();
  const video = useRef<HTMLVideoElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const found = useEffectEvent(onCode);
  const failed = useEffectEvent(onUnavailable);

  useEffect(() => {
    let isWanted = true;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout>;

    async function open() {
      const detector = new BarcodeDetector({ formats: FORMATS });
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      const screen = video.current;
      if (!isWanted || !screen) return close();
      screen.srcObject = stream;
      await screen.play();
      setIsOpen(true);
      const scanFrame = async () => {
        for (const { rawValue } of await detector.detect(screen)) found(rawValue);
        if (isWanted) timer = setTimeout(() => void scanFrame().catch(failed), SCAN_INTERVAL_MS);
      };
      await scanFrame();
    }

    function close() {
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    }

    open().catch(() => {
      if (isWanted) failed();
    });
    return () => {
      isWanted = false;
      close();
    };
  }, []);

  return (
    <div className="flex flex-col gap-2">
      <video
        ref={video}
        playsInline
        muted
        aria-label={t("inventory.scan.camera")}
        className="aspect-4/3 w-full rounded-card bg-line object-cover"
      />
      <p role="status" className="text-ink-soft">
        {t(isOpen ? "inventory.scan.ready" : "inventory.scan.starting")}
      </p>
    </div>
  );
}
