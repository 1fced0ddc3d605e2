import CalendarDays from "lucide-react/icons/calendar-days";
import FileText from "lucide-react/icons/file-text";
import Files from "lucide-react/icons/files";
import IdCard from "lucide-react/icons/id-card";
import UsersRound from "lucide-react/icons/users-round";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";

/** What is made of a profile for others, and the way to the other profiles. */
export function ProfileLinks() {
  const t = useText();
  return (
    <>
      <PageLink to="profile/card" icon={<IdCard aria-hidden="true" className="size-5" />}>
        {t("profiles.card")}
      </PageLink>
      <PageLink to="profile/prescriptions" icon={<Files aria-hidden="true" className="size-5" />}>
        {t("profiles.prescriptions")}
      </PageLink>
      <PageLink to="profile/report" icon={<FileText aria-hidden="true" className="size-5" />}>
        {t("profiles.report")}
      </PageLink>
      <PageLink to="profile/calendar" icon={<CalendarDays aria-hidden="true" className="size-5" />}>
        {t("profiles.calendar")}
      </PageLink>
      <PageLink to="profile/manage" icon={<UsersRound aria-hidden="true" className="size-5" />}>
        {t("profiles.manager.title")}
      </PageLink>
    </>
  );
}

function PageLink({ to, icon, children }: { to: string; icon: ReactNode; children: string }) {
  const path = useLocalePath();
  return (
    <Link to={path(to)} className={buttonClasses("secondary")}>
      {icon}
      {children}
    </Link>
  );
}
