import fc from "fast-check";
import { expect, test } from "vitest";
import { headerLine } from "./mailer.ts";
import { parseTemplate, TemplateError } from "./template.ts";

const text = (source: string, values = {}) => parseTemplate(source, "text")(values);

test.each([
  { source: "Bonjour {{ .Name }} !", result: "Bonjour Zoé !" },
  { source: "{{.Name}}{{ .Name }}", result: "ZoéZoé" },
  { source: "{{ .Data.locale }}", result: "us-en" },
  { source: "{{ .Data.missing }}{{ .Missing }}|", result: "|" },
  { source: "{{ .Data.age }}|", result: "|" },
  { source: "{{ .Name.length }}|", result: "|" },
  { source: "{{ if .Name }}yes{{ else }}no{{ end }}", result: "yes" },
  { source: "{{ if .Data.empty }}yes{{ else }}no{{ end }}", result: "no" },
  { source: "{{ if .Missing }}yes{{ end }}|", result: "|" },
  { source: '{{ if eq .Data.locale "us-en" }}en{{ else }}fr{{ end }}', result: "en" },
  { source: '{{ if eq .Data.locale "es-es" "us-en" }}1{{ end }}', result: "1" },
  { source: '{{ if eq .Data.locale `es-es` "us-en" }}1{{ end }}', result: "1" },
  { source: "{{ if eq .Data.locale `us-en` }}1{{ end }}", result: "1" },
  {
    source:
      '{{ if eq .Data.locale "es-es" }}es{{ else if eq .Data.locale "us-en" }}en{{ else }}fr{{ end }}',
    result: "en",
  },
  { source: '{{ if eq .Data.missing "a" }}a{{ else }}fr{{ end }}', result: "fr" },
  { source: "{{ if .Name }}{{ if .Missing }}a{{ else }}b{{ end }}c{{ end }}", result: "bc" },
  { source: "a \n {{- if .Name -}} \n b \n {{- end -}} \n c", result: "abc" },
  { source: "a { } {b} c", result: "a { } {b} c" },
])("$source gives $result", ({ source, result }) => {
  const values = { Name: "Zoé", Data: { locale: "us-en", empty: "", age: 3 } };
  expect(text(source, values)).toBe(result);
});

test.each([
  "{{ Name }}",
  "{{ .a.b.c }}",
  "{{ range .Data }}{{ end }}",
  "{{ .Name | html }}",
  "{{ if .Name }}",
  "{{ if .Name }}{{ else }}",
  "{{ if .Name }}{{ else }}{{ else }}{{ end }}",
  "{{ end }}",
  "{{ else }}",
  '{{ if ne .Name "a" }}{{ end }}',
  "{{ if eq .Name .Name }}{{ end }}",
])("%s is refused when it is read", (source) => {
  expect(() => parseTemplate(source, "text")).toThrow(TemplateError);
});

test("a refusal names the line", () => {
  expect(() => parseTemplate("a\nb {{ Name }}", "text")).toThrow(/^Line 2/);
});

test("nothing inherited can be read", () => {
  expect(text("{{ .constructor }}{{ .Data.toString }}|", { Data: {} })).toBe("|");
});

test("no value can leave its place in HTML, whatever it holds", () => {
  const template = parseTemplate('<a title="{{ .Name }}">{{ .Name }}</a>', "html");
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("<", ">", '"', "'", "&", "a", "/", "{", "}") }),
      (Name) => {
        const html = template({ Name });
        const inside = /^<a title="([^"<>]*)">([^"<>]*)<\/a>$/.exec(html);
        expect(inside).not.toBeNull();
        expect(inside?.[1]).not.toMatch(/&(?!#\d+;)/);
      },
    ),
  );
});

test("a value that looks like a template is not read as one", () => {
  expect(text("{{ .Name }}", { Name: "{{ .Secret }}", Secret: "s" })).toBe("{{ .Secret }}");
});

test.each([
  { line: "Bonjour", result: "Bonjour" },
  { line: "a\r\nBcc: everybody@example.org", result: "a Bcc: everybody@example.org" },
  { line: "a\n\n<script>", result: "a <script>" },
  { line: "a\u2028b\u0000c\td", result: "a b c d" },
  { line: " Zoé ", result: "Zoé" },
])("no line of a header holds a break: case $#", ({ line, result }) => {
  expect(headerLine(line)).toBe(result);
});
