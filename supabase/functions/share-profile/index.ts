import { hosted } from "../_shared/hosted.ts";
import { shareProfile } from "./handler.ts";

Deno.serve(hosted(shareProfile));
