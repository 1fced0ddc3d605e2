const test = "\\.(test|contract)\\.tsx?$";
const rooms = "^(domain|app|backend|server|supabase|testing|e2e|bench|scripts)/";

/** A room may import itself and the rooms named; anything else in the repository is an error. */
const room = (name, path, mayImport) => ({
  name: `${name}-imports-only-its-neighbours`,
  severity: "error",
  from: { path, pathNot: test },
  to: { path: rooms, pathNot: [path, ...mayImport] },
});

export default {
  forbidden: [
    room("domain", "^domain/", []),
    room("locale", "^app/locale/", ["^domain/"]),
    room("ui", "^app/ui/", ["^domain/(calendar|content)/", "^domain/number\\.ts$", "^app/locale/"]),
    room("client", "^app/client/", ["^domain/"]),
    room("features", "^app/features/", ["^domain/", "^app/(client|locale|ui)/"]),
    room("app", "^app/", ["^domain/"]),
    room("functions", "^supabase/functions/", ["^domain/"]),
    room("backend", "^backend/", []),
    room("server", "^server/", ["^backend/", "^domain/", "^supabase/"]),
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
      name: "one-door-to-the-database",
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
        path: "^(domain|app|backend|server|supabase)/",
        pathNot: [test, "^app/routes\\.ts$"],
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "nothing-unresolved", severity: "error", from: {}, to: { couldNotResolve: true } },
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
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
