import { chooseForBox } from "./fixtures/box-menu.ts";
import { dayIn } from "./fixtures/day-in.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

test("a course of an antibiotic is started, taken, and stopped early for a reason", async ({
  page,
  member,
  signInAs,
}) => {
  const { client, account } = member;
  const { data: bottle } = await client
    .from("medications")
    .insert({
      user_id: account,
      name: "Amoxicilline",
      dosage: "250 mg/5 mL",
      form: "Poudre pour suspension",
      total_quantity: 120,
      current_quantity: 120,
      expiry_date: "2090-01-31",
    })
    .select("id")
    .single()
    .throwOnError();
  await page.setViewportSize({ width: 375, height: 720 });
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  const name = page.getByRole("button", { name: "Amoxicilline", exact: true });
  const details = page.getByRole("dialog", { name: "Amoxicilline" });
  const course = details.getByRole("region", { name: "Traitement" });

  await test.step("seven days, three doses a day", async () => {
    await chooseForBox(page, "Amoxicilline", "Modifier");
    const form = page.getByRole("dialog", { name: "Modifier Amoxicilline" });
    await form.getByRole("checkbox", { name: "Me rappeler de le prendre" }).check();
    for (const [nth, hour] of ["08:00", "14:00", "20:00"].entries()) {
      if (nth > 0) await form.getByRole("button", { name: "Ajouter une heure" }).click();
      await form.getByLabel(`Heure du rappel ${nth + 1}`).fill(hour);
      await form.getByLabel(`Quantité ${nth + 1}`).fill("5");
    }
    await form.getByLabel("Premier jour").fill(dayIn(0));
    await form.getByLabel("Dernier jour").fill(dayIn(6));
    await expectAccessible(page);
    await form.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Amoxicilline est à jour")).toBeVisible();
    await name.click();
    await expect(course).toContainText(/^Traitement\s*Traitement\s: encore 7 jours, jusqu’au/);
    await expect(course).toContainText(/Encore \d+ prises prévues/);
    await expectAccessible(page);
  });

  await test.step("a dose is recorded", async () => {
    await details.getByRole("button", { name: "Noter une prise" }).click();
    const dose = page.getByRole("dialog", { name: /^Noter une prise/ });
    await expect(dose.getByLabel("Quantité prise")).toHaveValue("5");
    await dose.getByRole("button", { name: "Noter la prise" }).click();
    await expect(page.getByText(/^Prise notée.*Amoxicilline/)).toBeVisible();
  });

  await test.step("stopped early it asks why, and says what is to be returned", async () => {
    await page.reload();
    await name.click();
    await course.getByRole("button", { name: "Arrêter avant la fin" }).click();
    await expect(course).toContainText("demandez au médecin ou au pharmacien");
    await course.getByRole("button", { name: "Arrêter le traitement" }).click();
    await expect(course.getByRole("alert")).toContainText("Choisissez une raison.");
    await course.getByText("effets indésirables").click();
    await course.getByLabel(/^Précisions/).fill("Boutons sur le ventre");
    await expectAccessible(page);
    await course.getByRole("button", { name: "Arrêter le traitement" }).click();
    await expect(course).toContainText(/Traitement arrêté le .*\s: effets indésirables\./);
    await expect(course).toContainText("Boutons sur le ventre");
    await expect(course).toContainText(/Reste 115\smL.*\s: à rapporter en pharmacie\./);
    await expectAccessible(page);
    const { data } = await client
      .from("medications")
      .select("course_stop_reason, course_stop_note, medication_reminders(ends_on, paused_at)")
      .eq("id", bottle.id)
      .single()
      .throwOnError();
    expect(data).toMatchObject({
      course_stop_reason: "side-effects",
      course_stop_note: "Boutons sur le ventre",
    });
    expect(data.medication_reminders).toHaveLength(3);
    for (const reminder of data.medication_reminders) {
      expect(reminder).toEqual({ ends_on: dayIn(6), paused_at: expect.any(String) });
    }
  });
});
