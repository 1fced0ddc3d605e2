import { useQuery } from "@tanstack/react-query";
import { useText } from "#app/locale/text.tsx";
import { overviewQuery } from "../queries.ts";
import { AdminPageCard } from "./admin-page-card.tsx";
import { adminPagesOf, GROUPS } from "./admin-pages.ts";
import { OverviewTiles } from "./overview-tiles.tsx";

/** The state of the installation, and a card for each part of the back-office that there is. */
export function AdminHome() {
  const t = useText();
  const { data: overview } = useQuery(overviewQuery);
  const unread = overview?.unreadMessages ?? 0;
  const groups = GROUPS.map((group) => ({ group, pages: adminPagesOf(group) }));
  return (
    <>
      <section aria-labelledby="overview" className="flex flex-col gap-3">
        <h2 id="overview" className="text-lg">
          {t("admin.overview.title")}
        </h2>
        <OverviewTiles />
      </section>
      {groups
        .filter(({ pages }) => pages.length > 0)
        .map(({ group, pages }) => (
          <section key={group} aria-labelledby={`places-${group}`} className="flex flex-col gap-3">
            <h2 id={`places-${group}`} className="text-lg">
              {t(`admin.groups.${group}`)}
            </h2>
            <ul className="grid gap-4 md:grid-cols-2">
              {pages.map((place) => (
                <li key={place.page}>
                  <AdminPageCard
                    adminPage={place}
                    news={
                      place.page === "messages" && unread > 0
                        ? t("admin.messages.unread", { count: unread })
                        : undefined
                    }
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}
