import { hosted } from "../_shared/hosted/hosted.ts";
import { weeklyReport } from "./handler.ts";

Deno.serve(hosted(weeklyReport));
