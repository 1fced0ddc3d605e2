import { accountData } from "./account-data.ts";

export default { accountData };
