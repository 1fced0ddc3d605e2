import { hosted } from "../_shared/hosted.ts";
import { sendTest } from "./handler.ts";

Deno.serve(hosted(sendTest));
