import { site } from "./site.ts";
import { ui } from "./ui.ts";

export default { ui, site };
