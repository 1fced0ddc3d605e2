import type { AuthHandler } from "./room.ts";

/** GET /settings: what this server can do, in GoTrue's list. Addresses must be confirmed. */
export const settings: AuthHandler = async () =>
  Response.json({
    external: { anonymous_users: false, email: true, phone: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
  });

/** GET /health */
export const health: AuthHandler = async () =>
  Response.json({
    name: "GoTrue",
    description: "An auth server that speaks GoTrue's wire",
  });
