import { act, cleanup, renderHook } from "@testing-library/react";
import { MemoryRouter, useLocation, useNavigate } from "react-router";
import { afterEach, expect, test } from "vitest";
import { useUrlState } from "./use-url-state.ts";

afterEach(cleanup);

const LISTS = { period: ["all", "week"], order: ["newest", "oldest"] } as const;

function open(address: string) {
  const { result } = renderHook(
    () => {
      const [choices, choose] = useUrlState(LISTS);
      return { choices, choose, navigate: useNavigate(), search: useLocation().search };
    },
    {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
    },
  );
  return result;
}

test.each([
  { address: "/", choices: ["all", "newest"], because: "nothing is asked for" },
  { address: "/?period=week", choices: ["week", "newest"], because: "the other is the usual one" },
  { address: "/?period=century", choices: ["all", "newest"], because: "nobody knows that word" },
  {
    address: "/?period=&order=oldest",
    choices: ["all", "oldest"],
    because: "no word is no choice",
  },
])("$address asks for $choices: $because", ({ address, choices }) => {
  expect(Object.values(open(address).current.choices)).toEqual(choices);
});

test("a choice is written beside what else the address says, and going back takes it away", () => {
  const page = open("/?from=mail");
  act(() => page.current.choose({ order: "oldest" }));
  act(() => page.current.choose({ period: "week" }));
  expect(page.current.search).toBe("?from=mail&order=oldest&period=week");
  act(() => void page.current.navigate(-1));
  expect(page.current.choices).toEqual({ period: "all", order: "oldest" });
});

test("two choices made before the address has followed are both kept", () => {
  const page = open("/");
  const { choose } = page.current;
  act(() => {
    choose({ period: "week" });
    choose({ order: "oldest" });
  });
  expect(page.current.choices).toEqual({ period: "week", order: "oldest" });
});

test("the usual choice is not written", () => {
  const page = open("/?order=oldest&period=week");
  act(() => page.current.choose({ order: "newest" }));
  expect(page.current.search).toBe("?period=week");
});
