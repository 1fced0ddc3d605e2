import { startBenchServer } from "./harness/bench-server.ts";
import { newPhone, openBrowser } from "./harness/browser.ts";
const BOXES = [["Doliprane","1000 mg","Comprimé"],["Advil","200 mg","Comprimé"],["Spasfon","80 mg","Comprimé"],["Imodium","2 mg","Gélule"],["Gaviscon","500 mg","Comprimé"],["Donormyl","15 mg","Comprimé"]] as const;
const SCENES = [["fièvre","Fièvre"],["nausée","Nausée"]] as const;
const VARIANTS: Record<string,string> = {
  none: "",
  cv: "[role=dialog] .flex.flex-col.gap-6 > * + * { content-visibility: auto; contain-intrinsic-size: auto 10rem }",
  page: "main > * { contain: layout style } ",
  frame: "[role=dialog] { contain: layout paint style }",
};
const bench = await startBenchServer(); const browser = await openBrowser();
const sums: Record<string, number[][]> = {};
try {
  await bench.client.from("medications").insert(BOXES.map(([name,dosage,form])=>({user_id:bench.session.user.id,name,dosage,form,total_quantity:16,current_quantity:12,expiry_date:"2090-01-31"}))).throwOnError();
  await bench.client.from("profiles").update({date_of_birth:"1985-03-02"}).eq("created_by",bench.session.user.id).throwOnError();
  {
    const context = await newPhone(browser, bench); const page = await context.newPage(); await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(`${bench.server.url}/fr-fr/dashboard`);
    let n = 0;
    for (const q of ["fièvre","mal de tête","toux","nausée","mal de dos","brûlures d'estomac","diarrhée","douleur thoracique","je veux plus me réveiller demain","blorgh"]) {
      try {
      const field = page.getByRole("combobox", { name: "Symptôme" }); await field.fill(q); await page.waitForTimeout(700);
      const option = page.getByRole("listbox").getByRole("option").first();
      if (n < 8 && await option.count()) await option.click(); else await field.press("Enter");
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/ans/pic-${n}-typed.png` });
      await page.getByRole("button",{name:"Analyser"}).click({ timeout: 8000 });
      await page.getByRole("dialog").waitFor(); await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/ans/pic-${n}.png` });
      await page.keyboard.press("Escape"); await page.waitForTimeout(600);
      const removes = page.getByRole("button", { name: /^(Retirer|Enlever|Supprimer)/ });
      while (await removes.count()) await removes.first().click();
      } catch (e) { console.log("pic", n, String(e).slice(0,200)); await page.screenshot({ path: `/tmp/ans/pic-${n}-err.png` }); await page.goto(`${bench.server.url}/fr-fr/dashboard`); }
      n += 1;
    }
    await context.close();
  }
  for (const [typed,line] of SCENES) for (const [v,css] of Object.entries(VARIANTS)) {
    const context = await newPhone(browser, bench); const page = await context.newPage();
    try {
    await page.goto(`${bench.server.url}/fr-fr/dashboard`);
    if (css) await page.evaluate((c)=>{ const sh = new CSSStyleSheet(); sh.replaceSync(c); document.adoptedStyleSheets=[...document.adoptedStyleSheets, sh]; }, css);
    const field = page.getByRole("combobox", { name: "Symptôme" }); await field.click(); await page.waitForLoadState("networkidle");
    await field.pressSequentially(typed,{delay:50});
    await page.getByRole("listbox").getByRole("option").filter({hasText: line}).first().click();
    await page.getByRole("button",{name:"Analyser"}).waitFor(); await page.waitForLoadState("networkidle"); await page.waitForTimeout(500);
    const cdp = await context.newCDPSession(page); await cdp.send("Performance.enable");
    const read = async () => Object.fromEntries((await cdp.send("Performance.getMetrics")).metrics.map(({name,value})=>[name,value]));
    const a = await read();
    await page.evaluate(() => new Promise<void>((ok)=>{ addEventListener("click",()=>{ const look=()=>requestAnimationFrame(()=> [...document.querySelectorAll("[role=dialog] article, [role=dialog] li")].some(e=>e.checkVisibility()) ? requestAnimationFrame(()=>ok()) : look()); look();},{capture:true,once:true}); [...document.querySelectorAll("button")].find(b=>b.textContent==="Analyser")!.click(); }));
    const b = await read();
    const d = (k:string)=>((b[k]??0)-(a[k]??0))*1000;
    (sums[v] ??= []).push([d("TaskDuration"),d("ScriptDuration"),d("RecalcStyleDuration"),d("LayoutDuration")]);
    console.log(v, typed, ["TaskDuration","ScriptDuration","RecalcStyleDuration","LayoutDuration"].map(k=>d(k).toFixed(1)).join(" "));
    } finally { await context.close(); }
  }
} finally { await browser.close(); await bench.close(); }
