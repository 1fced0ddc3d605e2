import { focusManager, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "./query-client.ts";

beforeEach(() => queryClient.mount());
afterEach(() => {
  queryClient.unmount();
  queryClient.clear();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
});

function watched(staleTime: number) {
  const read = vi.fn(async () => "read");
  const observer = new QueryObserver(queryClient, {
    queryKey: ["doses"],
    queryFn: read,
    staleTime,
  });
  return { read, stop: observer.subscribe(() => undefined) };
}

test("without a connection a query is still sent, and sent again after reconnecting", async () => {
  onlineManager.setOnline(false);
  const { read, stop } = watched(60_000);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  stop();
});

test("returning to the page shows what has changed meanwhile", async () => {
  const { read, stop } = watched(0);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  stop();
});
