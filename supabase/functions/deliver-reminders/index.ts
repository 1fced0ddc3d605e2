import { createHostedHandler } from "../_shared/hosted/hosted.ts";
import { deliverReminders } from "./handler.ts";

Deno.serve(createHostedHandler(deliverReminders));
