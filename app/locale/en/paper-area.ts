import { paper } from "./paper.ts";

export default { paper };
