import { hosted } from "../_shared/hosted.ts";
import { answerReminder } from "./handler.ts";

Deno.serve(hosted(answerReminder));
