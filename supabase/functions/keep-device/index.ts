import { hosted } from "../_shared/hosted/hosted.ts";
import { keepDevice } from "./handler.ts";

Deno.serve(hosted(keepDevice));
