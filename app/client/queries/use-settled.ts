import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** Milliseconds for which a list waits for what will stand above it. */
const PATIENCE_MS = 1500;

/**
 * Whether a query has answered, has failed once, or was waited for long enough. A list that waits for what stands above it
 * does not move under the finger that is about to press one of its buttons.
 */
export function useSettled({
  status,
  failureCount,
}: Pick<UseQueryResult, "status" | "failureCount">): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate || status !== "pending" || failureCount > 0;
}
