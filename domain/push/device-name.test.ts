import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0";

test.each([
  {
    agent: "Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0",
    name: "Firefox, Android",
  },
  {
    agent: `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`,
    name: "Chrome, Android",
  },
  {
    agent: `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36 EdgA/131.0`,
    name: "Edge, Android",
  },
  {
    agent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/131.0`,
    name: "Edge, Windows",
  },
  { agent: `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`, name: "Chrome, Linux" },
  {
    agent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    name: "Safari, iPhone",
  },
  {
    agent:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    name: "Safari, Mac",
  },
  { agent: "curl/8.5.0", name: "Web" },
  { agent: "", name: "Web" },
])("$name", ({ agent, name }) => {
  expect(deviceName(agent)).toBe(name);
});
