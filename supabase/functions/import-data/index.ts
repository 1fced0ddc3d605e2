import { hosted } from "../_shared/hosted.ts";
import { importData } from "./handler.ts";

Deno.serve(hosted(importData));
