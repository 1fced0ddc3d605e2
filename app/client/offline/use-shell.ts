import { useEffect } from "react";
import { listenForInstallOffer } from "./install.ts";
import { BUILD_LOCK_PREFIX, buildOfPage, type KeepPagesCommand } from "./kept-build.ts";
import { hearKeptBuild, lookForUpdate } from "./new-version.ts";
import { registerServiceWorker } from "./register-worker.ts";

if (globalThis.window) listenForInstallOffer();

/** Keeps the pages on this device, so that they open without a network. */
export function useShell(isBusy: boolean): void {
  useEffect(() => {
    // The data of the page goes first on a slow connection.
    if (isBusy || !import.meta.env.PROD || !navigator.serviceWorker) return;
    const timer = setTimeout(() => void start(), 1000);
    return () => clearTimeout(timer);
  }, [isBusy]);
}

let isStarted = false;

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  holdBuild();
  navigator.serviceWorker.addEventListener("message", ({ data }) => hearKeptBuild(data));
  document.addEventListener("visibilitychange", lookForUpdate);
  // The worker of a newer build keeps that one.
  navigator.serviceWorker.addEventListener("controllerchange", () => void askToKeep());
  try {
    await registerServiceWorker();
    await askToKeep();
  } catch {
    // A browser that keeps nothing goes on with the network.
  }
}

async function askToKeep(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const locale = window.location.pathname.split("/")[1] ?? "";
  active?.postMessage({ keepPagesOf: locale } satisfies KeepPagesCommand);
}

/** While this page is open, the files of its build stay on the device. */
function holdBuild(): void {
  const { locks } = navigator as { locks?: LockManager };
  const build = buildOfPage();
  if (!build) return;
  const never = new Promise<never>(() => undefined);
  locks
    ?.request(`${BUILD_LOCK_PREFIX}${build}`, { mode: "shared" }, () => never)
    .catch(() => undefined);
}
