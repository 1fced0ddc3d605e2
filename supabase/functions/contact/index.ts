import { createHostedHandler } from "../_shared/hosted/hosted.ts";
import { contact } from "./handler.ts";

Deno.serve(createHostedHandler(contact));
