/** What sends the actions of the outbox, which the pages of a member bring along: features do not know each other. */
import "#app/features/intakes/send-intakes.ts";
import "#app/features/reminders/send-answers.ts";
