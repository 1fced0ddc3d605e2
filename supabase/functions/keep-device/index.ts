import { createHostedHandler } from "../_shared/hosted/hosted.ts";
import { keepDevice } from "./handler.ts";

Deno.serve(createHostedHandler(keepDevice));
