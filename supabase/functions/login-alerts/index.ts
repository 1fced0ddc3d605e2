import { createHostedHandler } from "../_shared/hosted/hosted.ts";
import { loginAlerts } from "./handler.ts";

Deno.serve(createHostedHandler(loginAlerts));
