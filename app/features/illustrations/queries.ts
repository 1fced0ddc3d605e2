import { queryOptions } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { listArticleImages } from "./data.ts";

/** Under the articles: changing one reloads this. */
export const articleImagesQuery = queryOptions({
  queryKey: ["articles", "images"] as const,
  queryFn: () => listArticleImages(browserDb()),
});
