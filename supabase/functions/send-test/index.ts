import { createHostedHandler } from "../_shared/hosted/hosted.ts";
import { sendTest } from "./handler.ts";

Deno.serve(createHostedHandler(sendTest));
