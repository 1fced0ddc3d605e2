import { prescriptions } from "./prescriptions.ts";

export default { prescriptions };
