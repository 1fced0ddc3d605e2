import { cleanup, configure } from "@testing-library/react";
import { afterAll, vi } from "vitest";

// What a screen waits for comes when the machine lets it; a second is too short for a busy one.
configure({ asyncUtilTimeout: 20_000 });

// happy-dom shows the content of a popover, and cannot close one.
HTMLElement.prototype.hidePopover ??= () => undefined;

// A process tests several files on one page: packages are loaded once, and what a file leaves behind is taken away.
vi.resetModules();
const globals = Object.getOwnPropertyDescriptors(globalThis);
const address = location.href;

const channels = new Set<BroadcastChannel>();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
};
const timers = new Set<ReturnType<typeof setTimeout>>();
for (const name of ["setTimeout", "setInterval"] as const) {
  const start = globalThis[name];
  globalThis[name] = ((...given: Parameters<typeof setInterval>) => {
    const timer = start(...given);
    timers.add(timer);
    return timer;
  }) as typeof setTimeout & typeof setInterval;
}

afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  restoreGlobals();
  // Modules of this file would renew the session of the next one, ask its backend, and answer it as another tab does.
  for (const timer of timers) clearTimeout(timer);
  for (const channel of channels) channel.close();
  localStorage.clear();
  sessionStorage.clear();
  emptyPage();
});

function restoreGlobals(): void {
  for (const name of Reflect.ownKeys(globalThis))
    if (!Object.hasOwn(globals, name)) Reflect.deleteProperty(globalThis, name);
  for (const [name, before] of Object.entries(globals)) {
    const now = Object.getOwnPropertyDescriptor(globalThis, name);
    if (now?.value !== before.value || now?.get !== before.get)
      Object.defineProperty(globalThis, name, before);
  }
}

function emptyPage(): void {
  // Also from a telephone number that was pressed, where no path can be set.
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(address);
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split(";")) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store of happy-dom is not complete.
    document.cookie = `${cookie.split("=")[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
}
