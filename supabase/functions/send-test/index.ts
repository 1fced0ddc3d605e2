import { hosted } from "../_shared/hosted/hosted.ts";
import { sendTest } from "./handler.ts";

Deno.serve(hosted(sendTest));
