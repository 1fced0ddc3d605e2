import { createHostedHandler } from "../_shared/hosted/hosted.ts";
import { pushKey } from "./handler.ts";

Deno.serve(createHostedHandler(pushKey));
