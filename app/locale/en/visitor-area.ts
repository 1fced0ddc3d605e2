import { example } from "./example.ts";
import { visitor } from "./visitor.ts";

export default { example, visitor };
