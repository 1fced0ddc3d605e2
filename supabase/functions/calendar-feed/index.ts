import { createHostedHandler } from "../_shared/hosted/hosted.ts";
import { calendarFeed } from "./handler.ts";

Deno.serve(createHostedHandler(calendarFeed));
