import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageRead } from "./page-read.ts";
import { queryClient } from "./query-client.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", {});
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function watch() {
  const read = vi.fn();
  void pageRead().then(read);
  return read;
}

function begin(name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  queryClient.fetchQuery({ queryKey: [name], queryFn: () => promise }).catch(() => undefined);
  return () => resolve(name);
}

test("a page that reads nothing is read with the next quiet moment", async () => {
  const read = watch();
  await vi.advanceTimersByTimeAsync(500);
  expect(read).toHaveBeenCalledOnce();
});

test("a page is read once nothing is on its way, however much was asked for meanwhile", async () => {
  const answerFirst = begin("first");
  const read = watch();
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).not.toHaveBeenCalled();
  const answerSecond = begin("second");
  answerFirst();
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).not.toHaveBeenCalled();
  answerSecond();
  await vi.advanceTimersByTimeAsync(500);
  expect(read).toHaveBeenCalledOnce();
});

test("nobody waits for an answer that does not come", async () => {
  begin("never");
  const read = watch();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledOnce();
});
