import { expect, test } from "./fixtures/test.ts";

test("the tripwire sees what a journey must not leave behind, and forgives what is named", async ({
  page,
  errorMonitor,
}) => {
  await page.goto("/fr-fr/");
  await page.evaluate(() => {
    console.warn("a warning");
    console.error("an error");
    setTimeout(() => {
      throw new Error("uncaught by anybody");
    });
  });
  await page.evaluate(() => fetch("https://elsewhere.example/").catch(() => undefined));
  const caught = [
    /console warning: a warning/,
    /console error: an error/,
    /uncaught: uncaught by anybody/,
    /elsewhere\.example.*(Content Security Policy|csp)/i,
  ];
  for (const pattern of caught) {
    await expect
      .poll(() => errorMonitor.unexpectedErrors.some((line) => pattern.test(line)))
      .toBe(true);
  }
  for (const pattern of [...caught, /elsewhere\.example/]) errorMonitor.allow(pattern);
  expect(errorMonitor.unexpectedErrors).toEqual([]);
});

test("a member signs in past the pages, and stays in when the server is killed", async ({
  page,
  server,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  await expect(page).toHaveURL(/dashboard$/);
  await page.goto("about:blank");
  await server.stop("SIGKILL");
  await server.start();
  const { data, error } = await member.client.from("profiles").select("first_name");
  expect(error).toBeNull();
  expect(data).toEqual([{ first_name: member.firstName }]);
});
