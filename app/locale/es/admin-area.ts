import { admin } from "./admin.ts";
import { illustrations } from "./illustrations.ts";
import { image } from "./image.ts";

export default { admin, illustrations, image };
