import { hosted } from "../_shared/hosted/hosted.ts";
import { unsubscribe } from "./handler.ts";

Deno.serve(hosted(unsubscribe));
