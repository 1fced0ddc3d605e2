import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Two addresses each, with a locale and without. @param place tells the two apart */
const admin = (place: string) =>
  layout("routes/admin/gate.tsx", { id: `${place}-gate` }, [
    route("admin", "routes/admin/home.tsx", { id: `${place}-home` }),
    route("admin/blog", "routes/admin/blog.tsx", { id: `${place}-blog` }),
    route("admin/blog/new", "routes/admin/new-article.tsx", { id: `${place}-new-article` }),
    route("admin/blog/edit/:id", "routes/admin/edit-article.tsx", { id: `${place}-edit-article` }),
    route("admin/blog-image-generator", "routes/admin/blog-image-generator.tsx", {
      id: `${place}-blog-image-generator`,
    }),
    route("admin/flags", "routes/admin/flags.tsx", { id: `${place}-flags` }),
    route("admin/content", "routes/admin/content.tsx", { id: `${place}-content` }),
    route("admin/references", "routes/admin/references.tsx", { id: `${place}-references` }),
    route("admin/log", "routes/admin/log.tsx", { id: `${place}-log` }),
    route("admin/medicines", "routes/admin/medicines.tsx", { id: `${place}-medicines` }),
    route("admin/messages", "routes/admin/messages.tsx", { id: `${place}-messages` }),
    route("admin/users", "routes/admin/users.tsx", { id: `${place}-users` }),
  ]);

export default [
  index("routes/site/locate.tsx"),
  route("robots.txt", "routes/site/robots-txt.ts"),
  route("sitemap.xml", "routes/site/sitemap-xml.ts"),
  layout("routes/site/frame.tsx", { id: "unprefixed" }, [route("auth", "routes/auth/doors.tsx")]),
  layout("routes/auth/gate.tsx", { id: "unprefixed-gate" }, [
    layout("routes/member/frame.tsx", { id: "unprefixed-member" }, [
      route("recommended-pharmacies", "routes/member/recommended-pharmacies.tsx"),
      admin("unprefixed-admin"),
    ]),
  ]),
  route(":locale", "routes/locale.tsx", [
    route("manifest.webmanifest", "routes/site/manifest.ts"),
    route("blog/feed.xml", "routes/site/feed.ts"),
    layout("routes/site/frame.tsx", [
      index("routes/site/home.tsx"),
      route("faq", "routes/site/faq.tsx"),
      route("blog", "routes/site/blog.tsx"),
      route("blog/:slug", "routes/site/article.tsx"),
      route("about", "routes/site/about.tsx"),
      route("terms", "routes/site/terms.tsx"),
      route("privacy", "routes/site/privacy.tsx"),
      route("sitemap", "routes/site/sitemap.tsx"),
      route("contact", "routes/site/contact.tsx"),
      route("login", "routes/auth/login.tsx"),
      route("register", "routes/auth/register.tsx"),
      route("recover", "routes/auth/recover.tsx"),
      route("auth/confirm", "routes/auth/confirm.tsx"),
      route("invitation", "routes/auth/invitation.tsx"),
      route("unsubscribe", "routes/auth/unsubscribe.tsx"),
      route("account-deleted", "routes/auth/account-deleted.tsx"),
      route("auth/new-password", "routes/auth/new-password.tsx"),
      route("auth/second-step", "routes/auth/second-step.tsx"),
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
        route("settings/data", "routes/member/my-data.tsx"),
        admin("admin"),
      ]),
    ]),
    route("*", "routes/site/nowhere.tsx"),
  ]),
] satisfies RouteConfig;
