import type {
  Outcome,
  ReminderChannels,
  ReminderMessage,
} from "#supabase/functions/_shared/reminder-message.ts";

/** Push services and mail servers that record the messages, and respond as configured. */
export interface FakeChannels extends ReminderChannels {
  /** Every message as it came, a second copy too. */
  readonly received: ReminderMessage[];
  /** What the next messages meet with. */
  answer: (message: ReminderMessage) => Outcome | Promise<Outcome>;
}

export function fakeChannels(): FakeChannels {
  const received: ReminderMessage[] = [];
  const take = async (message: ReminderMessage) => {
    received.push(message);
    return fake.answer(message);
  };
  const fake: FakeChannels = {
    received,
    answer: () => ({ kind: "sent" }),
    push: take,
    email: take,
  };
  return fake;
}
