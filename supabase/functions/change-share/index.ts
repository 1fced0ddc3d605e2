import { createHostedHandler } from "../_shared/hosted/hosted.ts";
import { changeShare } from "./handler.ts";

Deno.serve(createHostedHandler(changeShare));
