import { feed } from "./feed.ts";
import { fridge } from "./fridge.ts";
import { report } from "./report.ts";

export default { feed, fridge, report };
