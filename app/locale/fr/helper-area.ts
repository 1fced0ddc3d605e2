import { helper } from "./helper.ts";
import { intakes } from "./intakes.ts";
import { reminders } from "./reminders.ts";
import { symptoms } from "./symptoms.ts";

/** What the page of a helper says, and the page on which one is made. */
export default {
  helper,
  intakes: { quantity: intakes.quantity },
  reminders: { schedule: reminders.schedule },
  symptoms: { emergency: symptoms.emergency },
};
