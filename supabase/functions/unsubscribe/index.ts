import { createHostedHandler } from "../_shared/hosted/hosted.ts";
import { unsubscribe } from "./handler.ts";

Deno.serve(createHostedHandler(unsubscribe));
