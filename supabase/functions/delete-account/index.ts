import { hosted } from "../_shared/hosted.ts";
import { deleteAccount } from "./handler.ts";

Deno.serve(hosted(deleteAccount));
