import { phone } from "./phone.ts";

export default { phone };
