import { hosted } from "../_shared/hosted/hosted.ts";
import { contact } from "./handler.ts";

Deno.serve(hosted(contact));
