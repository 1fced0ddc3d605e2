import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { CameraControls } from "./camera-controls.tsx";
import { openCodeReader } from "./code-reader.ts";

/** Milliseconds between two looks: the eye does not notice, and the battery does. */
const SCAN_INTERVAL_MS = 200;

/** The small square code of a box needs more than the 640 pixels of a default camera. */
const CAMERA = { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 960 } };

/** False on an address without encryption, where browsers give no camera. */
export function hasCamera(): boolean {
  return navigator.mediaDevices !== undefined;
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
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const found = useEffectEvent(onCode);
  const failed = useEffectEvent(onUnavailable);

  useEffect(() => {
    let isWanted = true;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout>;

    async function open() {
      const opening = openCodeReader();
      stream = await navigator.mediaDevices.getUserMedia({ video: CAMERA });
      const screen = video.current;
      if (!isWanted || !screen) return close();
      screen.srcObject = stream;
      await screen.play();
      const reader = await opening;
      setTrack(stream.getVideoTracks()[0] ?? null);
      const scanFrame = async () => {
        for (const { rawValue } of await reader.detect(screen)) found(rawValue);
        if (isWanted) timer = setTimeout(() => void scanFrame().catch(failed), SCAN_INTERVAL_MS);
      };
      await scanFrame();
    }

    function close() {
      clearTimeout(timer);
      for (const each of stream?.getTracks() ?? []) each.stop();
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
        {t(track ? "inventory.scan.ready" : "inventory.scan.starting")}
      </p>
      {track && <CameraControls track={track} />}
    </div>
  );
}
