import { hosted } from "../_shared/hosted/hosted.ts";
import { answerReminder } from "./handler.ts";

Deno.serve(hosted(answerReminder));
