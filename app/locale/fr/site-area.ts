import { accounts } from "./accounts.ts";
import { contact } from "./contact.ts";
import { site } from "./site.ts";
import { ui } from "./ui.ts";

export default { ui, site, accounts, contact };
