import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { assetFileName } from "./scripts/building/asset-names.ts";
import { routeGroups } from "./scripts/building/route-groups.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // A file turned into a data: URL would need a hole in the content security policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { assetFileNames: assetFileName, codeSplitting: { groups: routeGroups() } },
        },
      },
    },
  },
});
