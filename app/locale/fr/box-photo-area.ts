import { boxPhoto } from "./box-photo.ts";

export default { boxPhoto };
