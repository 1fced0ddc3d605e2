import { admin } from "./admin.ts";
import { image } from "./image.ts";

export default { admin, image };
