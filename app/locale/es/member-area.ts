import { alerts } from "./alerts.ts";
import { conditions } from "./conditions.ts";
import { dashboard } from "./dashboard.ts";
import { firstAid } from "./first-aid.ts";
import { illness } from "./illness.ts";
import { intakes } from "./intakes.ts";
import { interactions } from "./interactions.ts";
import { inventory } from "./inventory.ts";
import { letters } from "./letters.ts";
import { lock } from "./lock.ts";
import { member } from "./member.ts";
import { notices } from "./notices.ts";
import { outbox } from "./outbox.ts";
import { pharmacies } from "./pharmacies.ts";
import { preferences } from "./preferences.ts";
import { profiles } from "./profiles.ts";
import { readiness } from "./readiness.ts";
import { reminders } from "./reminders.ts";
import { settings } from "./settings.ts";
import { sharing } from "./sharing.ts";
import { simpleScreen } from "./simple-screen.ts";
import { symptoms } from "./symptoms.ts";

export default {
  member,
  inventory,
  dashboard,
  firstAid,
  illness,
  intakes,
  interactions,
  letters,
  lock,
  alerts,
  conditions,
  notices,
  outbox,
  pharmacies,
  preferences,
  profiles,
  readiness,
  reminders,
  settings,
  sharing,
  simpleScreen,
  symptoms,
};
