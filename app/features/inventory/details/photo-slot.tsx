import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { addArea } from "#app/locale/browser-i18n.ts";
import { lazyDialog } from "#app/ui/dialog/lazy-dialog.ts";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import type { Failure } from "#domain/failure.ts";
import type { PhotoSection } from "./photo/photo-section.tsx";
import { PhotoProblem } from "./photo-problem.tsx";

type PhotoProps = ComponentProps<typeof PhotoSection>;

const SECTION = lazyDialog<PhotoProps>(async () => {
  const [code] = await Promise.all([import("./photo/photo-section.tsx"), addArea("box-photo")]);
  return code.PhotoSection;
});

/** The place of the photo of a box. Its code, its words and the client of files come once a box is opened. */
export function PhotoSlot(props: PhotoProps) {
  const [Section, setSection] = useState<ComponentType<PhotoProps> | undefined>(() =>
    SECTION.current(),
  );
  const [failure, setFailure] = useState<Failure>();

  useEffect(() => {
    if (Section || failure) return;
    let isWanted = true;
    SECTION.fetch().then(
      (fetched) => isWanted && setSection(() => fetched),
      (problem: unknown) => isWanted && setFailure(failureOf(problem)),
    );
    return () => {
      isWanted = false;
    };
  }, [Section, failure]);

  if (failure) return <PhotoProblem failure={failure} onRetry={() => setFailure(undefined)} />;
  return Section ? <Section {...props} /> : <Skeleton className="mt-5 h-12" />;
}
