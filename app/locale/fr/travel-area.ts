import { travel } from "./travel.ts";

export default { travel };
