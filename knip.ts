import productionSettings from "./scripts/checks/knip-production.ts";
import settings from "./scripts/checks/knip-settings.json" with { type: "json" };

export default ({ production = false }: { readonly production?: boolean }) =>
  production ? productionSettings : settings;
