import { createHostedHandler } from "../_shared/hosted/hosted.ts";
import { weeklyReport } from "./handler.ts";

Deno.serve(createHostedHandler(weeklyReport));
