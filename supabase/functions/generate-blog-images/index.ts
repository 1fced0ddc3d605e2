import { hosted } from "../_shared/hosted.ts";
import { generateBlogImages } from "./handler.ts";

Deno.serve(hosted(generateBlogImages));
