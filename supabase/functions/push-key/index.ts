import { hosted } from "../_shared/hosted/hosted.ts";
import { pushKey } from "./handler.ts";

Deno.serve(hosted(pushKey));
