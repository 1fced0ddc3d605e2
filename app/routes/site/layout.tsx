import { Outlet } from "react-router";
import { addArea } from "#app/locale/browser-i18n.ts";
import { SiteShell } from "./site-shell.tsx";

/** The document of a page for visitors has their words. */
export function loader() {
  return null;
}

/** That of a signed-in page has not: on the way from there they are fetched. */
export async function clientLoader() {
  await addArea("site");
  return null;
}

export function shouldRevalidate() {
  return false;
}

export default function SiteLayout() {
  return (
    <SiteShell>
      <Outlet />
    </SiteShell>
  );
}
