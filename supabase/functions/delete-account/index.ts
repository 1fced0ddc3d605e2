import { createHostedHandler } from "../_shared/hosted/hosted.ts";
import { deleteAccount } from "./handler.ts";

Deno.serve(createHostedHandler(deleteAccount));
