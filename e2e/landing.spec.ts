import type { Locator, Page } from "@playwright/test";
import { serviceClient } from "./fixtures/service-client.ts";
import { expect, test } from "./fixtures/test.ts";
import { waitForHydration } from "./fixtures/wait-for-hydration.ts";

// Its carousel moves.
test.use({ reducedMotion: "no-preference" });

const SEEN = [
  {
    locale: "fr-fr",
    start: "Commencer gratuitement",
    signIn: "Déjà un compte ? Se connecter",
    features: ["Suivi des symptômes", "Gestion du stock", "Rappels personnalisés"],
    blocks: [
      "Ce que vous verrez",
      "Ce que Trousse fait pour vous",
      "Savoir, au lieu de chercher",
      "Les moments pour lesquels Trousse existe",
      "Vos questions",
      "Derniers articles",
      "Où vérifier par vous-même",
    ],
    picture: /ensoleillée/,
  },
  {
    locale: "us-en",
    start: "Get started for free",
    signIn: "Already have an account? Sign in",
    features: ["Symptom tracking", "Stock management", "Personalized reminders"],
    blocks: [
      "What you will see",
      "What Trousse does for you",
      "Know, instead of guessing",
      "The moments Trousse is made for",
      "Your questions",
      "Latest articles",
      "Where to check for yourself",
    ],
    picture: /sunny kitchen/,
  },
  {
    locale: "es-es",
    start: "Comenzar gratis",
    signIn: "¿Ya tiene una cuenta? Inicie sesión",
    features: [
      "Seguimiento de los síntomas",
      "Gestión de las existencias",
      "Recordatorios personalizados",
    ],
    blocks: [
      "Lo que verá",
      "Lo que Trousse hace por usted",
      "Saber, en lugar de buscar",
      "Los momentos para los que existe Trousse",
      "Sus preguntas",
      "Últimos artículos",
      "Dónde comprobarlo usted mismo",
    ],
    picture: /cocina soleada/,
  },
] as const;

for (const { locale, start, signIn, features, blocks, picture } of SEEN) {
  test(`the landing page under ${locale} shows its blocks in its language`, async ({ page }) => {
    await page.goto(`/${locale}/`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText([...blocks]);
    for (const feature of features) {
      await expect(main.getByRole("heading", { level: 3, name: feature })).toBeVisible();
    }
    await expect(main.getByRole("link", { name: start })).toHaveAttribute(
      "href",
      `/${locale}/register`,
    );
    await expect(main.getByRole("link", { name: signIn })).toHaveAttribute(
      "href",
      `/${locale}/login`,
    );
    await expect(main.getByRole("img", { name: picture })).toBeVisible();
    await expect(main.getByRole("article")).toHaveCount(3);
  });
}

test("a phone is sent a picture of the product, and other screens the one that fits them", async ({
  page,
}) => {
  for (const { width, file, name } of [
    { width: 375, file: "taken-fr-light.avif", name: /^L’écran de Hugo/ },
    { width: 768, file: "hero-mobile.avif", name: /ensoleillée/ },
    { width: 1024, file: "hero-desktop.avif", name: /ensoleillée/ },
  ]) {
    const picture = page.getByRole("img", { name }).first();
    // The page of the width before would ask for the other picture at once.
    await page.goto("about:blank");
    await page.setViewportSize({ width, height: 800 });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/fr-fr/");
    await waitForHydration(page);
    await expect(picture).toHaveJSProperty("complete", true);
    page.removeAllListeners("request");
    const first = asked.filter((url) => /\/images\/(?:hero|screens)/.test(url)).map(fileOf);
    expect(first[0]).toBe(file);
    expect(first.filter((each) => each.startsWith("hero-"))).toEqual(
      file.startsWith("hero-") ? [file] : [],
    );
  }
});

test("the carousel goes round by keyboard, in both directions", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/fr-fr/");
  const { carousel, row, slides } = await moments(page);
  const shows = async (...names: string[]) => {
    for (const name of names)
      await expect(slides.filter({ hasText: name })).toBeInViewport({ ratio: 0.9 });
    await expect(carousel.getByText(/^\d sur 6$/)).toHaveText(`${orderOf(names[0])} sur 6`);
  };
  await row.focus();
  await shows("Une nuit de fièvre", "Le traitement de tous les jours");
  await page.keyboard.press("ArrowLeft");
  await shows("Le rendez-vous", "Une nuit de fièvre");
  await page.keyboard.press("ArrowLeft");
  await shows("Le tri de printemps", "Le rendez-vous");
  for (let turn = 0; turn < 8; turn += 1) {
    await page.keyboard.press("ArrowRight");
    // As a person would, who looks before the next press.
    await expect(carousel.getByText(`${((turn + 5) % 6) + 1} sur 6`)).toBeVisible();
  }
  await shows("Une nuit de fièvre", "Le traitement de tous les jours");
});

test("on a phone one slide is seen, and the buttons lead past the last one to the first", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/fr-fr/");
  const { carousel, slides } = await moments(page);
  const next = carousel.getByRole("button", { name: "Suivant" });
  for (const name of [...MOMENTS.slice(1), ...MOMENTS.slice(0, 1)]) {
    await next.click();
    await expect(slides.filter({ hasText: name })).toBeInViewport({ ratio: 0.9 });
    await expect(slides.filter({ hasNotText: name, visible: true }).first()).not.toBeInViewport();
  }
});

test("a phone that is turned keeps the slide it showed", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/fr-fr/");
  const { carousel, slides } = await moments(page);
  /** Pictures above may come late and push it down again: as a reader does, one scrolls back to it. */
  const expectToSee = (name: string) =>
    expect(async () => {
      await carousel.evaluate((one) =>
        one.scrollIntoView({ block: "center", behavior: "instant" }),
      );
      const slide = slides.filter({ hasText: name });
      await expect(slide).toBeInViewport({ ratio: 0.9, timeout: 1000 });
    }).toPass({ timeout: 20_000 });
  await carousel.getByRole("button", { name: "Précédent" }).click();
  await expectToSee("Le rendez-vous");
  await page.setViewportSize({ width: 812, height: 700 });
  await expectToSee("Le rendez-vous");
  await expectToSee("Une nuit de fièvre");
  await expect(carousel.getByText("6 sur 6")).toBeVisible();
});

test("the carousel moves by itself until it is stopped", async ({ page }) => {
  await page.clock.install();
  await page.goto("/fr-fr/");
  const { carousel } = await moments(page);
  const position = carousel.getByText(/^\d sur 6$/);
  await page.mouse.move(0, 0);
  const pause = carousel.getByRole("button", { name: "Arrêter le défilement" });
  await expect(pause).toBeVisible();
  // From here on only the time passes that this journey lets pass: a slow machine would see the next slide but one.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const before = (await position.textContent()) ?? "";
  await page.clock.runFor(9_000);
  await expect(position).not.toHaveText(before);
  await expect(position).toHaveAttribute("aria-live", "off");
  await pause.click();
  await page.mouse.move(0, 0);
  const stopped = (await position.textContent()) ?? "";
  await page.clock.runFor(30_000);
  await expect(position).toHaveText(stopped);
  await expect(position).toHaveAttribute("aria-live", "polite");
  await expect(carousel.getByRole("button", { name: "Reprendre le défilement" })).toBeVisible();
});

test.describe("for people who asked for calm", () => {
  test.use({ reducedMotion: "reduce" });

  test("nothing moves by itself, and there is nothing to stop", async ({ page }) => {
    await page.goto("/fr-fr/");
    const { carousel } = await moments(page);
    await expect(carousel.getByRole("button", { name: "Suivant" })).toBeVisible();
    await expect(carousel.getByRole("button", { name: "Arrêter le défilement" })).toHaveCount(0);
  });
});

test("the font and the picture are asked for before the scripts, which the page can be read without", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const letScriptsCome = await delayResponse(page, /\.js$/);
  await page.goto("/fr-fr/", { waitUntil: "commit" });
  await page.getByRole("button", { name: /^FR · Français/ }).click();
  const choice = page.getByRole("button", { name: "Sélection intelligente" });
  await expect(choice, "the menu needs no script").toBeVisible();
  const firstScript = asked.findIndex((path) => path.endsWith(".js"));
  for (const file of [/\.woff2$/, /\/images\/hero-/]) {
    const position = asked.findIndex((path) => file.test(path));
    expect(position).toBeGreaterThan(0);
    expect(position).toBeLessThan(firstScript);
  }
  letScriptsCome();
  await expect(async () => {
    await choice.click({ timeout: 1000 });
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test("one answer is open at a time, or none", async ({ page }) => {
  await page.goto("/fr-fr/");
  await openAnswers(page);
  await page.getByRole("link", { name: "Voir toutes les questions" }).click();
  await expect(page).toHaveURL(/\/fr-fr\/faq$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("one reads everything and opens an answer", async ({ page, errorMonitor }) => {
    errorMonitor.allow(/^failed: .*\.js csp$/);
    await page.goto("/us-en/");
    const main = page.getByRole("main");
    await expect(main.getByText("A night with a fever", { exact: true })).toBeVisible();
    await expect(main.getByText("The appointment")).toBeAttached();
    await expect(main.getByRole("article")).toHaveCount(3);
    await expect(main.getByRole("button", { name: "Next" })).toHaveCount(0);
    await page.goto("/fr-fr/");
    await openAnswers(page);
  });
});

test("what is not published is not on the page, and an edit is there at the next request", async ({
  request,
  server,
}) => {
  const owner = await serviceClient(server);
  const html = async () => (await request.get("/us-es/")).text();
  const said = { language: "es", name: "Voz de prueba" };
  await owner
    .from("testimonials")
    .insert([
      { ...said, content: "Borrador escondido.", published: false, rating: 5 },
      { ...said, content: "Con cuatro estrellas.", published: true, rating: 4 },
    ])
    .throwOnError();
  await owner
    .from("faq_items")
    .insert({ language: "es", question: "¿Pregunta escondida?", answer: "No.", featured: true })
    .throwOnError();
  await owner
    .from("press_mentions")
    .insert({ language: "es", name: "Diario escondido" })
    .throwOnError();

  const before = await html();
  expect(before).not.toMatch(/escondid[oa]/);
  expect(before).toContain("Con cuatro estrellas.");
  expect(before.match(/4 estrellas de 5/g)).toHaveLength(1);

  const section = owner.from("homepage_content");
  const edit = (title: string) =>
    section
      .update({ title })
      .match({ section_key: "value_proposition", language: "es" })
      .throwOnError();
  const claim = (meta_value: string) =>
    owner
      .from("site_metadata")
      .update({ meta_value })
      .match({ meta_key: "claim_hosting", language: "es" })
      .throwOnError();
  await edit("Un título nuevo");
  await claim("Los datos están en un ordenador de Lyon.");
  expect(await html()).toMatch(/<h2[^>]*>Un título nuevo<\/h2>/);
  expect(await html()).toContain("Los datos están en un ordenador de Lyon.");

  // The other journeys of this worker read the same installation.
  await edit("Saber, en lugar de buscar");
  await claim("");
  await owner.from("testimonials").delete().eq("name", said.name).throwOnError();
});

test("coming from another page, each block keeps its place until its content is there", async ({
  page,
}) => {
  await page.goto("/us-en/login");
  await waitForHydration(page);
  const answer = await delayResponse(page, /\.data/);
  await page.getByRole("link", { name: "Trousse home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/medicine cabinet/);
  await expect(page.getByRole("status")).toHaveText("Loading…");
  answer();
  await expect(page.getByRole("heading", { name: "Know, instead of guessing" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
});

test("without a line the landing page says what it can by itself", async ({
  page,
  errorMonitor,
}) => {
  errorMonitor.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto("/us-en/login");
  await waitForHydration(page);
  await page.route(/\.data/, (route) => route.abort("internetdisconnected"));
  await page.getByRole("link", { name: "Trousse home" }).click();
  await expect(page.getByRole("heading", { name: "A tidy cabinet, a quiet mind" })).toBeVisible();
  await expect(page.getByRole("link", { name: "See all questions" })).toBeVisible();
});

const MOMENTS = [
  "Une nuit de fièvre",
  "Le traitement de tous les jours",
  "Les médicaments d’un père",
  "Au comptoir",
  "Le tri de printemps",
  "Le rendez-vous",
];

const orderOf = (name: string | undefined) => MOMENTS.indexOf(name ?? "") + 1;

const fileOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);

/** @returns what lets them come */
async function delayResponse(page: Page, files: RegExp): Promise<() => void> {
  let letCome: () => void = () => undefined;
  const isWanted = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(files, async (route) => {
    await isWanted;
    await route.continue();
  });
  return letCome;
}

async function moments(page: Page): Promise<{ carousel: Locator; row: Locator; slides: Locator }> {
  const carousel = page.getByRole("group", { name: "Les moments pour lesquels Trousse existe" });
  await carousel.scrollIntoViewIfNeeded();
  const row = carousel.getByRole("list");
  return { carousel, row, slides: row.getByRole("listitem") };
}

async function openAnswers(page: Page): Promise<void> {
  const first = page.getByText("À quoi sert Trousse, et pour qui ?");
  const second = page.getByText("Où sont mes données, et qui peut les lire ?");
  const firstAnswer = page.getByText("chaque boîte, avec sa quantité");
  const secondAnswer = page.getByText("Dans la base de données de cette installation");
  await first.click();
  await expect(firstAnswer).toBeVisible();
  await second.click();
  await expect(secondAnswer).toBeVisible();
  await expect(firstAnswer).toBeHidden();
  await second.click();
  await expect(secondAnswer).toBeHidden();
}

test("a reader who comes from another page starts at the title, also once the content is there", async ({
  page,
}) => {
  await page.goto("/fr-fr/faq");
  await waitForHydration(page);
  await page.getByRole("main").getByRole("link", { name: "Accueil" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Les moments pour lesquels" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

for (const { locale, terms, example } of [
  { locale: "fr-fr", terms: /^Gratuit, sans publicité/, example: /^Une famille d’exemple/ },
  { locale: "us-en", terms: /^Free, no ads/, example: /^A sample family/ },
  { locale: "es-es", terms: /^Gratis y sin publicidad/, example: /^Una familia de ejemplo/ },
]) {
  test(`the first screen of a phone says what it costs, offers the example and begins a picture of the product (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(`/${locale}`);
    await expect(page.getByText(terms)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: example })).toBeInViewport({ ratio: 1 });
    const product = await page.getByRole("main").getByRole("img").first().boundingBox();
    expect(product?.y).toBeLessThan(667 - 60);
  });
}
