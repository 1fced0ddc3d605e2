import type { AuthHandler } from "./auth-context.ts";

/**
 * GET /settings: what this server can do, in GoTrue's list. Addresses must be confirmed.
 * @param checksLeaks whether new passwords are looked up among leaked ones, which GoTrue does not tell;
 * the name is that of Supabase's own setting
 */
export const createSettings =
  (checksLeaks: boolean): AuthHandler =>
  async () =>
    Response.json({
      external: { anonymous_users: false, email: true, phone: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: "",
      saml_enabled: false,
      password_hibp_enabled: checksLeaks,
    });

/** GET /health */
export const health: AuthHandler = async () =>
  Response.json({
    name: "GoTrue",
    description: "An auth server that speaks GoTrue's wire",
  });
