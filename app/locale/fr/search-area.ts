import { search } from "./search.ts";

export default { search };
