import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The back-office has each URL twice, with a locale and without. @param prefix keeps the route ids distinct */
const admin = (prefix: string) =>
  layout("routes/admin/admin-guard.tsx", { id: `${prefix}-guard` }, [
    route("admin", "routes/admin/home.tsx", { id: `${prefix}-home` }),
    route("admin/blog", "routes/admin/blog.tsx", { id: `${prefix}-blog` }),
    route("admin/blog/new", "routes/admin/new-article.tsx", { id: `${prefix}-new-article` }),
    route("admin/blog/edit/:id", "routes/admin/edit-article.tsx", { id: `${prefix}-edit-article` }),
    route("admin/blog-image-generator", "routes/admin/blog-image-generator.tsx", {
      id: `${prefix}-blog-image-generator`,
    }),
    route("admin/flags", "routes/admin/flags.tsx", { id: `${prefix}-flags` }),
    route("admin/content", "routes/admin/content.tsx", { id: `${prefix}-content` }),
    route("admin/references", "routes/admin/references.tsx", { id: `${prefix}-references` }),
    route("admin/log", "routes/admin/log.tsx", { id: `${prefix}-log` }),
    route("admin/medicines", "routes/admin/medicines.tsx", { id: `${prefix}-medicines` }),
    route("admin/messages", "routes/admin/messages.tsx", { id: `${prefix}-messages` }),
    route("admin/users", "routes/admin/users.tsx", { id: `${prefix}-users` }),
  ]);

export default [
  index("routes/site/detect-locale.tsx"),
  route("robots.txt", "routes/site/robots-txt.ts"),
  route("sitemap.xml", "routes/site/sitemap-xml.ts"),
  layout("routes/site/layout.tsx", { id: "unprefixed" }, [
    route("auth", "routes/auth/login-or-register.tsx"),
  ]),
  layout("routes/auth/session-guard.tsx", { id: "unprefixed-guard" }, [
    layout("routes/member/layout.tsx", { id: "unprefixed-member" }, [
      route("recommended-pharmacies", "routes/member/recommended-pharmacies.tsx"),
      admin("unprefixed-admin"),
    ]),
  ]),
  route(":locale", "routes/locale.tsx", [
    route("manifest.webmanifest", "routes/site/manifest.ts"),
    route("blog/feed.xml", "routes/site/feed.ts"),
    layout("routes/site/layout.tsx", [
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
    layout("routes/auth/session-guard.tsx", [
      layout("routes/member/layout.tsx", [
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
    route("*", "routes/site/not-found.tsx"),
  ]),
] satisfies RouteConfig;
