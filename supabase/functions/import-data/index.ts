import { hosted } from "../_shared/hosted/hosted.ts";
import { importData } from "./handler.ts";

Deno.serve(hosted(importData));
