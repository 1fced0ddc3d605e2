import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { helperLink } from "#app/features/helper-pages/helper-secret.ts";
import { PageForm } from "#app/features/helper-pages/page-form.tsx";
import { PageList } from "#app/features/helper-pages/page-list.tsx";
import { helperPagesQuery } from "#app/features/helper-pages/queries.ts";
import { ShownPage } from "#app/features/helper-pages/shown-page.tsx";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { profileName } from "#domain/profiles/profile.ts";
import { useHome } from "../home/home-query.ts";
import { PersonBoxes } from "./person-boxes.tsx";

/** What is shown: one page, or the form of a new one. */
type Shown = { readonly id: string; readonly link: string | null } | "form" | null;

export function AccountPages({ userId }: { userId: string }) {
  const t = useText();
  const { profiles } = useActiveProfile(userId);
  const home = useHome(userId);
  const pages = useQuery(helperPagesQuery(userId));
  const [shown, setShown] = useState<Shown>(null);
  if (!profiles || !home.data || !pages.data) {
    const error = home.error ?? pages.error;
    const retry = () => void Promise.all([home.refetch(), pages.refetch()]);
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={retry} />
    ) : (
      <SkeletonList rows={3} rowClassName="h-40" />
    );
  }
  const people = profiles
    .filter(({ level }) => level === "own")
    .map((profile) => ({ id: profile.id, name: profileName(profile) ?? t("profiles.nameless") }));
  const current = shown ?? (pages.data.length === 0 ? "form" : null);
  const isForm = current === "form";
  return (
    <div className="flex max-w-3xl flex-col gap-6 print:block print:max-w-none">
      <p className="max-w-prose print:hidden">{t("helper.level")}</p>
      <PageList
        userId={userId}
        shown={isForm ? null : (current?.id ?? null)}
        onShow={(id) => setShown({ id, link: null })}
        onEnded={(id) => !isForm && current?.id === id && setShown(null)}
      />
      {isForm ? (
        <PageForm
          userId={userId}
          people={people}
          previous={pages.data[0]}
          boxesOf={(person, given) => (
            <PersonBoxes profileId={person.id} home={home.data} {...given} />
          )}
          onMade={({ id, secret }) =>
            setShown({ id, link: helperLink(secret, window.location.origin) })
          }
        />
      ) : (
        <>
          <Button
            variant={current ? "secondary" : "primary"}
            className="self-start print:hidden"
            icon={<Plus aria-hidden="true" className="size-5" />}
            onClick={() => setShown("form")}
          >
            {t("helper.new")}
          </Button>
          {current && <ShownPage key={current.id} id={current.id} link={current.link} />}
        </>
      )}
    </div>
  );
}
