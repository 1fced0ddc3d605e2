import { card } from "./card.ts";
import { conditions } from "./conditions.ts";
import { intakes } from "./intakes.ts";
import { profiles } from "./profiles.ts";
import { reminders } from "./reminders.ts";
import { symptoms } from "./symptoms.ts";

/** What the page behind the QR of an emergency card says, and no more: it is opened where each second counts. */
export default {
  card,
  conditions: { name: conditions.name },
  intakes: { quantity: intakes.quantity },
  profiles: { measure: profiles.measure },
  reminders: { schedule: reminders.schedule },
  symptoms: { emergency: symptoms.emergency },
};
