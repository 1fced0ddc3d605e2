import { createHostedHandler } from "../_shared/hosted/hosted.ts";
import { importData } from "./handler.ts";

Deno.serve(createHostedHandler(importData));
