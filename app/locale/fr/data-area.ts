import { accountData } from "./account-data.ts";
import { accounts } from "./accounts.ts";

export default { accountData, accounts };
