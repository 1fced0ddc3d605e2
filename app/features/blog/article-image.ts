/** The size in which the pictures of articles are drawn; any other is cut to its shape. */
export const ARTICLE_IMAGE = { width: 1024, height: 538 } as const;
