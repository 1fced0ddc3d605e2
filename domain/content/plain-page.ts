import type { Language } from "../locale/locales.ts";

interface PlainPage {
  readonly language: Language;
  readonly title: string;
  /** What follows the title, as HTML. */
  readonly main: string;
  /** Where its policy asks for one. */
  readonly styleNonce?: string;
}

/** A document that costs nothing to make: no script, no picture, no data. */
export function plainPage({ language, title, main, styleNonce }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Trousse</title>
<style${styleNonce ? ` nonce="${styleNonce}"` : ""}>
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 32rem; padding: 4rem 1.25rem; font: 1.125rem/1.5 system-ui, sans-serif; color: #27231b; background: #faf5ec; }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { margin-top: 2.5rem; font-size: 1.125rem; }
a { display: inline-block; margin-top: 0.5rem; padding: 0.75rem 1.25rem; border-radius: 0.5rem; color: #fffdf8; background: #1f5c48; text-decoration: none; font-weight: 600; }
@media (prefers-color-scheme: dark) {
body { color: #f2ebdd; background: #1a1813; }
a { color: #1a1813; background: #8dcfb3; }
}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`;
}
