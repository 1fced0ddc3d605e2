import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/site/locate.tsx"),
  layout("routes/site/frame.tsx", { id: "unprefixed" }, [route("auth", "routes/auth/doors.tsx")]),
  route(":locale", "routes/locale.tsx", [
    layout("routes/site/frame.tsx", [
      index("routes/site/home.tsx"),
      route("contact", "routes/site/contact.tsx"),
      route("login", "routes/auth/login.tsx"),
      route("register", "routes/auth/register.tsx"),
      route("recover", "routes/auth/recover.tsx"),
      route("auth/confirm", "routes/auth/confirm.tsx"),
      route("invitation", "routes/auth/invitation.tsx"),
      route("auth/new-password", "routes/auth/new-password.tsx"),
    ]),
    layout("routes/auth/gate.tsx", [
      layout("routes/member/frame.tsx", [
        route("dashboard", "routes/member/dashboard.tsx"),
        route("inventory", "routes/member/inventory.tsx"),
        route("activity", "routes/member/activity.tsx"),
        route("alerts", "routes/member/alerts.tsx"),
        route("profile", "routes/member/profile.tsx"),
        route("profile/manage", "routes/member/profile-manage.tsx"),
        route("settings", "routes/member/settings.tsx"),
      ]),
    ]),
    route("*", "routes/site/nowhere.tsx"),
  ]),
] satisfies RouteConfig;
