import { accounts } from "./accounts.ts";
import { blog } from "./blog.ts";
import { contact } from "./contact.ts";
import { pages } from "./pages.ts";
import { site } from "./site.ts";
import { ui } from "./ui.ts";

export default { ui, site, accounts, contact, blog, pages };
