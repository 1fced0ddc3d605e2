export type Scheme = "light" | "dark";

/**
 * The colours of a kind of screen, whichever this one is: what `app/styles/tokens.css` says on the root, as the
 * browser has read it, to be set on a part of the page.
 */
export function schemeColours(scheme: Scheme): Record<string, string> {
  const colours: Record<string, string> = {};
  for (const sheet of document.styleSheets) collect(sheet.cssRules, scheme, colours);
  return colours;
}

function collect(rules: CSSRuleList, scheme: Scheme, colours: Record<string, string>): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const isDark = /prefers-color-scheme:\s*dark/.test(rule.conditionText);
      if (isDark && scheme === "dark") collect(rule.cssRules, scheme, colours);
    } else if (rule instanceof CSSStyleRule && rule.selectorText === ":root") {
      for (const name of rule.style) {
        const value = rule.style.getPropertyValue(name).trim();
        if (name.startsWith("--") && value.startsWith("#")) colours[name] = value;
      }
    }
  }
}
