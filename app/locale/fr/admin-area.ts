import { admin } from "./admin.ts";
import { articles } from "./articles.ts";
import { audit } from "./audit.ts";
import { flags } from "./flags.ts";
import { health } from "./health.ts";
import { illustrations } from "./illustrations.ts";
import { image } from "./image.ts";
import { inbox } from "./inbox.ts";
import { sheets } from "./sheets.ts";
import { siteSettings } from "./site-settings.ts";
import { tiers } from "./tiers.ts";
import { users } from "./users.ts";

export default {
  admin,
  articles,
  audit,
  flags,
  health,
  illustrations,
  image,
  inbox,
  sheets,
  siteSettings,
  tiers,
  users,
};
