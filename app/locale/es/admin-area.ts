import { admin } from "./admin.ts";
import { flags } from "./flags.ts";
import { illustrations } from "./illustrations.ts";
import { image } from "./image.ts";
import { siteSettings } from "./site-settings.ts";

export default { admin, flags, illustrations, image, siteSettings };
