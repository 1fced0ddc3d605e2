import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The whole site map is a few kilobytes; asking the server for it page by page would make every first click wait.
  routeDiscovery: { mode: "initial" },
  // Loaders and pages stand in the same shared files: one more file for each loader would be one more request.
  splitRouteModules: false,
} satisfies Config;
