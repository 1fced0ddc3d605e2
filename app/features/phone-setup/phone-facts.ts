import type { PhoneFacts } from "./phone-checks.ts";

export async function readPhoneFacts(): Promise<PhoneFacts> {
  return {
    isSecure: isSecureContext,
    hasServiceWorker: "serviceWorker" in navigator,
    isInstalled: isInstalled(),
    isApple: isApple(),
    notifications: "Notification" in window ? Notification.permission : "unsupported",
    camera: await cameraPermission(),
  };
}

function isInstalled(): boolean {
  const isStandalone = "standalone" in navigator && navigator.standalone === true;
  return isStandalone || matchMedia("(display-mode: standalone)").matches;
}

/** An iPad calls itself a Mac, but has a touch screen. */
function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

async function cameraPermission(): Promise<PhoneFacts["camera"]> {
  if (navigator.mediaDevices === undefined) return "unsupported";
  try {
    const { state } = await navigator.permissions.query({ name: "camera" as PermissionName });
    return state;
  } catch {
    // A browser that does not know the name asks when the camera is opened.
    return "prompt";
  }
}

/** Opens the camera for a moment. Call it from a click handler. */
export async function tryCamera(): Promise<PhoneFacts["camera"]> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: true });
    for (const track of stream.getTracks()) track.stop();
    return "granted";
  } catch (problem) {
    const isDenied = problem instanceof DOMException && problem.name === "NotAllowedError";
    return isDenied ? "denied" : "unsupported";
  }
}
