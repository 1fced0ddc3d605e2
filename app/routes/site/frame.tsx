import { Outlet } from "react-router";
import { SiteShell } from "./shell.tsx";

export default function SiteFrame() {
  return (
    <SiteShell>
      <Outlet />
    </SiteShell>
  );
}
