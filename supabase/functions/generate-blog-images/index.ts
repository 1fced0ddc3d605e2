import { hosted } from "../_shared/hosted/hosted.ts";
import { generateBlogImages } from "./handler.ts";

Deno.serve(hosted(generateBlogImages));
