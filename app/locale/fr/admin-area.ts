import { admin } from "./admin.ts";

export default { admin };
