const test = "\\.(test|contract)\\.tsx?$";
const areas = "^(domain|app|packages|server|supabase|testing|e2e|bench|scripts)/";

/** The texts of mails and notifications, which Deno reads too. */
const serverTexts = [
  "^app/locale/server-(catalog|texts)\\.ts$",
  "^app/locale/[a-z][a-z]/server-texts\\.ts$",
];

/** An area may import itself and the areas named; anything else in the repository is an error. */
const area = (name, path, mayImport) => ({
  name: `${name}-imports-only-its-neighbours`,
  severity: "error",
  from: { path, pathNot: test },
  to: { path: areas, pathNot: [path, ...mayImport] },
});

export default {
  forbidden: [
    area("domain", "^domain/", []),
    area("locale", "^app/locale/", ["^domain/"]),
    area("ui", "^app/ui/", [
      "^domain/(calendar|content)/",
      "^domain/(failure|number)\\.ts$",
      "^app/locale/",
    ]),
    area("client", "^app/client/", ["^domain/"]),
    area("features", "^app/features/", ["^domain/", "^app/(client|locale|ui)/"]),
    area("app", "^app/", ["^domain/"]),
    area("functions", "^supabase/functions/", ["^domain/", ...serverTexts]),
    area("backend", "^packages/backend/", []),
    area("server", "^server/", ["^packages/backend/", "^domain/", "^supabase/", ...serverTexts]),
    {
      name: "features-are-strangers",
      comment: "Two features meet in a page; a shared rule belongs in domain/.",
      severity: "error",
      from: { path: "^app/features/([^/]+)/" },
      to: { path: "^app/features/", pathNot: "^app/features/$1/" },
    },
    {
      name: "functions-are-strangers",
      severity: "error",
      from: { path: "^supabase/functions/([^/]+)/" },
      to: { path: "^supabase/functions/", pathNot: "^supabase/functions/($1|_shared)/" },
    },
    {
      name: "domain-is-pure",
      comment: "No package and no Node module: a rule runs in any runtime.",
      severity: "error",
      from: { path: "^domain/", pathNot: test },
      to: {
        dependencyTypes: [
          "npm",
          "npm-dev",
          "npm-peer",
          "npm-optional",
          "npm-no-pkg",
          "npm-unknown",
          "core",
        ],
      },
    },
    {
      name: "database-only-through-data-modules",
      comment: "Only app/client and a feature's data.ts name supabase-js.",
      severity: "error",
      from: { path: "^app/", pathNot: ["^app/client/", "^app/features/[^/]+/data\\.ts$", test] },
      to: { path: "node_modules/@supabase/" },
    },
    {
      name: "common-passwords-stay-on-the-server",
      comment: "The list is larger than all our scripts together.",
      severity: "error",
      from: { path: "^app/", pathNot: test },
      to: { path: "node_modules/@zxcvbn-ts/" },
    },
    {
      name: "tools-stay-out-of-the-product",
      comment: "What npm ci leaves out in production cannot be imported there.",
      severity: "error",
      from: {
        path: "^(domain|app|packages/backend|server|supabase)/",
        pathNot: [test, "^app/routes\\.ts$", "^packages/backend/testing/"],
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "portable-folders-import-relatively",
      comment: "Deno reads these files too and does not know our # names.",
      severity: "error",
      from: { path: ["^(domain|supabase/functions)/", ...serverTexts], pathNot: test },
      to: { dependencyTypes: ["aliased-subpath-import"] },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "nothing-unresolved",
      severity: "error",
      from: {},
      // The query asks the bundler for the address of a file, and this tool does not look behind it in the exports of a package.
      to: { couldNotResolve: true, pathNot: "\\.wasm\\?url$" },
    },
  ],
  options: {
    // React Router writes these when it builds; a page imports the types of its route from them.
    exclude: { path: "/\\+types/" },
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    // TypeScript 7 has no compiler API for this tool to read with; without swc it would read nothing.
    parser: "swc",
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js"],
      exportsFields: ["exports"],
      importsFields: ["imports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
