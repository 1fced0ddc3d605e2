import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type EnvironmentOptions, type Plugin } from "vite";
import { assetFileName } from "./scripts/building/asset-names.ts";
import { routeGroups } from "./scripts/building/route-groups.ts";

/**
 * What every start loads is one file, with the packages in it: a server would look up some 700 files one by one, which
 * takes as long as all else that it does. React decides by NODE_ENV which of its two programs is in there.
 */
const serverBuild: EnvironmentOptions = {
  define: { "process.env.NODE_ENV": '"production"' },
  resolve: { noExternal: true },
  build: {
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "pages", tags: ["$initial"] }] } },
    },
  },
};

/** Lets a file that routes share be that of one of them too: React Router asks for one more, with nothing in it but names. */
function pagesInSharedFiles(): Plugin {
  return {
    name: "pages-in-shared-files",
    applyToEnvironment: ({ name }) => name === "client",
    options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
  };
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), pagesInSharedFiles()],
  // A file turned into a data: URL would need a hole in the content security policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: command === "build" ? serverBuild : {},
    client: {
      build: {
        rolldownOptions: {
          output: { assetFileNames: assetFileName, codeSplitting: { groups: routeGroups() } },
        },
      },
    },
  },
}));
