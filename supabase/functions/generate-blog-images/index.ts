import { createHostedHandler } from "../_shared/hosted/hosted.ts";
import { generateBlogImages } from "./handler.ts";

Deno.serve(createHostedHandler(generateBlogImages));
