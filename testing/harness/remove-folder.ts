import { rm } from "node:fs/promises";

/**
 * Removes the folder of a server that was killed. At night its restore drill may outlive it for some seconds, and
 * still writes there.
 */
export const removeFolder = (folder: string) =>
  rm(folder, { recursive: true, maxRetries: 20, retryDelay: 250 });
