import { useEffect, useState } from "react";
import { pageRead } from "./page-read.ts";

/** Whether a quiet moment has come since the page is here, with what it reads. */
export function usePageRead(): boolean {
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    let isGone = false;
    void pageRead().then(() => {
      if (!isGone) setIsRead(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isRead;
}
