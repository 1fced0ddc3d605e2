import { createHostedHandler } from "../_shared/hosted/hosted.ts";
import { shareProfile } from "./handler.ts";

Deno.serve(createHostedHandler(shareProfile));
