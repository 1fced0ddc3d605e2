import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { readSimpleSetting } from "#domain/simple-screen/simple-setting.ts";

const SimpleScreen = lazy(async () => ({
  default: (await import("./simple-screen.tsx")).SimpleScreen,
}));

/** Instead of every page, where this device is that of one person; the pages, where its setting is another account's. */
export function SimpleGate({
  userId,
  stored,
  children,
}: {
  userId: string;
  /** As the device keeps it. */
  stored: string;
  children: ReactNode;
}) {
  const setting = useMemo(() => readSimpleSetting(stored), [stored]);
  if (setting?.owner !== userId) return children;
  return (
    <Suspense>
      <SimpleScreen userId={userId} setting={setting} />
    </Suspense>
  );
}
