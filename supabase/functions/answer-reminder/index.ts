import { createHostedHandler } from "../_shared/hosted/hosted.ts";
import { answerReminder } from "./handler.ts";

Deno.serve(createHostedHandler(answerReminder));
