import { queryOptions } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { listArticleImages } from "./data.ts";

/** Under the articles: whoever changes one makes this be read again. */
export const articleImagesQuery = queryOptions({
  queryKey: ["articles", "images"] as const,
  queryFn: () => listArticleImages(browserDb()),
});
