import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useExclusiveTab } from "./exclusive-tab.ts";

/** The locks of a browser as far as one name of them goes; `rival` is another tab. */
class Locks {
  holder: { owner: string; lose: () => void } | undefined;

  async request(_: string, options: LockOptions, work: (lock: unknown) => unknown, owner = "us") {
    if (this.holder && !options.steal) return work(null);
    this.holder?.lose();
    let lose = () => {};
    const lost = new Promise<never>((_resolve, reject) => {
      lose = () => reject(new DOMException("stolen", "AbortError"));
    });
    const mine = { owner, lose };
    this.holder = mine;
    await Promise.race([Promise.resolve(work({})), lost]);
    if (this.holder === mine) this.holder = undefined;
  }

  rival(options: LockOptions) {
    void this.request("", options, (lock) => lock && new Promise(() => {}), "rival").catch(
      () => {},
    );
  }
}

let locks: Locks;
let number = 0;

beforeEach(() => {
  locks = new Locks();
  number += 1;
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "locks");
});

function Work() {
  const { state, takeOver } = useExclusiveTab(`work ${number}`);
  return (
    <button type="button" onClick={takeOver}>
      {state}
    </button>
  );
}

function Pages() {
  const [page, setPage] = useState(1);
  return (
    <>
      <input aria-label="Page" onChange={() => setPage(2)} />
      <Work key={page} />
    </>
  );
}

const shownState = () => screen.getByRole("button").textContent;
const settle = () => act(() => new Promise<void>((done) => setTimeout(done, 5)));

test("the first tab gets the claim, and releases it when it leaves", async () => {
  const { unmount } = render(<Work />);
  await settle();
  expect([shownState(), locks.holder?.owner]).toEqual(["here", "us"]);
  unmount();
  await settle();
  expect(locks.holder).toBeUndefined();
});

test("the second tab sees the claim of the first until it takes it over", async () => {
  locks.rival({ ifAvailable: true });
  render(<Work />);
  await settle();
  expect(shownState()).toBe("elsewhere");
  act(() => screen.getByRole("button").click());
  await settle();
  expect([shownState(), locks.holder?.owner]).toEqual(["here", "us"]);
});

test("a tab is notified of a takeover, and can take the claim back", async () => {
  render(<Work />);
  await settle();
  await act(async () => locks.rival({ steal: true }));
  await settle();
  expect([shownState(), locks.holder?.owner]).toEqual(["taken", "rival"]);
  act(() => screen.getByRole("button").click());
  await settle();
  expect([shownState(), locks.holder?.owner]).toEqual(["here", "us"]);
});

test("the next page of the same tab keeps the claim", async () => {
  render(<Pages />);
  await settle();
  const { holder } = locks;
  fireEvent.change(screen.getByLabelText("Page"), { target: { value: "2" } });
  await settle();
  expect(shownState()).toBe("here");
  expect(locks.holder).toBe(holder);
});

test("a browser without locks allows every tab", async () => {
  Reflect.deleteProperty(navigator, "locks");
  render(<Work />);
  await settle();
  expect(shownState()).toBe("here");
});
