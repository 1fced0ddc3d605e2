import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { ProgressBar } from "./progress-bar.tsx";

afterEach(cleanup);

test.each([
  { share: 0, width: "5%", now: "0", because: "nothing is still seen" },
  { share: 0.049, width: "5%", now: "5", because: "less than a twentieth is drawn as one" },
  { share: 0.5, width: "50%", now: "50", because: "half is half" },
  { share: 1.7, width: "100%", now: "100", because: "more than all is all" },
])("$share is drawn $width wide: $because", async ({ share, width, now }) => {
  await renderScreen(<ProgressBar share={share} label="Stock" />, () => undefined);
  const bar = screen.getByRole("progressbar", { name: "Stock" });
  expect(bar.getAttribute("aria-valuenow")).toBe(now);
  expect((bar.firstElementChild as HTMLElement).style.width).toBe(width);
});
