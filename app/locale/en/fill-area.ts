import { fill } from "./fill.ts";

export default { fill };
